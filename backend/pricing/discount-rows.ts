import * as z from "zod";
import { json } from "../db/rows";
import { titles, titlesOf } from "../db/translations";

/** A discount that has not ended. */
export const discountRow = z.object({
	id: z.number(),
	kind: z.enum(["line", "personal", "order"]),
	/** Hundredths of a per cent. */
	percent_bp: z.number(),
	/** Units of the line for a line discount, else cents of goods before discounts. */
	threshold: z.number(),
	/** ISO days by the company's clock. */
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	/**
	 * Goods of a line discount or of an account's discount, which otherwise covers all goods; a category includes all below it.
	 */
	categories: json(z.array(z.number())),
	product_id: z.number().nullable(),
	supplied_variant_id: z.number().nullable(),
	titles,
});
export type DiscountRow = z.output<typeof discountRow>;

const below = `(WITH RECURSIVE below (id) AS (SELECT d.category_id WHERE d.category_id IS NOT NULL
			UNION SELECT c.id FROM below b CROSS JOIN categories c ON c.parent_id = b.id)
		SELECT json_group_array(id) FROM below)`;

const columns = `d.id, d.kind, d.percent_bp, d.threshold, d.start_date, d.end_date, d.product_id, d.supplied_variant_id,
	${titlesOf("discount", "d.id")} AS titles,
	${below} AS categories`;

/** The discounts of a member's company, as discounts of the account. Negative ids keep them distinct from all others. */
const columnsOfCompany = `-d.id AS id, 'personal' AS kind, d.percent_bp, 0 AS threshold, NULL AS start_date, d.end_date, d.product_id,
	s.id AS supplied_variant_id, '{}' AS titles, ${below} AS categories`;
const tablesOfCompany = `team_members m CROSS JOIN teams t ON t.id = m.team_id
	CROSS JOIN company_price_lists l ON l.vat = t.vat AND l.replaced_at IS NULL CROSS JOIN company_discounts d ON d.list_id = l.id
	LEFT JOIN supplied_variants s ON s.variant_id = d.variant_id`;
/** A discount on an article without a supplier covers nothing. */
const isOnSomething = "(d.variant_id IS NULL OR s.id IS NOT NULL)";

/** The index of discounts for all uses this expression. */
const hasNotEnded = "coalesce(d.end_date, '9999-12-31') >= ?1";

/** Discounts for all that have not ended before a day by the company's clock (?1). */
export const discountsForAll = `SELECT ${columns} FROM discounts d WHERE d.user_id IS NULL AND ${hasNotEnded}`;

const userOfCart = "coalesce(c.user_id, (SELECT user_id FROM signed_in WHERE session_id = c.session_id))";

/**
 * Discounts for all, and those of the cart's account and its company, that have not ended before a day by the company's clock
 * (?1); ?2 is the cart's uuid. One row for each discount and supply, however many lines the cart has.
 */
export const discountsOfCart = `${discountsForAll}
	UNION ALL
	SELECT ${columns} FROM carts c
		CROSS JOIN discounts d ON d.user_id = ${userOfCart}
	WHERE c.uuid = ?2 AND ${hasNotEnded}
	UNION ALL
	SELECT ${columnsOfCompany} FROM carts c CROSS JOIN ${tablesOfCompany}
	WHERE c.uuid = ?2 AND m.user_id = ${userOfCart} AND ${isOnSomething} AND ${hasNotEnded}`;

/**
 * Discounts for all, and those of a session's account and its company, that have not ended before a day (?1); ?2 is the
 * session.
 */
export const discountsOfSession = `${discountsForAll}
	UNION ALL
	SELECT ${columns} FROM signed_in s CROSS JOIN discounts d ON d.user_id = s.user_id
	WHERE s.session_id = ?2 AND ${hasNotEnded}
	UNION ALL
	SELECT ${columnsOfCompany} FROM signed_in s CROSS JOIN ${tablesOfCompany}
	WHERE s.session_id = ?2 AND m.user_id = s.user_id AND ${isOnSomething} AND ${hasNotEnded}`;
