import { expect, it } from "vitest";
import { blocks } from "./text-blocks";

it("reads paragraphs, headings and lists, with or without blank lines between them", () => {
	const read = [
		{ kind: "heading", text: "Maße" },
		{ kind: "paragraph", text: "Zwei:" },
		{ kind: "list", items: ["hoch", "breit"] },
		{ kind: "heading", text: "Rest" },
	];
	expect(blocks("## Maße\n\nZwei:\n\n- hoch\n- breit\n\n## Rest")).toEqual(read);
	expect(blocks("## Maße\nZwei: \n- hoch\n- breit\n## Rest")).toEqual(read);
});

it("leaves tags as text", () =>
	expect(blocks("<script>alert(1)</script>")).toEqual([{ kind: "paragraph", text: "<script>alert(1)</script>" }]));
