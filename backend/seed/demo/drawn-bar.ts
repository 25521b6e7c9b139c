import { zlibSync } from "fflate";

const width = 480;
const height = 320;

/** The colour of a pixel: floor, steel lit from above, and rust towards the end of the bar. */
function colour(x: number, y: number, bend: number): [number, number, number] {
	const middle = height / 2 + bend * 160 * Math.max(0, x / width - 0.5) ** 2 * 4;
	const across = (y - middle) / 36;
	const grain = ((x * 7919 + y * 104_729) % 23) - 11;
	if (Math.abs(across) > 1) return [118 + grain, 112 + grain, 104 + grain];
	const light = 150 - 70 * Math.abs(across + 0.4) + grain / 2;
	const rust = bend === 0 ? Math.max(0, x / width - 0.6) * 2 : 0;
	return [light + 40 * rust, light - 30 * rust, light - 70 * rust];
}

/**
 * A picture of a bar as PNG, a photograph for demo claims.
 * @param bend 0 for a straight bar, which is rusty instead
 */
export function drawnBar(bend: number): Uint8Array {
	const pixels = new Uint8Array(height * (1 + 3 * width));
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			pixels.set(
				colour(x, y, bend).map((value) => Math.max(0, Math.min(255, Math.round(value)))),
				y * (1 + 3 * width) + 1 + 3 * x,
			);
	const header = new Uint8Array([...number(width), ...number(height), 8, 2, 0, 0, 0]);
	const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
	return Uint8Array.from([...signature, ...chunk("IHDR", header), ...chunk("IDAT", zlibSync(pixels)), ...chunk("IEND", new Uint8Array())]);
}

const number = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(name: string, content: Uint8Array): number[] {
	const body = [...name].map((letter) => letter.charCodeAt(0)).concat([...content]);
	return [...number(content.length), ...body, ...number(crc(body))];
}

/** The CRC-32 of a PNG chunk. */
function crc(bytes: readonly number[]): number {
	let value = 0xffffffff;
	for (const byte of bytes) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	}
	return (value ^ 0xffffffff) >>> 0;
}
