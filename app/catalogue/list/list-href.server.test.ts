import { describe, expect, it } from "vitest";
import { grade, height, mass } from "../../../tests/support/filter-groups";
import { markets } from "../../platform/config/market";
import { requestedFilters, requireKnownFilters } from "./list-href.server";

const groups = [height, grade, mass];
const requestFor = (search: string) => new Request(`https://shop.example/categories/ipe-beams?${search}`);
const ask = (search: string) => requestedFilters(requestFor(search), markets.de, async () => ({ value: groups }));

/** Returns the parameters of the redirect, or null without a redirect. */
async function sentOn(search: string): Promise<Record<string, string> | null> {
	try {
		requireKnownFilters(requestFor(search), await ask(search), { value: groups });
		return null;
	} catch (thrown) {
		if (!(thrown instanceof Response)) throw thrown;
		expect(thrown.status).toBe(302);
		const url = new URL(thrown.headers.get("Location") ?? "", "https://shop.example");
		expect(url.pathname).toBe("/categories/ipe-beams");
		return Object.fromEntries(url.searchParams);
	}
}

const f = (filters: object) => `f=${encodeURIComponent(JSON.stringify(filters))}`;

describe("an address of a narrowed list", () => {
	it.each([
		"",
		"page=2&sort=name_asc",
		f({ grade: ["S235JR"], h: { min: 100, max: 200 } }),
		`page=3&${f({ mass: { min: 22.4 } })}`,
		f({ grade: ["S999"], h: [81] }),
	])("%j is right as it is", async (search) => expect(await sentOn(search)).toBeNull());

	// Shows R2.17, H2.9
	it.each([
		[
			"another spelling",
			`page=3&sort=name_asc&${f({ h: [100, 80], grade: ["S355J2"] })}`,
			{ page: "3", sort: "name_asc", f: '{"grade":["S355J2"],"h":[80,100]}' },
		],
		["a measure that is not here", `page=3&${f({ grade: ["S355J2"], dn: [50] })}`, { f: '{"grade":["S355J2"]}' }],
		["a range of words", f({ grade: { min: 1 } }), {}],
		["a word for a number", f({ h: ["hoch"] }), {}],
		["nothing", "f=%7B%7D&compare=1,2", { compare: "1,2" }],
		["f twice", "f=%7B%7D&f=%7B%7D", {}],
	])("goes on from %s", async (_, search, expected) => expect(await sentOn(search)).toEqual(expected));

	it.each(["f=%7Bbroken", "f=[]", f({ Grade: ["x"] }), f({ h: [{}] }), `f=${"x".repeat(3000)}`])("cannot be read: %s", async (search) => {
		expect(await ask(search)).toEqual({ filters: {}, status: 400, typed: {}, wrong: [] });
		expect(await sentOn(search)).toBeNull();
	});
});

describe("a form sent without scripts", () => {
	// Shows R4.13
	it("is sent on to the address of its choice, at the first page", async () => {
		expect(await sentOn("was=&v.grade=S355J2&v.grade=S235JR&min.h=0,1 m&max.h=&min.mass=&sort=name_asc&page=4&compare=3")).toEqual({
			sort: "name_asc",
			compare: "3",
			f: '{"grade":["S235JR","S355J2"],"h":{"min":100}}',
		});
	});
	it("in which nothing is chosen is the whole list", async () =>
		expect(await sentOn(`was=${encodeURIComponent('{"grade":["S235JR"]}')}&min.h=`)).toEqual({}));
	it("opens a group of the list as it is, and of another selection at its first page", async () => {
		const form = "was={}&was.page=3&open=h&sort=name_asc";
		expect(await sentOn(form)).toEqual({ page: "3", open: "h", sort: "name_asc" });
		expect(await sentOn(`${form}&v.grade=S355J2`)).toEqual({ open: "h", sort: "name_asc", f: '{"grade":["S355J2"]}' });
	});
	it("with a number that is none stays, with the rest of it in force", async () => {
		expect(await ask("was=&v.grade=S355J2&min.h=hoch&max.h=20 cm")).toEqual({
			filters: { grade: ["S355J2"], h: { max: 200 } },
			status: 422,
			typed: { "min.h": "hoch", "max.h": "20 cm" },
			wrong: ["min.h"],
		});
	});
	it("keeps the range before one that cannot be read", async () => {
		const was = encodeURIComponent('{"h":{"min":100,"max":200}}');
		expect((await ask(`was=${was}&min.h=hoch&max.h=200`)).filters).toEqual({ h: { min: 100, max: 200 } });
	});
});

describe("while it is not known what a list can be narrowed by", () => {
	const unknown = async () => null;

	// Shows R53.2
	it("a form that is sent leaves the list as it was", async () => {
		const sent = `was=${encodeURIComponent('{"grade":["S235JR"]}')}&v.grade=S355J2`;
		const found = await requestedFilters(requestFor(sent), markets.de, unknown);
		expect(found).toEqual({ filters: { grade: ["S235JR"] }, status: 503, typed: {}, wrong: [] });
	});

	it("an address stays as it is", async () => {
		const search = f({ dn: [50] });
		const requested = await requestedFilters(requestFor(search), markets.de, unknown);
		expect(() => requireKnownFilters(requestFor(search), requested, null)).not.toThrow();
	});
});
