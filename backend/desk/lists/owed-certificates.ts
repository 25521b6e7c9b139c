import * as z from "zod";
import type { deskDeliveries } from "../../../contract/desk/deliveries";
import type { BackendLocale } from "../../../contract/locale";
import { articleTitle, variantCode } from "../../catalogue/supplied-variants";
import { read } from "../../db/reads";
import { json } from "../../db/rows";
import { languageOf } from "../../platform/language";
import { ofArticle } from "./article-of-line";
import { listed } from "./listed";

/**
 * SQL of delivered lines `l` of deliveries `d` that lack a certificate they were ordered with. A certificate is always of one of its line's
 * heats, and a line of unknown heats owes one.
 */
export const owedLines = `delivery_lines l CROSS JOIN deliveries d ON d.id = l.delivery_id
	WHERE l.is_certified = 1 AND max(1, json_array_length(l.heats)) >
		(SELECT count(*) FROM certificates c WHERE c.delivery_id = l.delivery_id AND c.line = l.line)`;

const owedRow = z.object({
	order: z.string(),
	company: z.string(),
	delivery: z.string(),
	shipped_on: z.string(),
	line: z.number(),
	title: z.string(),
	code: z.string(),
	heats: json(z.array(z.string())),
});

const heatsOwed = `(SELECT json_group_array(heat.value) FROM json_each(l.heats) heat
	WHERE NOT EXISTS (SELECT 1 FROM certificates c WHERE c.delivery_id = l.delivery_id AND c.line = l.line AND c.heat = heat.value))`;

/** Certificates that are owed over all orders, the oldest delivery first. */
export const owedCertificates = (
	db: D1Database,
	locale: BackendLocale,
	page: number,
): Promise<z.input<typeof deskDeliveries.owed.answer>> =>
	read(
		db,
		listed(db, {
			ids: { sql: `SELECT l.delivery_id, l.line, d.order_id FROM ${owedLines}`, values: [] },
			order: "d.shipped_on, d.id, l.line",
			rows: (found) => `SELECT o.order_number AS "order", b.company, d.number AS delivery, d.shipped_on, l.line, ${heatsOwed} AS heats,
					coalesce(${ofArticle("page", articleTitle(languageOf(locale)))}, '') AS title, coalesce(${ofArticle("page", variantCode)}, '') AS code
				FROM ${found} CROSS JOIN delivery_lines l ON l.delivery_id = page.delivery_id AND l.line = page.line
				CROSS JOIN deliveries d ON d.id = l.delivery_id CROSS JOIN orders o ON o.id = d.order_id
				CROSS JOIN cart_forms b ON b.cart_id = o.id AND b.type = 'billing'`,
			row: owedRow,
			page,
		}),
	);
