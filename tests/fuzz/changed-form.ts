import fc from "fast-check";
import { hostileText, marker } from "./hostile-text";

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

/** How a form is sent otherwise than its page has it. */
export const attempt = fc.record({
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

interface Attempt {
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
export const allMarked = { only: null, changes: [{ kind: "mark" } satisfies Change], more: [], asData: false };
const mark = `"'><${marker} ${marker}="&quot;"></script>`;

/** The fields of a form as an attempt sends them. */
export function changedFields(fields: [string, string][], { changes, more, only }: Attempt): [string, string][] {
	const sent = fields.flatMap(([name, value], index): [string, string][] => {
		const isMeant = only === null || only % fields.length === index;
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
