// The closed loop of the load test for another server: `node closed-loop.mjs Colyseus 127.0.0.1:1234 200 3 4` plays 200
// matches, whose tables are gathered before the clock starts, for 3 seconds to warm up and then for 4 seconds. It prints a line
// when the measured time begins, and at its end how many moves were made in it.

const [peer, address, matches, warm, measured] = process.argv.slice(2);
const { gather } = await import(`./${peer}/table.mjs`);

const late = setTimeout(() => {
  console.error("the tables were not gathered within a minute");
  process.exit(1);
}, 60_000);
const tables = [];
while (tables.length < Number(matches)) tables.push(await gather(address));
clearTimeout(late);

let moves = 0;
for (const table of tables) {
  const again = () => {
    moves++;
    table.play(again);
  };
  table.play(again);
}

// Stays awake: waking a process on another core is expensive on a virtual machine, and would be counted against the server.
const spin = () => setImmediate(spin);
spin();

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
await wait(warm);
const before = moves;
console.log("begins");
await wait(measured);
// The load test looks at what this program has used, and then ends it.
console.log(moves - before);
