import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { claimStates } from "../../../contract/claims/claim-kinds";
import { deskGoods } from "../../../contract/desk/catalogue";
import { deskClaims } from "../../../contract/desk/claims";
import { deskCompanies } from "../../../contract/desk/companies";
import { deskInvoices } from "../../../contract/desk/invoices";
import { deskInvoiceSorts, deskInvoiceStates, deskOrderStates, requestStates } from "../../../contract/desk/lists";
import { deskOrders } from "../../../contract/desk/orders";
import { deskRequests } from "../../../contract/desk/requests";
import { type Backend, startBackend } from "../../../tests/support/backend";
import { bookEntries, waitingEntries } from "../../bank/bank-entries";
import { keptPayments } from "../../bank/kept-payments";
import { articles, articlesAtDesk } from "../../content/articles";
import { promotionsAtDesk } from "../../content/promotions";
import { questionsAtDesk } from "../../content/questions";
import { versionByName } from "../../content/versions";
import { previewReminders } from "../../invoices/reminders";
import { logEntries, logEntry } from "../../staff/log";
import { companyAtDesk } from "../companies";
import { figuresOf } from "../figures";
import { goodsAtDesk } from "../goods/list";
import { failedMails } from "../mails";
import { searchesAtDesk } from "../searches";
import { deskOfToday } from "../today";
import { claimAtDesk, claimsAtDesk } from "./claims";
import { companiesAtDesk } from "./companies";
import { invoicesAtDesk } from "./invoices";
import { ordersAtDesk } from "./orders";
import { owedCertificates } from "./owed-certificates";
import { requestAtDesk, requestsAtDesk } from "./requests";
import { statementOf } from "./statements";

let opened: Backend;
beforeAll(async () => {
	opened = await startBackend();
});
afterAll(() => opened.dispose());

/** The plans of all statements that a read prepares, in a database without statistics. */
async function plansOf(work: (db: D1Database) => Promise<unknown>): Promise<string[]> {
	const statements = new Set<string>();
	const watched = new Proxy(opened.db, {
		get: (db, name) =>
			name === "prepare"
				? (sql: string) => {
						statements.add(sql);
						return db.prepare(sql);
					}
				: db.batch.bind(db),
	});
	// An unknown number is refused after its statements.
	await work(watched).catch(() => undefined);
	expect(statements.size).toBeGreaterThan(0);
	const plans = await Promise.all(
		[...statements].map(async (sql) => opened.db.prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\?\d*/g, "NULL")}`).all()),
	);
	return plans.flatMap(({ results }) => z.array(z.object({ detail: z.string() })).parse(results)).map(({ detail }) => detail);
}

/**
 * Scans that are acceptable: results of a subquery, JSON lists, webhooks and suppliers (a handful), categories (a few dozen), the latest orders, which
 * have a limit, the invoices of a company, and indexes of what waits or lacks something: failed mails, unpaid invoices, bank entries, verified
 * companies, delivered lines with a certificate, and products without a picture.
 */
const isBounded = (detail: string): boolean =>
	/^SCAN (i VIRTUAL TABLE|own\b|sold\b|heat\b|\(subquery|json_each|CONSTANT|page\b|found\b|sent\b|latest\b|wanted\b|days\b|entry\b|w\b|tree\b|suppliers\b)/.test(
		detail,
	) ||
	/^SCAN \w+ USING (COVERING )?INDEX (orders_by_processed_at|search_words_added|outbox_failed|invoices_unpaid|companies_verified|company_documents_waiting|payments_held|bank_entries_open|bank_entries_left|delivery_lines_certified|products_without_pictures|order_change_requests_open)\b/.test(
		detail,
	);

const searches = ["", "CB-10001", "10001", "x"];
const days = [{}, { since: "2026-11-01", until: "2026-11-30" }];

const goodsQueries = [{}, { category: "timber" }, { pictures: "none" }, { texts: "any" }, { stock: "out", hidden: "yes", supplier: "OWN" }];

const lists: [name: string, work: (db: D1Database) => Promise<unknown>][] = [
	...searches.flatMap((search): typeof lists => [
		...[undefined, ...deskOrderStates].flatMap((state) =>
			days.map((range): (typeof lists)[number] => [
				`orders, ${state}, ${search}`,
				(db) => ordersAtDesk(db, deskOrders.list.query.parse({ search, state, ...range })),
			]),
		),
		...[undefined, ...deskInvoiceStates].map((state): (typeof lists)[number] => [
			`invoices, ${state}, ${search}`,
			(db) => invoicesAtDesk(db, deskInvoices.list.query.parse({ search, state })),
		]),
		...deskInvoiceSorts.map((sort): (typeof lists)[number] => [
			`open invoices by ${sort}, ${search}`,
			(db) => invoicesAtDesk(db, deskInvoices.list.query.parse({ search, state: "open", sort })),
		]),
		...[undefined, ...claimStates].map((state): (typeof lists)[number] => [
			`claims, ${state}, ${search}`,
			(db) => claimsAtDesk(db, deskClaims.list.query.parse({ search, state }), "de"),
		]),
		...[undefined, ...requestStates].map((state): (typeof lists)[number] => [
			`requests, ${state}, ${search}`,
			(db) => requestsAtDesk(db, deskRequests.list.query.parse({ search, state })),
		]),
		...goodsQueries.map((query): (typeof lists)[number] => [
			`goods, ${JSON.stringify(query)}, ${search}`,
			(db) => goodsAtDesk(db, "fi", deskGoods.list.query.parse({ search, ...query })),
		]),
		[`companies, ${search}`, (db) => companiesAtDesk(db, deskCompanies.list.query.parse({ search }))],
	]),
	["a claim", (db) => claimAtDesk(db, "CL-10001", "de")],
	["a request", (db) => requestAtDesk(db, "RQ-10001", { locale: "de", reader: "de" })],
	["failed mails", (db) => failedMails({ DB: db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" })],
	["bank entries", (db) => waitingEntries(db, 1)],
	["kept payments", (db) => keptPayments(db, 1)],
	["a company", (db) => companyAtDesk(db, "FI20774740")],
	["a booking", (db) => bookEntries(db, { entries: [{ id: 1, shares: [{ number: "INV-10001", amount: 1 }] }] })],
	["a statement", (db) => statementOf(db, "FI20774740", {})],
	["reminders", (db) => previewReminders(db, ["INV-10001"])],
	["articles", (db) => articlesAtDesk(db)],
	["an article", (db) => versionByName(db, articles, "cut-to-length")],
	["questions", (db) => questionsAtDesk(db)],
	["promotions", (db) => promotionsAtDesk(db)],
	["a person's own log", (db) => logEntries(db, { page: 1, staff: 1 })],
	["an entry of the log", (db) => logEntry(db, 1)],
	["owed certificates", (db) => owedCertificates(db, "en", 1)],
	["today", (db) => deskOfToday(db, "en")],
	["figures", (db) => figuresOf(db, "de", { since: "2026-11-01", until: "2026-11-30" })],
	["searches in vain", (db) => searchesAtDesk(db, "de")],
];

it.each(lists)("reads %s by index, never a whole table", async (_name, work) => {
	const scans = (await plansOf(work)).filter((detail) => detail.startsWith("SCAN"));
	expect(scans.filter((detail) => !isBounded(detail))).toEqual([]);
});

it.each([undefined, "done", "cancelled"] as const)("reads orders in the order of an index, state %s", async (state) => {
	const plans = await plansOf((db) => ordersAtDesk(db, deskOrders.list.query.parse({ state })));
	const page = plans.slice(
		0,
		plans.findIndex((detail) => detail.startsWith("SEARCH o USING INTEGER PRIMARY KEY")),
	);
	expect(page.length).toBeGreaterThan(0);
	expect(page.filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
});

it("sums up sales without reading snapshots", async () => {
	expect((await plansOf((db) => deskOfToday(db, "en"))).filter((detail) => detail.includes("orders_by_sale"))).toHaveLength(1);
});
