import { expect, it } from "vitest";
import { hasKnownWords, knownWords, withPageWords } from "./page-words";

it.each([
	["no words", true],
	["{{company}}, {{seller}} and {{brand}}", true],
	["{{brandOf}}", false],
	["{{constructor}}", false],
	["{{company}}}", true],
	["{{{company}}}", true],
	["{{company", false],
	["company}}", false],
	["{{ company }}", false],
	["{{com{{company}}pany}}", false],
])("%s: each word in double braces is known, %s", (text, isKnown) => expect(hasKnownWords(text, "en")).toBe(isKnown));

it("the languages differ in their words", () => {
	expect(hasKnownWords("{{brandInto}}", "fi")).toBe(true);
	expect(knownWords("et")).not.toContain("brandInto");
});

it("words are filled in once, and others are left", () =>
	expect(withPageWords("{{one}} {{two}}", new Map([["one", "{{two}}"]]))).toBe("{{two}} {{two}}"));
