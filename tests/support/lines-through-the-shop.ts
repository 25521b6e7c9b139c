import { readFileSync } from "node:fs";
import { z } from "zod";
import { type CheckedList, checkList, type ReaderChoices } from "../../app/bill/check-list.server";
import { picksOfAnswer } from "../../app/bill/group-answers";
import { wayOf } from "../../app/bill/ways";
import { withWay } from "../../app/bill/ways.server";
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

const backendOf =
	(db: D1Database, language: Language): Backend =>
	async (call, input) => {
		const headers = { Locale: locales[language], "Content-Type": "application/json", "Session-Id": "" };
		const answered = await app.request(
			call.path,
			{ method: call.method, headers, body: JSON.stringify(input?.body) },
			{ DB: db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
		);
		return call.answer.parse(await answered.json());
	};

const noChoices: ReaderChoices = { picks: new Map(), supplies: new Map(), table: null };

/** Reads lists like the quick order, with the whole backend. */
export function quickOrderOf(db: D1Database): (text: string, language: Language) => Promise<CheckedList> {
	return (text, language) => checkList({ backend: backendOf(db, language), texts: serverTexts(language) }, text, noChoices);
}

/** The lines of a list that one press of a way or a group's answer chooses an article for. */
export function answeredOf(db: D1Database): (text: string, answer: string) => Promise<number[]> {
	return async (text, answer) => {
		const checked = await quickOrderOf(db)(text, "de");
		const way = wayOf(answer);
		const picks = way
			? (await withWay({ backend: backendOf(db, "de") }, checked, noChoices, way)).picks
			: picksOfAnswer(checked.bill.questions, answer);
		return [...picks.keys()];
	};
}
