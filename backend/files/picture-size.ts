export type PictureType = "image/jpeg" | "image/png" | "image/webp";

/** @returns the size in pixels as displayed, or the reason why the picture is rejected. Nothing is decoded. */
export function pictureOf(type: PictureType, content: Uint8Array): Size | string {
	const size = sizesOf[type](new DataView(content.buffer, content.byteOffset, content.byteLength));
	if (!size || size.width === 0 || size.height === 0) return "is damaged: its header does not say how large it is";
	return isWhole[type](content) ? size : "is damaged: it ends before the picture does";
}

const text = (content: Uint8Array, from: number, to: number): string => new TextDecoder("latin1").decode(content.subarray(from, to));
export const isWebp = (content: Uint8Array): boolean => text(content, 0, 4) === "RIFF" && text(content, 8, 12) === "WEBP";

export type Size = { width: number; height: number };

/** Returns whether a picture is complete; other data may follow it. Previews within a JPEG end before its own data begin. */
const isWhole: Record<PictureType, (content: Uint8Array) => boolean> = {
	"image/png": (content) => text(content, 0, content.length).includes("IEND"),
	"image/jpeg": (content) => {
		const all = text(content, 0, content.length);
		return all.lastIndexOf("\xff\xd9") > all.lastIndexOf("\xff\xda");
	},
	"image/webp": (content) => new DataView(content.buffer, content.byteOffset).getUint32(4, true) + 8 <= content.length,
};

/** Reads the size from the header of each type; null if the header ends before it. */
const sizesOf: Record<PictureType, (view: DataView) => Size | null> = {
	"image/png": (view) => (view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }),
	"image/jpeg": jpegSize,
	"image/webp": webpSize,
};

/** Reads segments up to the first start of a frame (ITU T.81, B.2.2). Cameras rotate a picture by a tag in its Exif segment. */
function jpegSize(view: DataView): Size | null {
	let isTurned = false;
	for (let at = 2; at + 9 <= view.byteLength; ) {
		if (view.getUint8(at) !== 0xff) return null;
		const marker = view.getUint8(at + 1);
		// Fill bytes may precede a marker.
		if (marker === 0xff) {
			at++;
			continue;
		}
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) {
			const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
			return isTurned ? { width: height, height: width } : { width, height };
		}
		const length = view.getUint16(at + 2);
		if (marker === 0xe1 && at + 2 + length <= view.byteLength)
			isTurned ||= orientation(new DataView(view.buffer, view.byteOffset + at + 4, length - 2)) > 4;
		at += 2 + length;
	}
	return null;
}

/** From 1 to 8; from 5 on width and height are swapped (Exif 2.32, tag 0x0112). 1 without a tag. */
function orientation(segment: DataView): number {
	if (segment.byteLength < 14 || segment.getUint32(0) !== 0x45786966) return 1;
	const isLittle = segment.getUint16(6) === 0x4949;
	const directory = 6 + segment.getUint32(10, isLittle);
	if (directory + 2 > segment.byteLength) return 1;
	const count = segment.getUint16(directory, isLittle);
	for (let entry = directory + 2, left = count; left > 0 && entry + 12 <= segment.byteLength; entry += 12, left--)
		if (segment.getUint16(entry, isLittle) === 0x0112) return segment.getUint16(entry + 8, isLittle);
	return 1;
}

/** The first chunk is one of three (RFC 9649). */
function webpSize(view: DataView): Size | null {
	if (view.byteLength < 30) return null;
	const threeBytes = (at: number) => view.getUint8(at) + view.getUint16(at + 1, true) * 256;
	switch (view.getUint32(12)) {
		case 0x56503858: // VP8X
			return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
		case 0x5650384c: {
			// VP8L
			const bits = view.getUint32(21, true);
			return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
		}
		case 0x56503820: // VP8
			return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
		default:
			return null;
	}
}
