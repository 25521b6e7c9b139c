import fc from "fast-check";
import { hostileText, marker } from "./hostile-text";

/** Mutations of a field: unchanged, changed, omitted, or sent twice. */
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

/** The difference of a submission from the page's form. */
export const attempt = fc.record({
	// Mostly a single field, since an error in another one would hide it.
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
	/** Index of the single changed field; null: all may be changed. */
	only: number | null;
}

const keep: Change = { kind: "keep" };

/** Fields that identify the form and its subject: with a payload in them nothing else would be tested. */
const isControl = (name: string): boolean =>
	/^(?:intent|view|choice|version|part|take|only|present|remove|token|userid|uuid|cartUuid|setId|itemId|suppliedVariantId|invitation|homepage|at)$|idem$/i.test(
		name,
	);

/** The first attempt with every form: payloads that break out of text, attributes and scripts, in all fields. */
export const allMarked = { only: null, changes: [{ kind: "mark" } satisfies Change], more: [], asData: false };
const mark = `"'><${marker} ${marker}="&quot;"></script>`;

/** The form data of an attempt. */
export function changedFields(fields: [string, string][], { changes, more, only }: Attempt): [string, string][] {
	const sent = fields.flatMap(([name, value], index): [string, string][] => {
		const isMeant = only === null || only % fields.length === index;
		const made = (isMeant && changes[index % changes.length]) || keep;
		// A new form key, since the same one would replay the first response.
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
