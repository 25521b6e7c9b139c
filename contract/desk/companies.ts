import * as z from "zod";
import { call } from "../call";
import { country, email, money, paragraph } from "../fields";
import { orderKey } from "../ordering/order-files";
import { staffFile } from "./claims";
import { numbered, page, pageOf, search } from "./fields";
import { maxPriceRows } from "./lists";

const ofCompany = numbered("VAT id of the company, in international form: FI20774740.");

const limit = z.number().min(0).max(100_000_000);

const deskCompany = z.object({
	vat: z.string().describe("VAT id, in international form."),
	name: z.string().describe("Name in the register."),
	domain: z.string().describe('Mail domain in the register; "" if unknown.'),
	rating: z.string().nullable().describe("good or poor; null if unknown."),
	limit: money.nullable().describe("The most that its open invoices may come to, with VAT; null for the usual limit."),
	credit: money.describe("What is left of payments of its invoices: its credit balance."),
	verified_since: z.string().nullable().describe("ISO time since which a known account speaks for it; null: none does."),
	blocked_since: z.string().nullable().describe("ISO time since which no order in its name is accepted; null: it is not blocked."),
	owners: z.string().nullable().describe("Addresses of its team's owners, separated by commas; null for none."),
	named_by: z.string().nullable().describe("Addresses of confirmed accounts with its VAT id, separated by commas; null for none."),
	documents: z
		.array(
			z.object({
				id: z.number().int().describe("Id of the document."),
				email: z.string().describe("Address of the account that has sent it."),
				name: z.string().describe('Name of the account; "" if it has none.'),
				sent_at: z.string().describe("ISO time."),
				files: z.array(staffFile).describe("Its files."),
			}),
		)
		.describe("Documents to judge, oldest first: verifying the company with their account as owner accepts them."),
	order_keys: z.array(orderKey).describe("Keys by which the company's systems send orders, newest first, at most a hundred."),
});
export type DeskCompany = z.output<typeof deskCompany>;
export type DeskCompanyAnswer = z.input<typeof deskCompany>;

const companyPrices = z.object({
	company: z.string().describe("VAT id of the company."),
	version: z.number().int().describe("Increases with each change; 0 before the first."),
	in_force: z.boolean().describe("Whether the company is verified: its team gets these prices only then."),
	set_at: z.string().nullable().describe("ISO time of the last change; null before the first."),
	rows: z
		.array(
			z.object({
				category: z.string().optional().describe("Slug of a category, with everything below it."),
				product: z.string().optional().describe("Slug of a product."),
				article: z.string().optional().describe("Code of an article."),
				percent: z.number().describe("Discount in per cent."),
				until: z.string().optional().describe("Its last day, ISO; omitted without an end."),
			}),
		)
		.describe("Discounts without ended ones, which a request can send again. A row without goods holds for all goods."),
});
export type CompanyPrices = z.output<typeof companyPrices>;

/** A company in staff's list. */
const listed = z.object({
	vat: z.string().describe("VAT id, in international form."),
	name: z.string().describe("Name in the register."),
	city: z.string().describe("City in the register."),
	country: country.describe("Country in the register."),
	limit: money.nullable().describe("The most that its open invoices may come to, with VAT; null for the usual limit."),
	open: money.describe("What its orders on invoice have left to pay, with VAT: it counts towards the limit."),
	verified_since: z.string().nullable().describe("ISO time since which a known account speaks for it; null: none does."),
	blocked_since: z.string().nullable().describe("ISO time since which no order in its name is accepted; null: it is not blocked."),
	members: z.number().int().describe("Members of its team."),
	documents: z.number().int().describe("Documents to judge."),
});

/** Companies for staff. Decimal euros on the wire. */
export const deskCompanies = {
	list: call({
		method: "GET",
		path: "/desk/companies/list",
		summary: "Companies of the register by name",
		query: z.object({
			search: search.describe(
				'A VAT id in any spelling, or the beginning of an id or of any word of a name, with the words after it; "": all verified companies, and those with a document to judge.',
			),
			page,
		}),
		answer: z.object(pageOf(listed)),
	}),
	byVat: call({
		method: "GET",
		path: "/desk/companies/{number}",
		summary: "Facts to check before a company is verified",
		params: ofCompany,
		answer: deskCompany,
	}),
	verify: call({
		method: "POST",
		path: "/desk/companies/{number}/verification",
		summary: "Verifies a company and makes an account an owner of its team",
		params: ofCompany,
		body: z.object({
			owner: email.describe("The account that speaks for the company."),
			limit: limit.optional().describe("Decimal euros with VAT; by default the limit stays."),
			replace: z.boolean().default(false).describe("Whether to remove all other owners."),
			seen: z.string().max(4000).optional().describe("The owners that the caller read, so that nobody removes unseen ones."),
		}),
		answer: deskCompany,
	}),
	declineDocument: call({
		method: "POST",
		path: "/desk/companies/{number}/refusal",
		summary: "Declines a document of a company and mails the reason to its account",
		params: ofCompany,
		body: z.object({
			document: z.number().int().describe("Id of the document."),
			reason: z
				.string({ error: "reason.required" })
				.pipe(paragraph(1000))
				.pipe(z.string().min(1, "reason.required"))
				.describe("The reason, in the account's language."),
		}),
		answer: deskCompany,
	}),
	revokeOrderKey: call({
		method: "POST",
		path: "/desk/companies/{number}/order-keys",
		summary: "Revokes a key by which a company's system sends orders; a repeated call changes nothing",
		params: ofCompany,
		body: z.object({ revoke: z.number().int().describe("Id of the key.") }),
		answer: deskCompany,
	}),
	setLimit: call({
		method: "POST",
		path: "/desk/companies/{number}/limit",
		summary: "Sets the most that a company's open invoices may come to",
		params: ofCompany,
		body: z.object({
			limit: limit.nullable().describe("Decimal euros with VAT; null for the usual limit."),
			seen: limit.nullable().optional().describe("The limit that the caller read, so that nobody replaces an unseen one."),
		}),
		answer: deskCompany,
	}),
	block: call({
		method: "POST",
		path: "/desk/companies/{number}/block",
		summary: "Accepts no further orders in a company's name, or accepts them again",
		params: ofCompany,
		body: z.object({ blocked: z.boolean().describe("Whether it is blocked from now on.") }),
		answer: deskCompany,
	}),
	prices: call({
		method: "GET",
		path: "/desk/companies/{number}/prices",
		summary: "A company's discounts",
		params: ofCompany,
		answer: companyPrices,
	}),
	setPrices: call({
		method: "POST",
		path: "/desk/companies/{number}/prices",
		summary: "Replaces a company's discounts",
		params: ofCompany,
		body: z.object({
			rows: z.array(z.unknown()).max(maxPriceRows).describe("Rows as in the answer; each mistake is in `refused`."),
			version: z.number().int().min(0).optional().describe("The version that the caller read, so that nobody replaces an unseen list."),
			dry_run: z.boolean().default(false).describe("Whether to tell the mistakes and store nothing."),
		}),
		answer: companyPrices.extend({
			changed: z.boolean().describe("Whether the rows differ from those in force."),
			refused: z
				.array(
					z.object({
						line: z.number().int().describe("Index of the row, from 0."),
						field: z.string().describe("Field of the row."),
						reason: z.string().describe("What is wrong, in English."),
					}),
				)
				.describe("Mistakes."),
		}),
	}),
};
