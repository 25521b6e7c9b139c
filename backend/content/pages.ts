import * as z from "zod";
import { companyDay } from "../../contract/company";
import { type content, type InfoPageName, infoPages } from "../../contract/content";
import { type deskPages, type PageData, pageData } from "../../contract/desk/content";
import { eachLanguage, missingParts, pageParts } from "../../contract/desk/text-parts";
import { type BackendLocale, languages } from "../../contract/locale";
import { hasKnownWords } from "../../contract/seller/page-words";
import type { ReadDatabase } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import { notFound, Refused } from "../platform/refused";
import { presentVersions, type WrittenKind } from "./versions";

const isTerms = (name: string): boolean => name === "terms";

/** Pages of text. The shop reads their versions itself. */
export const pages: WrittenKind<typeof pageData> = {
	kind: "page",
	names: z.enum(infoPages),
	data: pageData,
	keepsAll: true,
	settled: (name, { from, texts }, isRestored) => ({
		from: !isTerms(name) ? "" : isRestored || from === "" ? companyDay(new Date()) : from,
		texts,
	}),
	check: checkPage,
	shown: [],
};

/**
 * @throws Refused invalid for words in double braces that nobody can fill in, and for terms that lack a part in some language or hold from a
 * day that is over
 */
async function checkPage(_db: D1Database, name: string, { from, texts }: PageData): Promise<void> {
	const fields: Record<string, string[]> = {};
	for (const language of languages)
		for (const part of pageParts) {
			const text = texts[language][part];
			if (!hasKnownWords(text, language)) fields[`${language}.${part}`] = ["words.unknown"];
			if (isTerms(name) && text === "") fields[`${language}.${part}`] = ["required"];
		}
	if (isTerms(name) && from < companyDay(new Date())) fields.from = ["from.past"];
	if (Object.keys(fields).length > 0) throw new Refused("invalid", "The page cannot be stored like this.", undefined, fields);
}

const shownText = z.object({ title: z.string(), intro: z.string(), description: z.string(), body: z.string() });
const pageRow = z.object({ version: z.number(), from: z.string(), text: json(shownText) });

/**
 * A page in the reader's language: the last version with all its parts. Only former terms can be asked for.
 * @throws Refused not_found
 */
export async function infoPage(
	db: ReadDatabase,
	locale: BackendLocale,
	{ name, version }: { name: InfoPageName; version: number | undefined },
): Promise<z.input<typeof content.page.answer>> {
	const texts = `$.texts.${languageOf(locale)}`;
	const isComplete = pageParts.map((part) => `data ->> '${texts}.${part}' <> ''`).join(" AND ");
	const found = await db
		.prepare(
			`SELECT version, data ->> '$.from' AS "from", data -> '${texts}' AS text FROM content_versions
			WHERE kind = 'page' AND name = ?1 AND (?2 IS NULL OR version = ?2) AND data ->> '$.from' <= ?3 AND ${isComplete} ORDER BY version DESC LIMIT 1`,
		)
		.bind(name, version ?? null, companyDay(new Date()))
		.all();
	const [row] = rowsOf(pageRow, found);
	if (!row || (version !== undefined && !isTerms(name))) throw notFound(`There is no page ${name}.`);
	const { text: shown, ...held } = row;
	return { ...held, ...shown };
}

/** All pages by name. */
export async function pagesAtDesk(db: D1Database): Promise<z.input<typeof deskPages.list.answer>> {
	const found = await presentVersions(db, pages);
	const rows = found.map(({ data: { texts }, ...saved }) => ({
		...saved,
		texts: eachLanguage((language) => ({ title: texts[language].title, missing: missingParts(pageParts, texts[language]) })),
	}));
	return { rows: rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}
