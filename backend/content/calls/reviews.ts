import * as z from "zod";
import { type content, review } from "../../../contract/content";
import type { BackendLocale, Language } from "../../../contract/locale";
import type { ReadDatabase } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { languageOf } from "../../platform/language";

/** How many reviews with text are returned, newest first. */
const maxTexts = 6;

/** Only reviews of delivered orders count. */
const ofDelivered = "reviews r JOIN orders o ON o.id = r.order_id AND o.state = 'done'";

const figures = z.object({ count: z.number(), rating: z.number().nullable() });

/** Figures of all reviews of delivered orders, and the newest texts, translated into the reader's language if available. */
export async function reviews(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof content.reviews.answer>> {
	const [all, texts] = await db.batch([
		db.prepare(`SELECT COUNT(*) AS count, round(avg(r.rating), 1) AS rating FROM ${ofDelivered}`),
		db
			.prepare(
				`SELECT r.rating, coalesce(t.text, r.text) AS text, coalesce(t.language, r.language) AS language, r.language AS original,
					place.city, place.country, date(o.processed_at) AS ordered, r.written_on AS written
				FROM ${ofDelivered}
				JOIN cart_forms place ON place.cart_id = o.id AND place.type =
					coalesce((SELECT type FROM cart_forms WHERE cart_id = o.id AND type = 'shipping'), 'billing')
				LEFT JOIN review_translations t ON t.order_id = r.order_id AND t.language = ?1 AND r.language <> ?1
				WHERE r.text <> '' ORDER BY r.written_on DESC, r.order_id DESC LIMIT ?2`,
			)
			.bind(languageOf(locale), maxTexts),
	]);
	const [{ count, rating } = { count: 0, rating: null }] = rowsOf(figures, all);
	const language = languageOf(locale);
	return { rating, count, reviews: rowsOf(review, texts).map((one) => ({ ...one, city: placeName(one.city, language) })) };
}

/** Localized names of towns, by their native name. */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
	en: { Köln: "Cologne", München: "Munich", Nürnberg: "Nuremberg" },
	et: { Helsinki: "Helsingi" },
	fi: { Tallinn: "Tallinna", Tartu: "Tartto", Berlin: "Berliini", Hamburg: "Hampuri" },
};

const placeName = (town: string, language: Language): string => ownNames[language]?.[town] ?? town;
