import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, inject, it } from "vitest";
import routes from "../../app/routes";
import { type Answer, ask } from "./ask";
import { type Form, Scene } from "./found-forms";
import { encoded, hostileText, marker, wellFormed } from "./hostile-text";
import { parameters, runsOf } from "./settings";
import { expectSound } from "./sound-answer";
import { stages } from "./stages";
import { Statuses } from "./statuses";

const where = { shop: inject("shop"), backend: inject("backend") };
const scenes = Object.entries(stages).map(([name, begin]) => new Scene(name, begin, where));
const found: { scene: Scene; name: string }[] = [];
for (const scene of scenes)
	for (const name of await scene.names()) if (!found.some((other) => other.name === name)) found.push({ scene, name });

/** What scripts send, or a mail's link, and no form of a page has. */
const token = "A".repeat(43);
const uuid = "00000000-0000-4000-8000-000000000000";
const bare: [string, [string, string][]][] = [
	[
		"/cart/count",
		[
			["uuid", uuid],
			["count", "3"],
		],
	],
	[
		"/cart/company",
		[
			["vat", "DE136695976"],
			["name", "Stahl"],
		],
	],
	["/events?name=Filter+Expanded&filter=grade", []],
	["/search/click?query=1&variant=1&position=1", []],
	[
		"/users/magic-link",
		[
			["token", token],
			["idem", uuid],
		],
	],
	[
		"/users/verify",
		[
			["token", token],
			["idem", uuid],
		],
	],
	[
		"/users/reset-password",
		[
			["token", token],
			["password", "Traeger200"],
			["confirmPassword", "Traeger200"],
			["idem", uuid],
		],
	],
	["/users/logout", []],
	["/users/too-many", []],
	[
		"/locale",
		[
			["locale", "fi"],
			["returnTo", "/shop"],
		],
	],
	["/nothing-here", [["a", "b"]]],
];

/** What is done with a field: left, sent with something else, left out, or sent twice. */
type Change = { kind: "keep" } | { kind: "mark" } | { kind: "say" | "twice"; text: string } | { kind: "drop" };
const change: fc.Arbitrary<Change> = fc.oneof(
	{ weight: 10, arbitrary: fc.constant({ kind: "keep" } as const) },
	{ weight: 6, arbitrary: hostileText.map((text) => ({ kind: "say", text }) as const) },
	{ weight: 1, arbitrary: hostileText.map((text) => ({ kind: "twice", text }) as const) },
	{ weight: 1, arbitrary: fc.constant({ kind: "drop" } as const) },
);
const strangeName = fc.oneof(
	hostileText.map((text) => text.slice(0, 200)),
	fc.constantFrom(
		"__proto__",
		"constructor.prototype",
		"a[b][c]",
		"a[]",
		"a.b.c",
		"__intent__",
		"amount.1",
		"amount.99999999",
		"shipping.vat",
		"emails[99999999]",
		"_data",
		"uuid",
		"price",
		"total",
		"user_id",
		"is_processed",
	),
);
const attempt = fc.record({
	// Mostly one field alone, since whatever is wrong with another one would end it before.
	only: fc.option(fc.nat({ max: 40 }), { freq: 3 }),
	changes: fc.array(change, { minLength: 8, maxLength: 24 }),
	more: fc.oneof(
		{ weight: 4, arbitrary: fc.constant<[string, string][]>([]) },
		{ weight: 1, arbitrary: fc.array(fc.tuple<[string, string]>(strangeName, hostileText), { minLength: 1, maxLength: 4 }) },
	),
	asData: fc.integer({ min: 0, max: 9 }).map((choice) => choice === 0),
});

const isFresh = (name: string, text: string): boolean => /(?:^|\.)idem/i.test(name) && text.length === 36;

interface Sent {
	changes: Change[];
	more: [string, string][];
	/** The place of the one field that is changed; null: all may be. */
	only: number | null;
}

const keep: Change = { kind: "keep" };

/** What says which form it is and what it is about: with a marker in it nothing else would be looked at. */
const isControl = (name: string): boolean =>
	/^(?:intent|view|choice|version|part|take|only|present|remove|token|userid|uuid|cartUuid|setId|itemId|suppliedVariantId|invitation|homepage|at)$|idem$/i.test(
		name,
	);

/** The first try of every form: what would break out of text, of values and of scripts, in all of its fields. */
const allMarked = { only: null, changes: [{ kind: "mark" } satisfies Change], more: [], asData: false };
const mark = `"'><${marker} ${marker}="&quot;"></script>`;

function bodyOf(form: Pick<Form, "fields">, { changes, more, only }: Sent): [string, string][] {
	const sent = form.fields.flatMap(([name, value], index): [string, string][] => {
		const isMeant = only === null || only % form.fields.length === index;
		const made = (isMeant && changes[index % changes.length]) || keep;
		// A key of its own, or nothing but the first try would be looked at.
		const kept = isFresh(name, value) ? crypto.randomUUID() : value;
		if (made.kind === "keep") return [[name, kept]];
		if (made.kind === "drop") return [];
		if (made.kind === "mark") return [[name, isControl(name) ? kept : mark]];
		return made.kind === "say"
			? [[name, made.text]]
			: [
					[name, kept],
					[name, made.text],
				];
	});
	return only === null ? [...sent, ...more] : sent;
}

const tried = new Set<string>();
const statuses = new Statuses();

async function send(
	path: string,
	fields: [string, string][],
	{ cookie, host, asData, isUpload }: { cookie: string; host: string; asData: boolean; isUpload: boolean },
): Promise<Answer> {
	const boundary = "----crossbar";
	const body = isUpload ? multipart(fields, boundary) : fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
	const [pathname = "", search] = path.replace(/#.*/, "").split("?");
	const asked = `${asData && pathname !== "/" ? `${pathname}.data` : pathname}${search === undefined ? "" : `?${search}`}`;
	tried.add(pathname);
	return ask(where.shop, {
		method: "POST",
		path: asked,
		host,
		headers: {
			Origin: `http://${host}:${new URL(where.shop).port}`,
			"Content-Type": isUpload ? `multipart/form-data; boundary=${boundary}` : "application/x-www-form-urlencoded",
			"Content-Length": String(Buffer.byteLength(body)),
			...(cookie ? { Cookie: cookie } : {}),
		},
		body,
	});
}

const multipart = (fields: [string, string][], boundary: string): string =>
	`${fields
		.map(([name, value]) => {
			const plain = wellFormed(name).replace(/["\r\n]/g, "_");
			const file = plain === "file" ? '; filename="list.csv"' : "";
			return `--${boundary}\r\nContent-Disposition: form-data; name="${plain}"${file}\r\n\r\n${wellFormed(value)}\r\n`;
		})
		.join("")}--${boundary}--\r\n`;

/** So often a scene begins again whose form is no longer there. */
const anew = 8;

describe("a form with whatever in its fields is answered soundly", () => {
	const runs = runsOf(1_000);
	it.each(found.map(({ scene, name }) => [`${scene.name}: ${name}`, scene, name] as const))(
		`${runs} × %s`,
		{ timeout: 3_600_000 },
		async (called, scene, name) => {
			let form = await scene.freshForm(name);
			let lost = 0;
			await fc.assert(
				fc.asyncProperty(attempt, async ({ asData, ...changed }) => {
					const { cookie, host } = scene;
					const answer = await send(form.path, bodyOf(form, changed), { cookie, host, asData, isUpload: form.isUpload });
					statuses.note(called, answer.status);
					expectSound(answer);
					// What has changed something may have changed the form.
					if (answer.status >= 400 && answer.status !== 404 && answer.status !== 409) return;
					const present = await scene.form(name);
					if (present) form = present;
					else if (++lost % anew === 0) form = await scene.freshForm(name);
				}),
				{ ...parameters(runs), examples: [[allMarked]] },
			);
		},
	);

	it.each(bare.map(([path, fields]) => [path, fields] as const))(`${runs} × %s`, { timeout: 3_600_000 }, async (path, fields) => {
		await fc.assert(
			fc.asyncProperty(attempt, async ({ asData, ...changed }) => {
				const answer = await send(path, bodyOf({ fields: [...fields] }, changed), {
					cookie: "",
					host: "de.localhost",
					asData,
					isUpload: false,
				});
				statuses.note(path, answer.status);
				expectSound(answer);
			}),
			{ ...parameters(runs), examples: [[allMarked]] },
		);
	});

	it("and none is left out: every route with an action was tried", () => {
		const open = routes.flatMap(({ path = "", file }) => {
			if (!/\baction\b[^;]*=|as action|function action/.test(readFileSync(`app/${file}`, "utf8"))) return [];
			const pattern = new RegExp(`^/${path.replace(/:\w+/g, "[^/]+").replace("*", ".+")}$`);
			return [...tried].some((one) => pattern.test(one)) ? [] : [path];
		});
		expect(open.filter((path) => path !== "users/company/invitation")).toEqual([]);
	});
});

afterAll(() => statuses.tell("Forms"));
