import { expect, it } from "vitest";
import { searchTerm, searchWords } from "./search-words";

it("takes what was typed as words with one space between them", () => {
	expect(searchWords("  IPE 200\t 6 m\u0000S355 ")).toBe("IPE 200 6 m S355");
	expect(searchWords(null)).toBe("");
	expect(searchWords("\u202eIPE\u202c \u2067200\u2069")).toBe("IPE 200");
	expect(searchWords("x".repeat(300))).toHaveLength(200);
});

// Shows R6.10
it("sends spaces as underscores", () => {
	expect(searchTerm("IPE 200 6 m")).toBe("IPE_200_6_m");
});

it.each(["", ".", "..", ". ."])("does not send %j, which would climb the path", (words) => {
	expect(searchTerm(words)).toBeNull();
});
