import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-wasm";
import { drawing } from "../../backend/drawings/drawing";
import { accents, company, signPath } from "../../contract/company";
import { pictureSvg } from "../../worker/share-pictures/picture-svg";

const fonts = ["archivo-regular-2f8b4888.ttf", "archivo-bold-959ec718.ttf"].map(
	(file) => new Uint8Array(readFileSync(`public/fonts/${file}`)),
);

/**
 * Files of public/ that show the company's sign or name, generated from contract/company.ts. Keys are file names. @throws Error before
 * `initWasm` of @resvg/resvg-wasm
 */
export function brandFiles(): Record<string, Uint8Array | string> {
	return {
		"favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><title>${company.brand}</title><style>path{fill:${accents.light.accent}}@media(prefers-color-scheme:dark){path{fill:${accents.onDark}}}</style><path d="${signPath}"/></svg>\n`,
		"apple-touch-icon.png": icon(180, 120),
		"icon-192.png": icon(192, 120),
		"icon-512.png": icon(512, 320),
		// Systems crop it to a circle or a rounded square, so the sign stays within the central 80 %.
		"icon-maskable-512.png": icon(512, 267),
		"share.png": png(sharePicture()),
	};
}

/** @param size of the icon in px @param sign size of the sign in px, which takes 24 of the 26 units of its square */
function icon(size: number, sign: number): Uint8Array {
	const scale = sign / 24;
	const left = (size - 26 * scale) / 2;
	return png(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#fff"/><path transform="translate(${left} ${left}) scale(${scale})" fill="${accents.light.accent}" d="${signPath}"/></svg>`,
	);
}

/** For pages without a picture of their own. It contains every language, because pages in each use it. */
function sharePicture(): string {
	const [address] = company.email.split("@").slice(-1);
	return pictureSvg({
		brand: company.brand,
		above: "",
		title: "Teräs Stahl Teras Steel",
		below: `${company.name}, ${company.address.city}`,
		claim: address ?? "",
		drawing: drawing("i-beam", { h: 200, b: 100, s: 5.6, t: 8.5, r: 12 }, "main"),
	});
}

const png = (svg: string): Uint8Array =>
	new Resvg(svg, { font: { fontBuffers: fonts, loadSystemFonts: false, defaultFontFamily: "Archivo" } }).render().asPng();
