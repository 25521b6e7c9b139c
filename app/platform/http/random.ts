/** A buffer of random bytes, because a runtime call for every few bytes would cost more than the rest of serving a cached page. */
const pool = new Uint8Array(8192);
let used = pool.length;

/** Returns random bytes, at most 64 at a time. It never returns a byte twice. */
export function randomBytes(count: number): Uint8Array {
	if (used + count > pool.length) {
		crypto.getRandomValues(pool);
		used = 0;
	}
	used += count;
	return pool.slice(used - count, used);
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** A random UUID (RFC 9562, version 4). */
export function randomUuid(): string {
	const bytes = randomBytes(16);
	let text = "";
	for (let index = 0; index < 16; index += 1) {
		const byte = bytes[index] ?? 0;
		if (index === 4 || index === 6 || index === 8 || index === 10) text += "-";
		text += hex[index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte];
	}
	return text;
}
