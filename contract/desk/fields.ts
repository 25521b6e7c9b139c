import * as z from "zod";
import { line } from "../fields";
import { maxCounted, pageSize } from "./lists";

/** The number in a path. The backend reads it in capitals, and answers an unknown one with 404. */
export const numbered = (what: string) => z.object({ number: z.string().min(1).max(100).describe(what) });

/** The body of a write that needs no words: {}. */
export const noWords = z.object({});

/** The answer of a write that has nothing to return. */
export const message = z.object({ message: z.string().describe("The result, as a sentence in English.") });

/** A number in the query string. */
export const numberInQuery = z.coerce.number<number | string>();

/** The position of a reader that follows orders or events. */
export const after = numberInQuery.int().min(0).default(0).describe("The cursor of the last answer; 0 for the start.");

export const followed = {
	cursor: z.number().int().describe("Send it with the next call, which continues after it."),
	has_more: z.boolean().describe("Whether there was more at the time of reading."),
};

export const page = numberInQuery
	.int()
	.min(1)
	.max(maxCounted / pageSize)
	.default(1)
	.describe(`The page, from 1, of ${pageSize} rows.`);

/** Words that find rows, each by its beginning. */
export const search = line(100).default("").describe('What somebody looks for; "" for everything.');

/** @param row a row of a list */
export const pageOf = <R extends z.ZodObject>(row: R) => ({
	rows: z.array(row).describe(`At most ${pageSize}.`),
	count: z
		.number()
		.int()
		.describe(`Number of rows on all pages; ${maxCounted + 1}: more than ${maxCounted}.`),
});
