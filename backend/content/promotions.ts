import type * as z from "zod";
import { type deskPromotions, type PromotionData, promotionData, promotionName } from "../../contract/desk/content";
import { completeLanguages, eachLanguage, missingParts, promotionParts } from "../../contract/desk/text-parts";
import { languages } from "../../contract/locale";
import { Refused } from "../platform/refused";
import { presentVersions, type WrittenKind } from "./versions";

/** Promotions, which the shop shows on their days in each language that is complete. */
export const promotions: WrittenKind<typeof promotionData> = {
	kind: "promotion",
	names: promotionName,
	data: promotionData,
	check: checkPromotion,
	shown: [
		{
			table: "promotions",
			columns: ["name", "locale", "title", "text", "link", "start_date", "end_date"],
			name: "name",
			rows: (name, { is_shown, start, end, texts }) =>
				(is_shown ? completeLanguages(promotionParts, texts) : []).map((language) => {
					const { title, text, link } = texts[language];
					return [name, language, title, text, link, start || null, end || null];
				}),
		},
	],
};

const lastDay = "9999-12-31";

const overlaps = (one: PromotionData, other: PromotionData): boolean =>
	one.start <= (other.end || lastDay) &&
	other.start <= (one.end || lastDay) &&
	completeLanguages(promotionParts, one.texts).some((language) => completeLanguages(promotionParts, other.texts).includes(language));

/** @throws Refused invalid for days out of order, for days of another promotion, and for links to goods that do not exist */
async function checkPromotion(db: D1Database, name: string, data: PromotionData): Promise<void> {
	const { is_shown, start, end, texts } = data;
	const fields: Record<string, string[]> = {};
	if (end !== "" && end < start) fields.end = ["end.beforeStart"];
	if (is_shown && completeLanguages(promotionParts, texts).length === 0) fields.is_shown = ["published.nothing"];
	const others = await presentVersions(db, promotions);
	if (is_shown && others.some((other) => other.name !== name && other.data.is_shown && overlaps(data, other.data)))
		fields.start = ["promotion.overlaps"];
	for (const language of languages)
		if (await leadsNowhere(db, language, texts[language].link)) fields[`${language}.link`] = ["link.unknown"];
	if (Object.keys(fields).length > 0) throw new Refused("invalid", "The promotion cannot be stored like this.", undefined, fields);
}

const linked = {
	categories: "SELECT 1 FROM categories WHERE slug = ?2 AND hidden = 0 AND ?1 <> ''",
	products: "SELECT 1 FROM products WHERE slug = ?2 AND hidden = 0 AND ?1 <> ''",
	blog: "SELECT 1 FROM blogs WHERE slug = ?2 AND locale = ?1",
	faq: "SELECT 1 FROM faq WHERE slug = ?2 AND locale = ?1",
} as const;

/** Whether a link names a category, product, article or question that the shop does not show. The shop itself knows its other pages. */
async function leadsNowhere(db: D1Database, language: string, link: string): Promise<boolean> {
	const [, page, name] = /^\/(categories|products|blog)\/([^/?#]+)/.exec(link) ?? /^\/(faq)(?:\?[^#]*)?#(.+)$/.exec(link) ?? [];
	if (page !== "categories" && page !== "products" && page !== "blog" && page !== "faq") return false;
	return (await db.prepare(linked[page]).bind(language, name).first()) === null;
}

/** All promotions, the latest first. */
export async function promotionsAtDesk(db: D1Database): Promise<z.input<typeof deskPromotions.list.answer>> {
	const found = await presentVersions(db, promotions);
	const rows = found.map(({ data: { is_shown, start, end, texts }, ...saved }) => ({
		...{ ...saved, is_shown, start, end },
		texts: eachLanguage((language) => ({ title: texts[language].title, missing: missingParts(promotionParts, texts[language]) })),
	}));
	return { rows: rows.toSorted((one, other) => (`${one.start} ${one.name}` < `${other.start} ${other.name}` ? 1 : -1)) };
}
