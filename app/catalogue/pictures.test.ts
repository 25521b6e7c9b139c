import { expect, it } from "vitest";
import { mainFirst, sectionOf } from "./pictures";

const section = { url: "/drawings/ipe-80/section.svg?v=2", is_main: false };
const main = { url: "/drawings/ipe-80/main.svg?v=2", is_main: true };
const photograph = { url: "/img/640/ipe-80.jpg", is_main: true };
const other = { url: "/img/640/ipe-80-2.jpg", is_main: false };

// Shows R5.4
it("puts the main picture first", () => {
	expect(mainFirst([section, main])).toEqual([main, section]);
});

it("shows the section of drawings and the main one of photographs", () => {
	expect(sectionOf([main, section])).toBe(section);
	expect(sectionOf([other, photograph])).toBe(photograph);
	expect(sectionOf([photograph, { ...main, is_main: false }, section])).toBe(photograph);
	expect(sectionOf([])).toBeUndefined();
});
