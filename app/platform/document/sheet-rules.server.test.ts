import { describe, expect, it } from "vitest";
import { readSheet } from "./sheet-rules.server";
import { usedRules } from "./used-rules.server";

const used = (css: string | string[], ...classes: string[]) => usedRules([css].flat().map(readSheet), new Set(classes));

describe("of a style sheet, a page uses", () => {
	it.each([
		["rules without a class", "h1,table{margin:0}", "h1,table{margin:0}"],
		["rules of its classes", ".a{top:0}.b{top:1px}", ".a{top:0}"],
		["those of a list's selectors that can match", ".a,.b,td .a{top:0}", ".a,td .a{top:0}"],
		["selectors of which it has every class", ".a .b{top:0}.a>.a2:focus{top:1px}", ".a>.a2:focus{top:1px}"],
		["what only excludes a class", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
		["what takes one of several", ".a:is(:focus,.b,:not(:empty,.c))+.a2{top:0}", ".a:is(:focus,.b,:not(:empty,.c))+.a2{top:0}"],
		[
			"groups in groups",
			"@supports (a:b){@media (min-width:1px){.a{top:0}.b{top:0}}}",
			"@supports (a:b){@media (min-width:1px){.a{top:0}}}",
		],
		["faces of fonts", '@font-face{src:url("a,b;{")}.b{top:0}', '@font-face{src:url("a,b;{")}'],
		["strings with anything in them", `.a{content:"}.b{"}.b{content:'\\'}'}.a2{top:0}`, `.a{content:"}.b{"}.a2{top:0}`],
		[
			"motions that its rules name",
			"@keyframes k1{to{top:0}}@keyframes k2{to{top:0}}.a{animation:k1 1s}",
			".a{animation:k1 1s}@keyframes k1{to{top:0}}",
		],
	])("%s", (_, css, expected) => expect(used(css, "a", "a2")).toBe(expected));

	it.each([
		"@media print{.a{top:0}}",
		"@page{margin:0}",
		"@media (forced-colors:active){.a{top:0}}",
		".a:hover{top:0}",
		"img:after{top:0}",
		".b .a{top:0}",
	])("not at first: %s", (css) => expect(used(css, "a")).toBe(""));
});

it("layers keep their order, and each stands there once", () => {
	const css = used(["@layer reset;@layer ui;@layer reset{a{top:0}}@layer ui{.a{top:0}.b{top:0}}", "@layer ui;@layer ui{.a{top:1px}}"], "a");
	expect(css).toBe("@layer reset;@layer ui;@layer reset{a{top:0}}@layer ui{.a{top:0}.a{top:1px}}");
});

it("what stands there already is not repeated", () => {
	const sheets = [readSheet("@layer ui;@font-face{src:a}@layer ui{h1{top:0}.a,.b{top:0}.a .b{top:1px}@media (width>1px){.b{top:2px}}}")];
	expect(usedRules(sheets, new Set(["a", "b"]), new Set(["a"]))).toBe("@layer ui{.b{top:0}.a .b{top:1px}@media (width>1px){.b{top:2px}}}");
});
