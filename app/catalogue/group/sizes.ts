import type { Sizes } from "../../../contract/catalogue";
import { type Filters, isRange } from "../../../contract/filters";

export type SizeVariant = Sizes["variants"][number];

/** The place of the chosen option of each group. */
export type Choice = readonly number[];

/** @returns null where there is no such combination */
export const variantOf = ({ variants }: Sizes, choice: Choice): SizeVariant | null =>
	variants.find(({ options }) => options.every((option, group) => option === choice[group])) ?? null;

/** Whether there is a variant that has another option of one group, and of the others what is chosen. */
export const isOffered = (sizes: Sizes, choice: Choice, group: number, option: number): boolean =>
	variantOf(
		sizes,
		choice.map((held, index) => (index === group ? option : held)),
	) !== null;

/** What a row begins with: the first variant that its list is narrowed to and that can be had. */
export function firstChoice({ groups, variants }: Sizes, filters: Filters): Choice {
	const fits = ({ options }: SizeVariant) =>
		groups.every(({ code, options: all }, group) => {
			const filter = filters[code];
			const value = all[options[group] ?? -1]?.value;
			if (!filter || value === undefined) return true;
			if (!isRange(filter)) return filter.includes(value);
			return typeof value === "number" && value >= (filter.min ?? value) && value <= (filter.max ?? value);
		});
	const narrowed = variants.filter(fits);
	const known = narrowed.length > 0 ? narrowed : variants;
	return (known.find(({ suppliedVariant }) => suppliedVariant.availability !== "out") ?? known[0])?.options ?? [];
}

/** What holds of every variant, for a form that scripts do not keep up with its choice. */
export function commonRule({ variants }: Sizes): Pick<SizeVariant["suppliedVariant"], "availability" | "min_order" | "pack_size"> {
	const [first, ...others] = variants.map(({ suppliedVariant }) => suppliedVariant);
	const isOne = first && others.every(({ min_order, pack_size }) => min_order === first.min_order && pack_size === first.pack_size);
	const availability = variants.every(({ suppliedVariant }) => suppliedVariant.availability === "out") ? "out" : "available";
	return { availability, ...(isOne ? { min_order: first.min_order, pack_size: first.pack_size } : { min_order: 1, pack_size: 1 }) };
}

/** How a group of options stands in all rows of a list. */
export interface Choosing {
	code: string;
	/** Words that would take too many lines as buttons. */
	isSelect: boolean;
	/** Of the room that the options have, in parts: groups start at the same place in every row. */
	share: number;
}

const mostWords = 3;
/** Of what stands around an option, in characters. */
const around = 3;
/** A menu may end its words with dots. */
const narrowed = 0.75;
/** So many characters are a part. */
const part = 2;

/** The groups of all these products, each with room for its options in two lines. */
export function choosingOf(all: readonly Sizes[], shares: number): Choosing[] {
	const found = new Map<string, Sizes["groups"][number][]>();
	for (const { groups } of all) for (const group of groups) found.set(group.code, [...(found.get(group.code) ?? []), group]);
	return [...found].map(([code, groups]) => {
		const widths = groups.map(({ options }) => options.map(({ title }) => title.length + around));
		const isSelect = groups.some(({ kind, options }) => kind === "text" && options.length > mostWords);
		const longest = Math.max(...widths.flat());
		// What they count stands in a line of its own.
		const lines = groups.some(isCount) ? 1 : 2;
		const inLines = widths.map((row) => row.reduce((sum, width) => sum + width, 0) / lines);
		const characters = isSelect ? longest * narrowed : Math.max(longest, ...inLines);
		return { code, isSelect, share: Math.min(shares, Math.ceil(characters / part)) };
	});
}

/** What buyers compare by, in cents: per hundred of what comes in packs, else per kilogram. */
export function rateOf(
	{ groups }: Sizes,
	{ options, weight, suppliedVariant: { price } }: SizeVariant,
): { cents: number; isPer100: boolean } | null {
	const pack = groups.findIndex(({ code }) => code === "pack");
	const inPack = groups[pack]?.options[options[pack] ?? -1]?.value;
	if (typeof inPack === "number" && inPack > 0) return { cents: Math.round((price * 100) / inPack), isPer100: true };
	return weight > 0 ? { cents: Math.round((price * 1000) / weight), isPer100: false } : null;
}

/** Its options are figures that no unit explains: pieces in a pack. */
export const isCount = ({ unit, options }: Sizes["groups"][number]): boolean =>
	unit === "" && options.every(({ value }) => typeof value === "number");
