/** Latin-1 as browsers mean it: with the signs that Windows has added, such as the euro. */
const latin1 = new TextDecoder("windows-1252");

const byte = (hex: string): string => encodeURIComponent(latin1.decode(Uint8Array.of(Number.parseInt(hex, 16))));

/** Percent-encoded bytes of Latin-1 as those of UTF-8: "Tr%E4ger" → "Tr%C3%A4ger". */
export const escapesFromLatin1 = (text: string): string => text.replace(/%([89a-f][\da-f])/gi, (_, hex: string) => byte(hex));

export const textFromLatin1 = (bytes: ArrayBuffer): string => latin1.decode(bytes);

/** Whether all percent-encoded bytes of a text are UTF-8. */
export function hasUtf8Escapes(text: string): boolean {
	try {
		for (const [bytes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
		return true;
	} catch {
		return false;
	}
}
