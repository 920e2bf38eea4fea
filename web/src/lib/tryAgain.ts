// Asking again when an answer may have got lost. Only for requests that do no more when they arrive twice.

/** Seconds to wait before each further try. */
const PAUSES = [0.5, 1, 2, 4];

const wait = (seconds: number) => new Promise<void>((done) => setTimeout(done, 1000 * seconds));

/** Does the work again as long as it fails in a way that is worth another try. */
export async function tryAgain<T>(work: () => Promise<T>, isWorthIt: (error: unknown) => boolean, pause = wait): Promise<T> {
  for (const seconds of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      await pause(seconds);
    }
  }
  return work();
}
