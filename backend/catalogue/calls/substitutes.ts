import * as z from "zod";
import { availability, type catalogue, substituteBounds } from "../../../contract/catalogue";
import type { BackendLocale } from "../../../contract/locale";
import { isSoon } from "../../../contract/values/soon";
import type { ReadDatabase } from "../../db/reads";
import { json, rowsOf } from "../../db/rows";
import { languageOf } from "../../platform/language";
import { storedAttribute } from "../attributes";
import { listedVariants, listVariants, theseVariants, type VariantAnswer } from "../supplied-variants";

type Answer = z.input<typeof catalogue.substitutes.answer>;

/** Sizes on each side in which the same length, grade and finish are looked for. */
const sizes = 4;

/** The products next to the product `op`, on one side. */
const beside = (side: "<" | ">", order: "DESC" | "ASC"): string =>
	`SELECT id FROM (SELECT n.id FROM products n WHERE n.category_id = op.category_id AND n.position ${side} op.position AND n.hidden = 0
		ORDER BY n.position ${order} LIMIT ${sizes})`;

/**
 * Reads what might stand in for variants: those of the same product, and those with the same properties of the products next to it. Binds
 * their ids as a JSON array.
 */
export const substituteCandidates = `SELECT o.id AS wanted, v.id, p.id = op.id AS is_sibling, p.position - op.position AS step,
		o.attributes AS wanted_own, v.attributes AS own, op.attributes AS wanted_of_product, p.attributes AS of_product,
		p.norm = op.norm AND p.unit = op.unit AS is_of_kind, (SELECT price_cents FROM supplied_variants WHERE variant_id = o.id AND is_best = 1) AS wanted_cents,
		s.price_cents, s.availability, s.delivery_min, s.delivery_max, s.stock
	FROM json_each(?) wanted
	CROSS JOIN variants o ON o.id = wanted.value
	CROSS JOIN products op ON op.id = o.product_id
	CROSS JOIN products p ON p.id IN (SELECT op.id UNION ALL ${beside("<", "DESC")} UNION ALL ${beside(">", "ASC")})
	CROSS JOIN variants v ON v.product_id = p.id AND (p.id = op.id OR v.attributes = o.attributes)
	JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1
	WHERE p.hidden = 0 AND v.hidden = 0 AND s.availability <> 'out'`;

const attributes = json(z.array(storedAttribute));

const candidateRow = z.object({
	wanted: z.number(),
	id: z.number(),
	is_sibling: z.number(),
	step: z.number(),
	wanted_own: attributes,
	own: attributes,
	wanted_of_product: attributes,
	of_product: attributes,
	is_of_kind: z.number(),
	wanted_cents: z.number().nullable(),
	price_cents: z.number(),
	availability,
	delivery_min: z.number().nullable(),
	delivery_max: z.number().nullable(),
	stock: z.number().nullable(),
});

type Candidate = z.output<typeof candidateRow>;

/** Returns what can be had soon instead of each variant. A variant that does not exist is left out; one that is no longer sold is not. */
export async function substitutes(db: ReadDatabase, locale: BackendLocale, ids: readonly number[], within?: string): Promise<Answer> {
	const language = languageOf(locale);
	const asked = [...new Set(ids)];
	const found = rowsOf(candidateRow, await db.prepare(substituteCandidates).bind(JSON.stringify(asked)).all());
	const chosen = asked.map((id) => ({ id, picked: pick(found.filter(({ wanted }) => wanted === id)) }));
	const needed = [...new Set(chosen.flatMap(({ id, picked }) => (picked.length > 0 ? [id, ...picked] : [])))];
	const listed =
		needed.length > 0
			? await listVariants(db, language, db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(needed)), within)
			: [];
	const variants = new Map(listed.map((variant) => [variant.id, variant]));
	return chosen.flatMap(({ id, picked }) => {
		const wanted = variants.get(id);
		if (!wanted) return [];
		const instead = picked.flatMap((other) => variants.get(other) ?? []);
		return [{ id, substitutes: instead.map((variant) => ({ differences: differencesOf(wanted, variant), variant })) }];
	});
}

/**
 * Picks at most three: first another supplier of the same variant, then in turn a better grade, the next larger measures, another grade or
 * finish, the next size of the series, and the smaller ones. @returns ids of variants
 */
function pick(candidates: readonly Candidate[]): number[] {
	const soon = candidates.filter((one) =>
		isSoon({
			availability: one.availability,
			delivery: { min: one.delivery_min, max: one.delivery_max },
			stock: one.stock === null ? null : { quantity: one.stock },
		}),
	);
	const siblings = soon.filter(({ is_sibling }) => is_sibling === 1);
	const ways = [
		nearest(siblings, betterGrade),
		nearest(siblings, larger),
		nearest(siblings, otherProperty),
		nearest(soon, nextSize(1)),
		nearest(siblings, smaller),
		nearest(soon, nextSize(-1)),
	];
	const same = siblings.filter(({ id, wanted }) => id === wanted).map(({ id }) => id);
	const turns = Math.max(...ways.map(({ length }) => length));
	const inTurn = Array.from({ length: turns }, (_, turn) => ways.flatMap((way) => way[turn] ?? []));
	return [...same, ...inTurn.flat()].slice(0, substituteBounds.found);
}

/** How far a candidate is from the wanted variant in one way; null: it differs in another way, too. */
type Distance = (candidate: Candidate) => number | null;

const nearest = (candidates: readonly Candidate[], distance: Distance): number[] =>
	candidates
		.flatMap((candidate) => {
			const far = distance(candidate);
			return far === null ? [] : [{ id: candidate.id, far }];
		})
		.toSorted((one, other) => one.far - other.far || one.id - other.id)
		.map(({ id }) => id);

interface Changed {
	before: string | number | undefined;
	after: string | number | undefined;
}

/** The attributes with different values. */
function changes(before: Candidate["own"], after: Candidate["own"]): Changed[] {
	const values = new Map(after.map(({ code, value }) => [code, value]));
	const known = new Set(before.map(({ code }) => code));
	return [
		...before.map(({ code, value }) => ({ before: value, after: values.get(code) })),
		...after.filter(({ code }) => !known.has(code)).map(({ value }) => ({ before: undefined, after: value })),
	].filter((one) => one.before !== one.after);
}

/** By what share of the wanted ones measures grow, if all that change do; null: others change, too. */
function growth(changed: readonly Changed[], sign: 1 | -1): number | null {
	let sum = 0;
	for (const { before, after } of changed) {
		if (typeof before !== "number" || typeof after !== "number" || Math.sign(after - before) !== sign) return null;
		sum += Math.abs(after - before) / Math.max(Math.abs(before), 1);
	}
	return changed.length === 0 ? null : sum;
}

const larger: Distance = ({ wanted_own, own }) => growth(changes(wanted_own, own), 1);
const smaller: Distance = ({ wanted_own, own }) => growth(changes(wanted_own, own), -1);

/** One text differs, such as the grade or the finish; null if others do. */
function otherText({ wanted_own, own }: Candidate): Changed | null {
	const [only, ...more] = changes(wanted_own, own);
	return !only || more.length > 0 || typeof (only.after ?? only.before) === "number" ? null : only;
}

/** Yield strength and toughness of a structural steel (EN 10025-2): "S355J2". Null for other texts. */
function strengthOf(text: Changed["before"]): { strength: number; toughness: number } | null {
	const [, strength, toughness = ""] = /^S(\d{3})(JR|J0|J2|K2)?/.exec(String(text)) ?? [];
	return strength === undefined ? null : { strength: Number(strength), toughness: ["JR", "J0", "J2", "K2"].indexOf(toughness) };
}

/** Whether a grade does all that another one does, or less; null if they cannot be compared. */
function isBetter({ before, after }: Changed): boolean | null {
	const [had, has] = [strengthOf(before), strengthOf(after)];
	return had && has && has.strength >= had.strength && has.toughness >= had.toughness;
}

const priceStep = ({ wanted_cents, price_cents }: Candidate): number => Math.abs(price_cents - (wanted_cents ?? price_cents));

const betterGrade: Distance = (candidate) => {
	const changed = otherText(candidate);
	return changed && isBetter(changed) ? priceStep(candidate) : null;
};

/** The nearest price is nearest, if the finish differs or the grades cannot be compared. A lower grade is no substitute. */
const otherProperty: Distance = (candidate) => {
	const changed = otherText(candidate);
	return changed && isBetter(changed) === null ? priceStep(candidate) : null;
};

/** A product of the same kind, of which only measures differ, with the same length, grade and finish. */
const nextSize =
	(side: 1 | -1): Distance =>
	({ is_sibling, step, is_of_kind, wanted_of_product, of_product }) => {
		if (is_sibling === 1 || is_of_kind !== 1 || Math.sign(step) !== side) return null;
		const isOtherwise = changes(wanted_of_product, of_product).some(
			({ before, after }) => typeof before === "string" || typeof after === "string",
		);
		return isOtherwise ? null : Math.abs(step);
	};

/** Every attribute that differs, in the order of the table. */
function differencesOf(wanted: VariantAnswer, { attributes: after }: VariantAnswer): Answer[number]["substitutes"][number]["differences"] {
	const known = new Set(after.map(({ code }) => code));
	const all = [...after, ...wanted.attributes.filter(({ code }) => !known.has(code))];
	return all.flatMap(({ code, symbol, unit, title }) => {
		const [had, has] = [wanted.attributes, after].map((list) => list.find((one) => one.code === code)?.value ?? null);
		return had === has ? [] : [{ code, symbol, unit, title, before: had ?? null, after: has ?? null }];
	});
}
