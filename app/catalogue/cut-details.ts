import type { Format } from "../platform/i18n/format";

/** The figures of a message about a cut, in mm, as measures are written. */
export const cutDetails = (details: Record<string, number>, { measure }: Format): Record<string, string> =>
	Object.fromEntries(Object.entries(details).map(([name, value]) => [name, measure(value, "mm")]));
