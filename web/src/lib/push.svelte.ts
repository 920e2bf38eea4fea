// Reminders that it is one's turn. While a table is open this page gives them itself (turnNotice.ts); while none is, the server does, by
// Web Push to the service worker `public/push-worker.js`. Nothing is asked or installed before the user switches it on.
import * as api from "./api";
import { known as knownTable, mine } from "./myTables.svelte";
import { person } from "./person.svelte";
import { randomHex } from "./seatKeys";
import { keep, language, read } from "./settings.svelte";

/** What the server knows of this browser. */
interface Device {
  /** The personal key that it is listed under; one of its own if the user has none. */
  key: string;
  endpoint: string;
  language: string;
  /** When the server was last told, in milliseconds since 1970. */
  at: number;
}

/** On; with push, if this browser has a push service. */
interface Reminding {
  device: Device | null;
}

const KEY = "cowbell.push";
/** The server forgets browsers that it has not heard of for a year. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

const stored = () => read<Reminding | null>(KEY, null);

export const reminding = $state<{ state: "off" | "on" | "open-only" | "blocked" }>({ state: found() });

function found(): "off" | "on" | "open-only" | "blocked" {
  const now = stored();
  if (!("Notification" in window) || Notification.permission !== "granted") return "off";
  return now === null ? "off" : now.device ? "on" : "open-only";
}

/** Whether this browser can show notifications at all. */
export const canRemind = (): boolean => "Notification" in window;

/** Asks the browser's leave, and has the server remind it; must follow a click. */
export async function remindMe(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return void (reminding.state = "blocked");
  keep(KEY, { device: null } satisfies Reminding);
  reminding.state = "open-only";
  await subscribe();
}

/** Reminds this browser no longer. */
export async function remindMeNoLonger(): Promise<void> {
  const device = stored()?.device;
  localStorage.removeItem(KEY);
  reminding.state = "off";
  const subscription = await (await worker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  if (device) await api.removeDevice(device.key, device.endpoint);
}

/** Tells the server what has changed: the personal key, the language, the address at the push service. */
export async function keepReminding(): Promise<void> {
  const now = stored();
  if (now === null || reminding.state === "off") return;
  const { device } = now;
  const owner = person.key ?? device?.key;
  const endpoint = (await (await worker())?.pushManager?.getSubscription())?.endpoint;
  const isKnown = device && device.endpoint === endpoint && device.key === owner && device.language === language() && Date.now() - device.at < WEEK;
  if (!isKnown) await subscribe();
}

/** Has the server remind this person of the seats that this browser plays at a table. */
export async function followTable(table: string): Promise<void> {
  const owner = person.key ?? stored()?.device?.key;
  const one = knownTable(table);
  if (!owner || !one || one.phase === "over") return;
  await Promise.all(one.own.flatMap((seat) => (one.tokens[seat] ? [api.follow(table, one.tokens[seat], owner).catch(() => {})] : [])));
}

const worker = async () => ("serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined);

async function subscribe(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const before = stored()?.device;
  try {
    await navigator.serviceWorker.register("/push-worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const { endpoint, keys } = (await subscriptionOf(pushManager, (await api.pushKey()).key)).toJSON();
    const device: Device = { key: person.key ?? before?.key ?? randomHex(20), endpoint: endpoint!, language: language(), at: Date.now() };
    await api.addDevice(device.key, { endpoint: device.endpoint, p256dh: keys!.p256dh!, auth: keys!.auth!, language: device.language });
    keep(KEY, { device } satisfies Reminding);
    reminding.state = "on";
    if (before && (before.key !== device.key || before.endpoint !== device.endpoint)) await api.removeDevice(before.key, before.endpoint).catch(() => {});
  } catch {
    // No push service, or it cannot be reached: reminders come while a table is open, and it is tried again with the next visit.
    return;
  }
  await Promise.all(mine.tables.map((one) => followTable(one.table)));
}

/** The subscription of this browser; a new one if the old one was for a server with another key. */
async function subscriptionOf(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  return manager.subscribe(options).catch(async (error: unknown) => {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  });
}
