import * as z from "zod";
import { type Language, languages } from "../../../contract/locale";
import { type Rows, rowsOf } from "../../db/inserts";
import { rowsOf as parsed } from "../../db/rows";
import { demoAccounts } from "./accounts";
import { type ReviewText, reviewTexts } from "./review-texts";

const deliveredOrder = z.object({
	id: z.number(),
	user: z.number(),
	/** ISO time of sending. */
	at: z.string(),
	certificate: z.number(),
	cut: z.number(),
	site: z.number(),
});
type DeliveredOrder = z.output<typeof deliveredOrder>;

const daysUntilReview = 12;
/** Orders between two reviews with text, so that reviews are spread over time. */
const apart = 6;
/** Intervals at which other orders were rated without text, and their ratings. */
const ratedOneIn = 8;
const wordless = [5, 4, 5, 5, 4, 5, 3, 5, 5, 4, 5, 2, 5, 4] as const;

const languagesOf = { FI: "fi", DE: "de", EE: "et" } as const satisfies Record<string, Language>;

/**
 * Reviews of the demo accounts' delivered orders. Requires the demo orders.
 * @param insert inserts rows into the database
 */
export async function demoReviews(db: D1Database, insert: (rows: Rows) => Promise<unknown>, now: Date): Promise<void> {
	const found = await db
		.prepare(
			`SELECT o.id, o.user_id AS user, o.processed_at AS at,
				EXISTS (SELECT 1 FROM cart_items WHERE cart_id = o.id AND certificate = 1) AS certificate,
				EXISTS (SELECT 1 FROM cart_items WHERE cart_id = o.id AND cut_length_mm > 0) AS cut,
				EXISTS (SELECT 1 FROM cart_forms WHERE cart_id = o.id AND type = 'shipping') AS site
			FROM orders o WHERE o.state = 'done' AND date(o.processed_at, ?1) <= date(?2)
			ORDER BY o.processed_at DESC, o.id DESC`,
		)
		.bind(`+${daysUntilReview} days`, now.toISOString())
		.all();
	for (const rows of reviewRows(parsed(deliveredOrder, found))) await insert(rows);
}

/** @param orders newest first */
export function reviewRows(orders: readonly DeliveredOrder[]): Rows[] {
	const left = [...orders];
	const written = reviewTexts.flatMap((review, place) => {
		const index = left.findIndex(
			(order, at) => at >= place * apart && order.user === demoAccounts[review.account].id && isTrueOf(review, order),
		);
		return left
			.splice(index, index < 0 ? 0 : 1)
			.map((order) => ({ order, review, language: languagesOf[demoAccounts[review.account].country] }));
	});
	const rated = left.filter((_, index) => index % ratedOneIn === 0);
	return [
		rowsOf(
			"reviews",
			["order_id", "rating", "text", "language", "written_on"],
			[
				...written.map(({ order, review, language }) => [order.id, review.rating, review.words[language], language, writtenOn(order)]),
				...rated.map((order, index) => [order.id, wordless[index % wordless.length] ?? null, "", "en", writtenOn(order)]),
			],
		),
		rowsOf(
			"review_translations",
			["order_id", "language", "text"],
			written.flatMap(({ order, review, language }) =>
				languages.filter((other) => other !== language).map((other) => [order.id, other, review.words[other]]),
			),
		),
	];
}

const isTrueOf = ({ about }: ReviewText, order: DeliveredOrder): boolean => about === "anything" || order[about] === 1;

function writtenOn({ at }: DeliveredOrder): string {
	const day = new Date(at);
	day.setUTCDate(day.getUTCDate() + daysUntilReview);
	return day.toISOString().slice(0, 10);
}
