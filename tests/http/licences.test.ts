import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { licenceRow, shippedPackages } from "../../scripts/licences.mjs";

const shipped = shippedPackages();

/** Licences whose code may be shipped with a notice, whatever the shop's own licence. */
const allowed = new Set(["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "MPL-2.0", "Zlib"]);

it("what ships is named with version and licence, and nothing else is", () => {
	const rows = readFileSync("docs/licences.md", "utf8").match(/^\| (?!package|-).*\|$/gm);
	expect(shipped.length).toBeGreaterThan(20);
	expect(rows).toEqual(shipped.map(licenceRow));
});

it("ships under licences that allow it", () => {
	const parts = shipped.flatMap(({ name, licence }) => licence.split(" AND ").map((part) => [name, part.replace(/[()]/g, "")] as const));
	expect(parts.filter(([, part]) => !allowed.has(part))).toEqual([]);
});
