import { z } from "zod";

/** Attribute codes (grade, length) and what else narrows a list (availability, supplier, norm). */
const code = z.string().regex(/^[a-z][a-z0-9_]{0,30}$/);
const chosen = z
	.array(z.union([z.number(), z.string().min(1).max(80)]))
	.min(1)
	.max(50);
const between = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

/**
 * What a list is narrowed to, as the address and the calls have it in `f` (R2.17): by code, either chosen values, of which any
 * will do, or a range with both ends in it. All codes have to hold. Numbers are in the attribute's unit: mm, kg/m.
 * {"finish":["galvanised"],"length":{"min":6000,"max":12000}}
 */
export const filterValuesSchema = z
	.record(code, z.union([chosen, between]))
	.refine((filters) => Object.keys(filters).length <= 20, "tooMany");
export type Filters = z.output<typeof filterValuesSchema>;
export type Filter = Filters[string];
export type Range = z.output<typeof between>;

const longest = 2048;

/** @returns null where the text is no such JSON or longer than 2 KB; {} where there is none */
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
