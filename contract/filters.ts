import * as z from "zod";

/** A code of an attribute (grade, length) or of another filter (availability, supplier, norm). */
const code = z.string().regex(/^[a-z][a-z0-9_]{0,30}$/);
const chosen = z
	.array(z.union([z.number(), z.string().min(1).max(80)]))
	.min(1)
	.max(50);
const between = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

/**
 * Filters in the `f` parameter of addresses and calls (R2.17). By code: a list of values, any of which matches, or a range that includes
 * both ends.
 * All codes must match. Numbers are in the attribute's unit: mm, kg/m.
 * {"finish":["galvanised"],"length":{"min":6000,"max":12000}}
 */
export const filterValuesSchema = z
	.record(code, z.union([chosen, between]))
	.refine((filters) => Object.keys(filters).length <= 20, "tooMany");
export type Filters = z.output<typeof filterValuesSchema>;
export type Filter = Filters[string];
export type Range = z.output<typeof between>;

const longest = 2048;

/** @returns null if the text is not valid, or longer than 2 KB; {} without text */
export function readFilters(text: string | null | undefined): Filters | null {
	if (text === null || text === undefined || text === "") return {};
	if (text.length > longest) return null;
	try {
		const parsed = filterValuesSchema.safeParse(JSON.parse(text));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
