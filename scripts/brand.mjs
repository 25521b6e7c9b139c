// npm run brand: regenerates the icons and pictures in public/ from contract/company.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm } from "@resvg/resvg-wasm";
import { commandLine } from "./lib/command-line.mjs";
import { load } from "./lib/load.mjs";

commandLine("npm run brand", {}, 0);
await initWasm(readFileSync("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
const { brandFiles } = await load("scripts/assets/brand-files.ts");
for (const [name, content] of Object.entries(brandFiles())) {
	writeFileSync(join("public", name), content);
	console.log(`public/${name}`);
}
