// Makes public/share.png, the share picture of pages without one of their own: npx vite-node scripts/assets/make-share-picture.ts
import { readFileSync, writeFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { drawing } from "../../backend/drawings/drawing";
import { company } from "../../contract/company";
import { pictureSvg } from "../../worker/share-pictures/picture-svg";

const fonts = ["archivo-regular-2f8b4888.ttf", "archivo-bold-959ec718.ttf"];

await initWasm(readFileSync("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
const [address] = company.email.split("@").slice(-1);
// In all languages, since pages in each of them use it.
const svg = pictureSvg({
	brand: company.brand,
	above: "",
	title: "Teräs Stahl Teras Steel",
	below: `${company.name}, ${company.address.city}`,
	claim: address ?? "",
	drawing: drawing("i-beam", { h: 200, b: 100, s: 5.6, t: 8.5, r: 12 }, "main"),
});
const fontBuffers = fonts.map((file) => new Uint8Array(readFileSync(`public/fonts/${file}`)));
writeFileSync(
	"public/share.png",
	new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: "Archivo" } }).render().asPng(),
);
