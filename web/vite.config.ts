import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
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

/** What is text is compressed once, here, and never while it is served. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
      const file = join(dir!, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

const languageOf = (path: string) => /cowbell-scene\/locales\/(\w+)\//.exec(path)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte(), fontLicence, compressed],
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
