import type { Sizes } from "../../../contract/catalogue";
import { isRange } from "../../../contract/filter-text";
import type { Filters } from "../../../contract/filters";

type SizeVariant = Sizes["variants"][number];

/** The index of the chosen option of each group. */
export type Choice = readonly number[];

/** @returns null if the combination does not exist */
export const variantOf = ({ variants }: Sizes, choice: Choice): SizeVariant | null =>
	variants.find(({ options }) => options.every((option, group) => option === choice[group])) ?? null;

/** Returns whether a variant has this option and matches the choice in all other groups. */
export const isOffered = (sizes: Sizes, choice: Choice, group: number, option: number): boolean =>
	variantOf(
		sizes,
		choice.map((held, index) => (index === group ? option : held)),
	) !== null;

/**
 * Chooses the variant that each row starts with. It matches the filters and is available. Rows agree as far as
 * possible, so that a list has one grade and finish. Among equal variants the smallest pack wins.
 */
export function firstChoices(all: readonly Sizes[], filters: Filters): Choice[] {
	const found = all.map((sizes) => ({ sizes, choices: mayBegin(sizes, filters) }));
	const counts = new Map<string, number>();
	for (const { sizes, choices } of found) for (const key of keysOf(sizes, choices[0] ?? [])) counts.set(key, (counts.get(key) ?? 0) + 1);
	const rank = (sizes: Sizes, choice: Choice) => keysOf(sizes, choice).reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
	return found.map(({ sizes, choices }) => choices.toSorted((a, b) => rank(sizes, b) - rank(sizes, a))[0] ?? []);
}

const keysOf = ({ groups }: Sizes, choice: Choice): string[] =>
	groups.flatMap(({ code, options }, group) => (code === "pack" ? [] : `${code}=${options[choice[group] ?? -1]?.value}`));

/** @returns the available variants, or all if none is, the smallest pack first */
function mayBegin(sizes: Sizes, filters: Filters): Choice[] {
	const { groups, variants } = sizes;
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
	const offered = known.filter(({ suppliedVariant }) => suppliedVariant.availability !== "out");
	const begins = offered.length > 0 ? offered : known;
	return begins.toSorted((a, b) => (inPack(sizes, a) ?? 0) - (inPack(sizes, b) ?? 0)).map(({ options }) => options);
}

/**
 * Returns the choice itself if the variant exists, otherwise the nearest variant's.
 * @param group the group that the reader changed last, whose option stays
 */
export function nearestChoice({ variants }: Sizes, wanted: Choice, group?: number): Choice {
	const held = ({ options }: SizeVariant) =>
		options.reduce((sum, option, index) => sum + (option === wanted[index] ? (index === group ? options.length : 1) : 0), 0);
	const most = Math.max(...variants.map(held));
	return variants.find((variant) => held(variant) === most)?.options ?? wanted;
}

/** Returns the rule that all variants share, for a form without scripts. */
export function commonRule({ variants }: Sizes): Pick<SizeVariant["suppliedVariant"], "availability" | "min_order" | "pack_size"> {
	const [first, ...others] = variants.map(({ suppliedVariant }) => suppliedVariant);
	const isOne = first && others.every(({ min_order, pack_size }) => min_order === first.min_order && pack_size === first.pack_size);
	const availability = variants.every(({ suppliedVariant }) => suppliedVariant.availability === "out") ? "out" : "available";
	return { availability, ...(isOne ? { min_order: first.min_order, pack_size: first.pack_size } : { min_order: 1, pack_size: 1 }) };
}

export interface Choosing {
	code: string;
	/** True for a menu. Buttons would take more than one line of a row. */
	isSelect: boolean;
	/** The share of the width for options. A group starts at the same place in every row. */
	share: number;
}

const maxWords = 3;
/** The width of the space around an option and around a menu, in characters. */
const around = { button: 5, menu: 4.5 };
/**
 * The characters that fit in one line next to the filters at 1280 px, in the language with the widest other columns.
 */
const line = 50;
/** Bold capitals of a chosen button are wider than other characters. */
const capitals = 0.5;
/** The characters in one share. */
const part = 2;

/** Lays out the groups of all products. The widest become menus until all fit in one line. */
export function choosingOf(all: readonly Sizes[], shares: number): Choosing[] {
	const found = new Map<string, Sizes["groups"][number][]>();
	for (const { groups } of all) for (const group of groups) found.set(group.code, [...(found.get(group.code) ?? []), group]);
	const shown = [...found].map(([code, groups]) => {
		const counted = groups.some(isCount) ? countWords : 0;
		const widths = groups.map(({ options, code: kind, unit }) =>
			options.map(({ title }) => title.length + counted - (kind === "length" && unit === "mm" ? inMetres : 0)),
		);
		return {
			code,
			isSelect: groups.some(({ kind, options }) => kind === "text" && options.length > maxWords),
			buttons: Math.max(...widths.map((row) => row.reduce((sum, width) => sum + width + around.button, 0))),
			menu: Math.max(...widths.flat()) + around.menu,
		};
	});
	const widthOf = ({ isSelect, buttons, menu }: (typeof shown)[number]) => (isSelect ? menu : buttons);
	const byWidth = shown.toSorted((a, b) => b.buttons - a.buttons);
	for (const group of byWidth) if (shown.reduce((sum, one) => sum + widthOf(one), 0) > line) group.isSelect = true;
	return shown.map((group) => ({
		code: group.code,
		isSelect: group.isSelect,
		share: Math.min(shares, Math.ceil((widthOf(group) + (group.isSelect ? 0 : capitals)) / part)),
	}));
}

/** The characters of " Stück" after a figure. */
const countWords = 6;

/** "6 m" is one character shorter than "6000". */
const inMetres = 1;

/** Returns how many pieces a variant's pack holds, or null for goods that do not come in packs. */
export function inPack({ groups }: Sizes, { options }: Pick<SizeVariant, "options">): number | null {
	const pack = groups.findIndex(({ code }) => code === "pack");
	const value = groups[pack]?.options[options[pack] ?? -1]?.value;
	return typeof value === "number" && value > 0 ? value : null;
}

/** Recognises figures without a unit, which are pieces in a pack. */
const isCount = ({ kind, unit }: Sizes["groups"][number]): boolean => kind === "number" && unit === "";

/**
 * The prefix of the fields that choose a variant without scripts. A row sends its quantity as `pieces.<slug>` and
 * each group of options as `size.<slug>.<code>`. The value is JSON: "8.8" is a grade, 6000 a length.
 */
export const piecesPrefix = "pieces.";
export const piecesName = (slug: string): string => `${piecesPrefix}${slug}`;
export const sizeName = (slug: string, code: string): string => `size.${slug}.${code}`;
