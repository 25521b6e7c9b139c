import { readFileSync } from "node:fs";
import { z } from "zod";
import { type CheckedList, checkList } from "../../app/bill/check-list.server";
import type { Backend } from "../../app/platform/backend/client.server";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import app from "../../backend/index";
import { type Language, languages } from "../../contract/locale";

const locales = { de: "de", en: "en", et: "ee", fi: "fi" } as const;

const corpusLine = z.object({
	/** The reason for the example. */
	why: z.string().optional(),
	locale: z.enum(languages),
	/** The table head above the line. */
	head: z.string().optional(),
	line: z.string(),
	expect: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("skip") }),
		z.object({ kind: z.literal("not in range"), position: z.string().optional() }),
		/** The line is ambiguous, and may show anything. */
		z.object({ kind: z.literal("asked") }),
		z.object({
			kind: z.literal("article"),
			quantity: z.number().nullable(),
			cutMm: z.number().nullable(),
			codes: z.array(z.string()),
			position: z.string().nullable(),
			/** The buyer's own number, expected as the cart line's reference. */
			reference: z.string().optional(),
			/** Whether the first candidate must be one of the codes. */
			first: z.boolean().optional(),
		}),
	]),
});
export type CorpusLine = z.output<typeof corpusLine>;

export const corpusOf = (name: string): CorpusLine[] =>
	z.array(corpusLine).parse(JSON.parse(readFileSync(`tests/corpus/${name}.json`, "utf8")));

/** Reads lists like the quick order, with the whole backend. */
export function quickOrderOf(db: D1Database): (text: string, language: Language) => Promise<CheckedList> {
	return (text, language) => {
		const backend: Backend = async (call, input) => {
			const headers = { Locale: locales[language], "Content-Type": "application/json", "Session-Id": "" };
			const answered = await app.request(
				call.path,
				{ method: call.method, headers, body: JSON.stringify(input?.body) },
				{ DB: db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
			);
			return call.answer.parse(await answered.json());
		};
		return checkList({ backend, texts: serverTexts(language) }, text, { picks: new Map(), supplies: new Map(), table: null });
	};
}
