import { expect, it } from "vitest";
import { dosText } from "./dos-text";

const bytes = (...codes: number[]) => Uint8Array.from(codes);

// Shows R74.6
it("decodes code page 850, and files whose letters are those of Windows or UTF-8", () => {
	expect(dosText(bytes(0x53, 0x74, 0x81, 0x63, 0x6b, 0x20, 0x9d, 0x20, 0xe1, 0x20, 0xf8, 0x43))).toBe("Stück Ø ß °C");
	expect(dosText(bytes(0x53, 0x74, 0xfc, 0x63, 0x6b, 0x20, 0xd8, 0x20, 0xdf))).toBe("Stück Ø ß");
	expect(dosText(new TextEncoder().encode("Stück Ø 12 m²"))).toBe("Stück Ø 12 m²");
	expect(dosText(bytes(0xfd, 0x84))).toBe("²ä");
	expect(dosText(new Uint8Array(200_000).fill(0x81))).toHaveLength(200_000);
});
