/// <reference path="./wasm.d.ts" />
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** Cuts of the shop's typeface (public/fonts/README.md). */
const fonts = ["/fonts/archivo-regular-2f8b4888.ttf", "/fonts/archivo-bold-959ec718.ttf"];

let ready: Promise<Uint8Array[]> | null = null;

/**
 * Renders an SVG as pixels. The renderer loads with the first picture: most isolates never need it.
 * @param svg with a width and a height
 * @returns a PNG
 */
export async function rasterise(svg: string, files: Fetcher): Promise<Uint8Array> {
	ready ??= prepare(files);
	// A failed load is retried with the next picture.
	const fontBuffers = await ready.catch((error: unknown) => {
		ready = null;
		throw error;
	});
	const drawn = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: "Archivo" } });
	try {
		const image = drawn.render();
		try {
			return image.asPng();
		} finally {
			image.free();
		}
	} finally {
		drawn.free();
	}
}

let initialised: Promise<void> | null = null;

async function prepare(files: Fetcher): Promise<Uint8Array[]> {
	const read = fonts.map(async (path) => {
		const found = await files.fetch(`http://files${path}`);
		if (!found.ok) throw new Error(`${path} is answered ${found.status}.`);
		return new Uint8Array(await found.arrayBuffer());
	});
	// Once per isolate: it throws when initialised twice.
	initialised ??= import("@resvg/resvg-wasm/index_bg.wasm").then((program) => initWasm(program.default));
	const [buffers] = await Promise.all([Promise.all(read), initialised]);
	return buffers;
}
