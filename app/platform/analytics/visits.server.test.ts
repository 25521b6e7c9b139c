import { expect, it } from "vitest";
import type { FilterGroup } from "../../../contract/catalogue";
import { listVisit, trackVisit, type Visit, visit } from "./visits.server";

const norm: FilterGroup = {
	...{ code: "norm", kind: "text", title: "Standard", symbol: "", unit: "", min: null, max: null },
	options: [{ value: "EN 10025-2", title: "EN 10025-2", count: 7 }],
};

/** The events of a visit from one address of the shop to another. */
function tracked(seen: Visit, address: string, from: string) {
	const events: [name: string, of?: unknown][] = [];
	const note = (...event: (typeof events)[number]) => void events.push(event);
	const cameFrom = new URL(from, "https://shop.example");
	trackVisit({ cameFrom, track: note, convert: note }, `https://shop.example${address}`, seen);
	return events;
}

const filtered = `/categories/beams.data?_routes=routes%2Fcategory&f=${encodeURIComponent('{"norm":["EN 10025-2"],"other":["x"]}')}`;

it.each<[Visit, string, string, string[]]>([
	[
		listVisit({ list: "category", slug: "beams", count: 7, groups: [norm], style: "table" }),
		filtered,
		"/categories/beams",
		["Filter Chosen", "Variant List Viewed"],
	],
	[{ to: "category", slug: "beams" }, "/categories/beams", "/products/ipe-200", ["Category Clicked"]],
	[{ to: "category", slug: "beams" }, "/categories/beams", "/categories/beams?page=2", []],
	[{ to: "product", slug: "ipe-200", isVariantOpen: false }, "/products/ipe-200", "/", ["Product Clicked", "view_content"]],
	[{ to: "variant", id: 7, slug: "ipe-200" }, "/products/ipe-200?showVariant=7", "/products/ipe-200", ["Variant Clicked", "view_content"]],
	[{ to: "contact", about: "quote" }, "/contact", "/", ["Contact Form Clicked"]],
])("a visit is tracked the same once it was stored: %j at %s from %s", (seen, address, from, names) => {
	const stored = visit.parse(JSON.parse(JSON.stringify(seen)));
	const events = tracked(stored, address, from);
	expect(events).toEqual(tracked(seen, address, from));
	expect(events.map(([name]) => name)).toEqual(names);
});
