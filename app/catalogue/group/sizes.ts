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
