import * as z from "zod";
import { call } from "../call";
import { message, numbered, numberInQuery } from "./fields";

/** When a version was stored, and by whom. */
export const savedVersion = z.object({
	version: z.number().int().describe("Version, from 1."),
	by: z.string().nullable().describe("The person who saved it; null: another system, or the shop came with it."),
	saved_at: z.string().describe("ISO time."),
	from: z.string().describe('First day of terms, ISO; "" for all else, which holds at once.'),
});
export type SavedVersion = z.output<typeof savedVersion>;

const version = z
	.number()
	.int()
	.min(0)
	.describe("The version that the caller read; 0 for a new one. Any other than the present one is refused.");
const stored = z.object({ version: z.number().int().describe("The version that is in force now.") });

interface Kind<D extends z.ZodType, R extends z.ZodRawShape> {
	/** The last part of its address: articles. */
	path: string;
	/** All of its address, if its calls are not those of the role content. */
	address?: string;
	/** "an article" */
	one: string;
	/** "Articles of the magazine" */
	many: string;
	/** Meaning of its name. */
	name: string;
	data: D;
	/** Facts in the list. */
	row: R;
}

/** The calls of a kind of text: each is stored as a whole, in all languages, and each version is kept. */
export function written<D extends z.ZodType, R extends z.ZodRawShape>({
	path,
	address = `/desk/content/${path}`,
	one,
	many,
	name,
	data,
	row,
}: Kind<D, R>) {
	const params = numbered(name);
	return {
		list: call({
			method: "GET",
			path: address,
			summary: `${many}, with what is missing`,
			answer: z.object({
				rows: z
					.array(z.object({ name: z.string().describe(name), ...savedVersion.shape, ...row }))
					.describe("All, in the order of the shop."),
			}),
		}),
		byName: call({
			method: "GET",
			path: `${address}/{number}`,
			summary: `A version of ${one}, and all its versions`,
			params,
			query: z.object({ version: numberInQuery.int().min(1).optional().describe("Default: the present one.") }),
			answer: z.object({
				name: z.string().describe(name),
				version: z.number().int().describe("The version of `data`."),
				data: data.describe("The version as a whole."),
				versions: z.array(savedVersion).describe("The latest 50, the present one first."),
			}),
		}),
		save: call({
			method: "POST",
			path: `${address}/{number}`,
			summary: `Stores a new version of ${one}, which the shop shows within a minute`,
			params,
			body: z.object({ version, data: data.describe("The new version as a whole.") }),
			answer: stored,
		}),
		restore: call({
			method: "POST",
			path: `${address}/{number}/restoration`,
			summary: `Stores a former version of ${one} as its new one`,
			params,
			body: z.object({ version, of: z.number().int().min(1).describe("The former version.") }),
			answer: stored,
		}),
		remove: call({
			method: "POST",
			path: `${address}/{number}/removal`,
			summary: `Deletes ${one} with all its versions`,
			params,
			body: z.object({ version }),
			answer: message,
		}),
	};
}
