import fc from "fast-check";
import { afterAll, describe, inject, it } from "vitest";
import { ask } from "./ask";
import { encoded, hostileText, inAddress, shortText } from "./hostile-text";
import { parameters, runsOf } from "./settings";
import { Statuses } from "./statuses";
import { expectValid } from "./valid-response";

const shop = inject("shop");
const statuses = new Statuses();
const host = fc.constantFrom("de.localhost", "fi.localhost", "en.localhost", "et.localhost", "localhost");
const far = { timeout: 3_600_000 };

describe("filters", () => {
	const codes = fc.constantFrom(
		"h",
		"b",
		"s",
		"t",
		"d",
		"length",
		"grade",
		"finish",
		"supplier",
		"availability",
		"price",
		"weight",
		"__proto__",
		"constructor",
		"toString",
	);
	const value = fc.oneof(
		fc.constantFrom<unknown>(
			"S355J2",
			"raw",
			"galvanised",
			200,
			-1,
			0,
			1e308,
			null,
			true,
			"",
			{},
			[],
			{ min: 1 },
			{ max: 10 },
			{ min: 10, max: 1 },
			{ min: "x" },
		),
		hostileText.map((text) => text.slice(0, 60)),
		fc.double(),
	);
	const object = fc.dictionary(
		fc.oneof({ weight: 5, arbitrary: codes }, { weight: 1, arbitrary: shortText }),
		fc.oneof(value, fc.array(value, { maxLength: 60 })),
		{ maxKeys: 24 },
	);
	const f = fc.oneof(
		{ weight: 6, arbitrary: object.map((made) => JSON.stringify(made)) },
		{ weight: 2, arbitrary: fc.json({ maxDepth: 5 }) },
		{ weight: 2, arbitrary: shortText },
		{ weight: 1, arbitrary: fc.integer({ min: 1, max: 600 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)) },
		{ weight: 1, arbitrary: fc.integer({ min: 1, max: 300 }).map((depth) => '{"h":'.repeat(depth)) },
	);
	const fields = fc.array(
		fc.tuple(
			fc.oneof(
				fc.tuple(fc.constantFrom("v.", "min.", "max."), codes).map((parts) => parts.join("")),
				fc.constant("was"),
				fc.constant("f"),
			),
			fc.oneof(inAddress, fc.constantFrom("200", "S355J2", "", "1,5", "-3")),
		),
		{ maxLength: 12 },
	);
	const lists = fc.constantFrom(
		"/categories/beams",
		"/products/ipe-200",
		"/new_search?search=ipe",
		"/products/ipe-200/variants.csv",
		"/categories/mesh",
		"/categories/beams.data",
	);
	const runs = runsOf(10_000);

	it(`${runs} × f`, far, async () => {
		await fc.assert(
			fc.asyncProperty(
				lists,
				fc.array(f, { minLength: 1, maxLength: 2 }),
				fields,
				fc.integer({ min: 0, max: 3 }),
				host,
				async (list, texts, more, choice, on) => {
					const search = [
						...texts.map((text) => `f=${encoded(text)}`),
						...(choice === 0 ? more.map(([name, text]) => `${encoded(name)}=${text}`) : []),
					];
					await sound("?f", `${list}${list.includes("?") ? "&" : "?"}${search.join("&")}`, on);
				},
			),
			parameters(runs),
		);
	});
});

describe("searches", () => {
	const pieces = fc.constantFrom(
		"ipe",
		"IPE200",
		"200",
		"6m",
		"6 m",
		"S355",
		"s355j2",
		"100x100x5",
		"100*100*5",
		"ø33,7",
		"CR-000123",
		"CR-",
		"raw",
		"feuerverzinkt",
		"teräs",
		"mesh",
		"zaun",
		'"',
		"'",
		"*",
		"AND",
		"OR",
		"NOT",
		"NEAR/3",
		"(",
		")",
		"-",
		"+",
		"^",
		":",
		"words:",
		"%",
		"_",
		"\\",
		",",
		".",
		"×",
		"/",
		"\u0000",
		"💥",
		"e\u0301",
		"\ufeff",
		"ﬁ",
		"İ",
		"ß",
	);
	const words = fc.oneof(
		{
			weight: 6,
			arbitrary: fc
				.array(pieces, { minLength: 1, maxLength: 9 })
				.chain((parts) => fc.constantFrom(" ", "", "  ", ",").map((between) => parts.join(between))),
		},
		{ weight: 3, arbitrary: shortText },
		{ weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 120 }) },
	);
	const at = fc.constantFrom(
		"/new_search?search=",
		"/new_search?search=",
		"/search/hits?search=",
		"/search/hits?q=",
		"/new_search.data?search=",
		"/faq?q=",
	);
	const runs = runsOf(10_000);

	it(`${runs} × search`, far, async () => {
		await fc.assert(
			fc.asyncProperty(at, words, host, (path, text, on) => sound("?search", path + encoded(text), on)),
			parameters(runs),
		);
	});
});

async function sound(name: string, path: string, on: string): Promise<void> {
	const answer = await ask(shop, { path, host: on });
	statuses.note(name, answer.status);
	expectValid(answer);
}

afterAll(() => statuses.tell("Filters and searches"));
