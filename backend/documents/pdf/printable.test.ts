import { expect, it } from "vitest";
import { printable } from "./printable";

const all = () => true;

// Shows H8.3
it("has no control characters except newlines, and no direction marks", () => {
	const hostile = "a\u0000b\u0007c\u001b[2Jd\u009fe\u202ef\u200bg\r\nh\ri\u2028j";
	expect(printable(hostile, all)).toBe("a b c [2Jd efg\nh\ni\nj");
});

// Shows H8.3
it("has a maximum length", () => {
	expect(printable("x".repeat(1_000_000), all)).toHaveLength(4000);
});
