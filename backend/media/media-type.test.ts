import { expect, it } from "vitest";
import { mediumOf } from "./media-type";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = (width: string, height: string) => bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${width}${height}\0\0\0\0IEND`);
/** A 640 × 480 frame after an orientation tag of the camera. */
const jpeg = (orientation: number) => {
	const exif = `Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`;
	return bytes(
		`\xff\xd8\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}\xff\xff\xc0\0\x11\b\x01\xe0\x02\x80\x03\xff\xda\0\0\xff\xd9`,
	);
};
const webp = (chunk: string) => bytes(`RIFF\0\0\0\0WEBP${chunk}`.padEnd(40, "\0"));
const picture = (type: string, width: number, height: number) => ({ type, size: { width, height } });

// Shows R45.2
it.each([
	["a PNG", png("\0\0\x06\x40", "\0\0\x04\xb0"), picture("image/png", 1600, 1200)],
	["a JPEG", jpeg(1), picture("image/jpeg", 640, 480)],
	["a JPEG that is shown turned", jpeg(6), picture("image/jpeg", 480, 640)],
	["a lossy WebP", webp("VP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x80\x02\xe0\x01"), picture("image/webp", 640, 480)],
	["a lossless WebP", webp("VP8L\0\0\0\0\x2f\x7f\xc2\x77\0"), picture("image/webp", 640, 480)],
	["a WebP with alpha", webp("VP8X\0\0\0\0\0\0\0\0\x7f\x02\0\xdf\x01\0"), picture("image/webp", 640, 480)],
	["a PDF", bytes("%PDF-1.7\n"), { type: "application/pdf", size: null }],
	["a drawing with scripts", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), expect.stringContaining("is neither a JPEG")],
	["a DXF", bytes("0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n"), expect.stringContaining("is neither a JPEG")],
	["a JPEG that ends early", bytes("\xff\xd8\xff\xe0\0\x10JFIF"), expect.stringContaining("is damaged")],
	["a JPEG that ends within its picture", jpeg(1).subarray(0, -2), "is damaged: it ends before the picture does"],
	["a PNG that ends within its picture", png("\0\0\x06\x40", "\0\0\x04\xb0").subarray(0, -2), expect.stringContaining("is damaged")],
	["a WebP that ends within its picture", bytes(`RIFF\xff\0\0\0WEBPVP8X`.padEnd(40, "\x01")), expect.stringContaining("is damaged")],
	["a picture without pixels", png("\0\0\0\0", "\0\0\0\x01"), expect.stringContaining("is damaged")],
	["a picture that is too wide", png("\0\0\x17\x71", "\0\0\0\x01"), "has 6001 × 1 pixels: at most 6000 on the longer side are taken"],
	["a picture that is too heavy", bytes("\xff\xd8\xff".padEnd(5_000_001, "\0")), "has 5.0 MB: at most 5.0 MB are taken"],
	["nothing", new Uint8Array(), expect.stringContaining("is neither a JPEG")],
])("%s is told by its content, with its size", (_, content, medium) => expect(mediumOf(content)).toEqual(medium));
