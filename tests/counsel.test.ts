import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { pages } from "../backend/seed/content/content-rows";

const sources = ["backend", "contract"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((path) =>
		path.endsWith(".ts") && !path.includes(".test.") ? [{ name: basename(path), text: readFileSync(join(folder, path), "utf8") }] : [],
	),
);

/** The slug of the next question or article after a comment; without one, the file. */
const marks = sources.flatMap(({ name, text }) => {
	const lines = text.split("\n");
	return lines.flatMap((line, at) =>
		line.includes("To be confirmed by") ? [/^\s*slug: "([^"]+)"/.exec(lines[at + 1] ?? "")?.[1] ?? name] : [],
	);
});

const places = readFileSync("docs/counsel.md", "utf8")
	.split("\n")
	.flatMap((line) => (/^\| (?!Who|---)/.test(line) ? [line.split("|")[2] ?? ""] : []));

const listed = places.flatMap((place) => [
	...[...place.matchAll(/`([\w-]+\.ts)`/g)].map(([, file]) => file ?? ""),
	...[...place.matchAll(/`(?:faq|blogs)` ([\w-]+(?:, [\w-]+)*)/g)].flatMap(([, slugs]) => (slugs ?? "").split(", ")),
]);

const distinct = (names: readonly string[]) => [...new Set(names)].sort();

it("texts to be confirmed are marked in the source, and listed for those who confirm them", () => {
	expect(listed.length).toBeGreaterThan(10);
	expect(distinct(marks)).toEqual(distinct(listed));
});

it("sections to be confirmed exist", () => {
	const ofPages = pages.flatMap(({ name, body }) => [...body.de.matchAll(/^## /gm)].map((_, index) => `${name}.${index + 1}`));
	const ofClaims = Object.keys(JSON.parse(readFileSync("locales/de/home.json", "utf8"))).map((key) => key.replace(/\.\w+$/, ""));
	const sections = places.flatMap((place) => [...place.matchAll(/`(\w+\.\d+)`/g)].map(([, section]) => section ?? ""));
	expect(sections.length).toBeGreaterThan(10);
	expect(sections.filter((section) => ![...ofPages, ...ofClaims].includes(section))).toEqual([]);
});
