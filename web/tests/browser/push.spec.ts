// Reminders from the switch to the notification: the browser subscribes, the server encrypts, a push service of our own decrypts by
// Node's cryptography, and the service worker shows what came. Only the push service's own way to the browser is replaced.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./server";
import { another, playTurn } from "./company";
import { create, sit } from "./play";

/** A push service with one browser. */
async function service() {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const auth = randomBytes(16);
  let arrive: (text: string) => void;
  const sent = new Promise<string>((done) => (arrive = done));
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.writeHead(201).end();
    arrive(decrypt(Buffer.concat(parts)));
  });
  const decrypt = (body: Buffer): string => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) => Buffer.from(hkdfSync("sha256", secret, salt, info, length));
    const secret = derive(key.computeSecret(sender), auth, Buffer.concat([Buffer.from("WebPush: info\0"), key.getPublicKey(), sender]), 32);
    const from = (name: string, length: number) => derive(secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
    const cipher = createDecipheriv("aes-128-gcm", from("aes128gcm", 16), from("nonce", 12));
    cipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).subarray(0, -1).toString();
  };
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/phone`;
  const keys = { p256dh: key.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { sent, subscription: { endpoint, keys }, close: () => server.close() };
}

test("a player who has closed the page is reminded when it is their turn", async ({ page, context, browser, baseURL }) => {
  const { sent, subscription, close } = await service();
  await context.grantPermissions(["notifications"], { origin: baseURL! });
  await page.addInitScript((subscription) => {
    // Chromium's own push service is out of reach here.
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription, endpoint: subscription.endpoint }) as never;
  }, subscription);
  const { table, tokens } = await create(page, "kuhlorado", { starter: 1, sheet: "K01" }, ["link", "link"]);
  await sit(page, table, tokens[0]!);
  const bo = await another(browser, baseURL!);
  await sit(bo, table, tokens[1]!, "Bo");
  await expect(bo.locator(".ask.mine")).toBeVisible();
  await expect(page.locator(".sentence")).toBeVisible();

  // Nothing is installed before the user wants it.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto("/mine");
  const told = page.waitForResponse((answer) => answer.url().endsWith(`/tables/${table}/push`) && answer.ok());
  await page.getByLabel("Notify me when it’s my turn").check();
  await told;
  await expect(page.getByText("Even when Cowbell is closed")).toBeVisible();

  await playTurn(bo);
  const data = await sent;
  expect(JSON.parse(data)).toMatchObject({ title: "It’s your turn in Kuhlorado", url: `/t/${table}` });

  // The push service would bring it to the worker.
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && found(registrations[0].registrationId)));
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", { origin: baseURL!, registrationId: await registered, data });
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, (one.data as { url: string }).url]));
  await expect.poll(shown).toEqual([["It’s your turn in Kuhlorado", `/t/${table}`]]);

  await page.getByLabel("Notify me when it’s my turn").uncheck();
  await expect(page.getByLabel("Notify me when it’s my turn")).not.toBeChecked();
  await bo.context().close();
  close();
});
