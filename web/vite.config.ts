import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// `npm run dev` draws from source and asks a `cowbell serve` on the usual port for everything else.
const server = process.env.COWBELL_SERVER ?? "http://127.0.0.1:7777";
const proxy = { "/api": { target: server, ws: true } };

/** The font goes where its licence goes. */
const fontLicence: Plugin = {
  name: "font-licence",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "nunito-licence.txt", source: readFileSync("node_modules/@fontsource-variable/nunito/LICENSE") });
  },
};

const languageOf = (path: string) => /cowbell-scene\/locales\/(\w+)\//.exec(path)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte(), fontLicence],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All texts of a language are one file: a visitor needs one language, and all of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageOf }] } } },
  },
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
});
