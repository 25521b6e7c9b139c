import * as z from "zod";

/** A part of a statement, with the values of its `?`. */
export interface SqlPart {
	sql: string;
	values: readonly (string | number)[];
}

export const rowsOf = <R extends z.ZodType>(row: R, result: D1Result | undefined): z.output<R>[] =>
	(result?.results ?? []).map((values) => row.parse(values));

export const json = <T extends z.ZodType>(content: T) =>
	z
		.string()
		.transform((text): unknown => JSON.parse(text))
		.pipe(content);

/**
 * SQL of the current time in the format of rows (UTC, whole seconds).
 * @param modifier "+30 minutes"
 */
export const now = (modifier?: string): string => `strftime('%Y-%m-%dT%H:%M:%SZ', 'now'${modifier ? `, '${modifier}'` : ""})`;
