import * as z from "zod";
import { claimKinds, claimStates } from "../../../contract/claims/claim-kinds";
import type { deskClaims } from "../../../contract/desk/claims";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale, Language } from "../../../contract/locale";
import { articleTitle, variantCode } from "../../catalogue/supplied-variants";
import { kindOfClaim } from "../../claims/stored-claims";
import { read } from "../../db/reads";
import { json, rowsOf, type SqlPart } from "../../db/rows";
import { fileShape, filesOf, withKey } from "../../files/store";
import { sizeAtEnd } from "../../orders/order-deliveries";
import { languageOf } from "../../platform/language";
import { notFound } from "../../platform/refused";
import { ofArticle } from "./article-of-line";
import { numberOf, ordersFound } from "./found-orders";
import { listed, startsWith, unionOf } from "./listed";

type Query = z.output<typeof deskClaims.list.query>;

/** A query of the ids of claims `i`. */
function idsOf({ search, state }: Query): SqlPart {
	const condition: SqlPart = state ? { sql: "i.state = ?", values: [state] } : { sql: "i.id > 0", values: [] };
	if (search === "") return { sql: `SELECT i.id FROM claims i WHERE ${condition.sql}`, values: condition.values };
	const orders = ordersFound(search);
	const number = startsWith("number", numberOf(search, "CL"));
	const from = unionOf([
		{ ...number, sql: `SELECT id FROM claims WHERE ${number.sql}` },
		{ ...orders, sql: `SELECT v.id FROM (${orders.sql}) sent CROSS JOIN claims v ON v.order_id = sent.id` },
	]);
	return {
		sql: `SELECT i.id FROM (${from.sql}) found CROSS JOIN claims i ON i.id = found.id WHERE +${condition.sql}`,
		values: [...from.values, ...condition.values],
	};
}

const listedRow = z.object({
	number: z.string(),
	state: z.enum(claimStates),
	kind: z.enum(claimKinds),
	created_at: z.string(),
	uuid: z.string(),
	order_number: z.string(),
	line: z.number(),
	title: z.string(),
	code: z.string().nullable(),
	/** The article's name in the reader's language. */
	name_of: z.string().nullable(),
	quantity: z.number(),
	company: z.string(),
	name: z.string(),
	email: z.string(),
});

/** @param language for names of goods; null: the reporter's */
const columns = (
	language: Language | null,
) => `i.number, i.state, ${kindOfClaim("i")} AS kind, i.created_at, c.uuid, o.order_number, i.line, i.title,
	${ofArticle("i", variantCode)} AS code, ${language ? ofArticle("i", articleTitle(language)) : "NULL"} AS name_of, i.quantity, b.company, u.customername AS name, iif(u.is_deleted, '', u.email) AS email`;
const joins = `CROSS JOIN orders o ON o.id = i.order_id CROSS JOIN carts c ON c.id = o.id
	CROSS JOIN cart_forms b ON b.cart_id = o.id AND b.type = 'billing' CROSS JOIN users u ON u.id = i.user_id`;

const rowsOfPage =
	(language: Language | null) =>
	(page: string): string =>
		`SELECT ${columns(language)} FROM ${page} CROSS JOIN claims i ON i.id = page.id ${joins}`;

const answerOf = ({ uuid, order_number: number, name, email, title, code, name_of: named, ...row }: z.output<typeof listedRow>) => ({
	...row,
	title: named ? named + (sizeAtEnd.exec(title)?.[0] ?? "") : title,
	code: code ?? "",
	order: { uuid, number },
	reporter: { name, email },
});

/**
 * Staff's list of claims, newest first.
 * @param reader language for names of goods; null: the reporters'
 */
export async function claimsAtDesk(
	db: D1Database,
	query: Query,
	reader: BackendLocale | null,
): Promise<z.input<typeof deskClaims.list.answer>> {
	const { rows, count } = await read(
		db,
		listed(db, { ids: idsOf(query), order: "i.id DESC", rows: rowsOfPage(reader && languageOf(reader)), row: listedRow, page: query.page }),
	);
	return { rows: rows.map(answerOf), count };
}

const claimRow = listedRow.extend({
	text: z.string(),
	locale: backendLocale,
	phone: z.string(),
	files: fileShape,
	answers: json(z.array(z.object({ state: z.enum(claimStates), text: z.string(), created_at: z.string() }))),
});

/** @param reader as in `claimsAtDesk` @throws Refused not_found */
export async function claimAtDesk(
	db: D1Database,
	number: string,
	reader: BackendLocale | null,
): Promise<z.input<typeof deskClaims.byNumber.answer>> {
	const found = await db
		.prepare(
			`SELECT ${columns(reader && languageOf(reader))}, i.text, i.locale, u.phonenumber AS phone, ${filesOf("claim_id = i.id")} AS files,
				(SELECT json_group_array(json_object('state', state, 'text', text, 'created_at', created_at))
					FROM (SELECT * FROM claim_answers WHERE claim_id = i.id ORDER BY id)) AS answers
			FROM claims i ${joins} WHERE i.number = ?`,
		)
		.bind(number)
		.all();
	const [claim] = rowsOf(claimRow, found);
	if (!claim) throw notFound(`There is no claim ${number}.`);
	const { text, locale, phone, files, answers, ...row } = claim;
	return { ...answerOf(row), text, locale, phone, files: files.map(withKey), answers };
}
