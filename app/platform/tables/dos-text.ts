/** Code page 850 from 0x80 on, as programs of DOS write files. */
const dos =
	"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** The letters ä ö ü Ä Ö Ü ß of both code pages: each page has other, rare signs at the places of the other one. */
const dosLetters = new Set([0x84, 0x94, 0x81, 0x8e, 0x99, 0x9a, 0xe1]);
const windowsLetters = new Set([0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc, 0xdf]);

/** Decodes a file of programs of DOS: code page 850, unless it is UTF-8, or its German letters are those of Windows. */
export function dosText(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		let difference = 0;
		for (const byte of bytes) difference += Number(dosLetters.has(byte)) - Number(windowsLetters.has(byte));
		if (difference < 0) return new TextDecoder("windows-1252").decode(bytes);
		const parts: string[] = [];
		for (let at = 0; at < bytes.length; at += chunk)
			parts.push(
				Array.from(bytes.subarray(at, at + chunk), (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (dos[byte - 0x80] ?? ""))).join(""),
			);
		return parts.join("");
	}
}

const chunk = 50_000;
