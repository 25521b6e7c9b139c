import { base64url } from "./base64url";

/** Packs a text for an address or a hidden field. */
export async function packedText(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text);
	return base64url(await readAll(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw")), bytes.length + 100));
}

/** @throws if it is not packed text, or unpacks to more than the limit, in bytes, as an archive bomb does */
export async function unpackedText(packed: string, limit: number): Promise<string> {
	const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
	return new TextDecoder().decode(await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), limit));
}

async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of stream) {
		length += part.length;
		if (length > limit) throw new RangeError("The text is too long.");
		parts.push(part);
	}
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
