/// <reference path="./wasm.d.ts" />
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** The cuts of the shop's typeface as files (public/fonts/README.md). */
const fonts = ["/fonts/archivo-regular-2f8b4888.ttf", "/fonts/archivo-bold-959ec718.ttf"];

let ready: Promise<Uint8Array[]> | null = null;

/**
 * A picture in pixels. The program that draws it is read when the first picture is wanted: most of this Worker's life none is.
 * @param svg with a width and a height
 * @returns a PNG
 */
export async function rasterise(svg: string, files: Fetcher): Promise<Uint8Array> {
	ready ??= prepare(files);
	// A failure is not kept.
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

let begun: Promise<void> | null = null;

async function prepare(files: Fetcher): Promise<Uint8Array[]> {
	const read = fonts.map(async (path) => {
		const found = await files.fetch(`http://files${path}`);
		if (!found.ok) throw new Error(`${path} is answered ${found.status}.`);
		return new Uint8Array(await found.arrayBuffer());
	});
	// Once an isolate: it refuses to begin again.
	begun ??= import("@resvg/resvg-wasm/index_bg.wasm").then((program) => initWasm(program.default));
	const [buffers] = await Promise.all([Promise.all(read), begun]);
	return buffers;
}
