import { z } from "zod";
import { parseVatId } from "../../contract/values/vat-id";
import { isSameName } from "../companies/same-name";
import type { Read } from "../db/reads";
import { now, rowsOf } from "../db/rows";
import { teamOf } from "../teams/member";
import type { FormRow } from "./form-rows";
import type { StoredOrder } from "./stored-order";
import { type CartAnswer, centsOf } from "./wire";

/** Where a company has no limit of its own: below 10,000 EUR an order is a small one (R10.5). Cents. */
const usualLimit = 1_000_000;

/** On whose credit an order on invoice is sent. */
export interface Credit {
	/** Of the verified company that the buyer is a member of, international form; null: of none. */
	vat: string | null;
	limitCents: number;
	/** What the invoice comes to. */
	cents: number;
	/** A person looks at the order, however little of the limit is used. */
	needsReview: boolean;
}

/** Where goods go. */
const placeRow = z.object({
	street: z.string(),
	/** The additional line: a floor, a gate, somebody's care; no company has one in the register. */
	more: z.string().default(""),
	postcode: z.string(),
	city: z.string(),
	country: z.string(),
	/** Who receives them there. */
	recipient: z.string().default(""),
	/** What the driver was told of the place. */
	notes: z.string().default(""),
});
type Place = z.output<typeof placeRow>;

const companyRow = placeRow.extend({
	name: z.string(),
	rating: z.enum(["good", "poor"]).nullable(),
	limit_cents: z.number().nullable(),
});

/**
 * An order on invoice goes on at once for a member of a verified company with a good rating, to an address of the company that is known, within
 * its limit, and without words that could send the goods elsewhere; every other one is looked at by a person. Why is said nowhere, so that nobody
 * learns a company's rating by ordering.
 * @param user whose order it is; null for a guest
 */
export function creditOf(
	db: D1Database,
	order: Pick<StoredOrder, "row" | "shipping"> & { billing: FormRow },
	cart: CartAnswer,
	user: number | null,
): Read<Credit> {
	const { billing } = order;
	const cents = centsOf(cart.total_price_with_vat);
	const vat = parseVatId(billing.vat, billing.country)?.international ?? "";
	return {
		statements: [
			db
				.prepare(
					`SELECT c.name, c.street, c.postcode, c.city, c.country, c.rating, c.limit_cents FROM companies c JOIN teams t ON t.vat = c.vat
					WHERE c.vat = ?1 AND c.verified_since IS NOT NULL AND t.id = ${teamOf("?2")}`,
				)
				.bind(vat, user),
			db
				.prepare(
					`SELECT DISTINCT f.street_address AS street, f.address_additional_line AS more, f.post_code AS postcode, f.city, f.country, f.company AS recipient, f.site_notes AS notes
					FROM orders o
					JOIN order_forms f ON f.order_id = o.id AND f.type = iif(EXISTS (SELECT 1 FROM order_forms s WHERE s.order_id = o.id AND s.type = 'shipping'), 'shipping', 'billing')
					WHERE o.credit_vat = ? AND o.order_status = 'done'
						AND NOT EXISTS (SELECT 1 FROM delivery_methods m WHERE m.id = o.delivery_method_id AND m.type = 'own_freight')`,
				)
				.bind(vat),
		],
		parse([companies, delivered]) {
			const [company] = rowsOf(companyRow, companies);
			if (!company) return { vat: null, limitCents: 0, cents, needsReview: true };
			const isTrusted = company.rating === "good" && isSameName(company.name, billing.company) && billing.vat_check === "valid";
			return {
				vat,
				limitCents: company.limit_cents ?? usualLimit,
				cents,
				needsReview: !isTrusted || !isDeliveredTo([company, ...rowsOf(placeRow, delivered)], company.name, order, cart),
			};
		},
	};
}

/**
 * Whether an order without VAT may go elsewhere than to the address that the register has for the company of the VAT id. Everybody finds its name in the
 * look-up: whoever has typed it, and is no member of the verified company that orders in its own name, may be somebody else.
 */
export async function goesElsewhere(
	db: D1Database,
	order: Pick<StoredOrder, "row" | "shipping" | "verifiedVat"> & { billing: FormRow },
	cart: CartAnswer,
): Promise<boolean> {
	const { billing, verifiedVat } = order;
	const vat = parseVatId(billing.vat, billing.country)?.international ?? "";
	if (cart.vat.reason !== "intra_community") return false;
	const found = await db.prepare("SELECT name, street, postcode, city, country FROM companies WHERE vat = ?").bind(vat).all();
	const [registered] = rowsOf(companyRow.pick({ name: true }).extend(placeRow.shape), found);
	if (!registered) return vat !== verifiedVat;
	if (vat === verifiedVat && isSameName(registered.name, billing.company)) return false;
	return !isDeliveredTo([registered], registered.name, order, cart);
}

/** Whether an order is certainly delivered to one of these addresses of a company. */
function isDeliveredTo(
	places: readonly Place[],
	company: string,
	{ row, billing, shipping }: Pick<StoredOrder, "row" | "shipping"> & { billing: FormRow },
	cart: CartAnswer,
): boolean {
	const to = shipping ?? billing;
	const wanted = keyOf(placeOf(to), company);
	return !isFetched(cart) && !mayNameOtherPlace(row, to) && places.some((place) => keyOf(place, company) === wanted && isToldOf(place, to));
}

/** Whether the driver is told nothing of a place but what was told there before: notes could send the goods elsewhere, too. */
const isToldOf = ({ notes }: Place, { siteNotes }: FormRow): boolean => siteNotes === "" || spelled(notes) === spelled(siteNotes);

/** Whether the buyer's own carrier collects the goods: their destination is then unknown. */
const isFetched = (cart: CartAnswer): boolean =>
	cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid)?.type === "own_freight";

/** Whether free text may redirect the driver: a comment on the order or to the carrier, or a contact name that contains more than a name. */
const mayNameOtherPlace = ({ comment, shipping_comment }: StoredOrder["row"], { name }: FormRow): boolean =>
	comment.trim() !== "" || shipping_comment.trim() !== "" || !isPersonName(name);

/** At most four words of Latin letters, as "Dr. Hans-Peter O’Neill". */
function isPersonName(name: string): boolean {
	const words = name.normalize("NFC").trim().split(/\s+/);
	return words.length <= 4 && words.every((word) => /^[\p{Script=Latin}\p{M}.'’-]+$/u.test(word));
}

const placeOf = (form: FormRow): Place => ({
	street: form.streetAddress,
	more: form.addressAdditionalLine,
	postcode: form.postCode,
	city: form.city,
	country: form.country,
	recipient: form.company,
	notes: form.siteNotes,
});

/** One place in one spelling. @param company whose deliveries need no other recipient's name */
const keyOf = ({ street, more, postcode, city, country, recipient }: Place, company: string): string =>
	[country, postcode, city, street, more, isSameName(recipient, company) ? "" : recipient].map(spelled).join();

/**
 * Letters, digits and symbols alone, of whatever script: some symbols are read as letters. What parts two numbers stays, so that "1-5" is not "15".
 */
const spelled = (text: string): string =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/ß/g, "ss")
		.replace(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, " ")
		.trim()
		.replace(/(?<=\p{N}) (?=\p{N})/gu, "-")
		.replaceAll(" ", "");

/** What an order keeps of it: credit_vat and credit_cents. */
export const creditValues = (credit: Pick<Credit, "vat" | "cents"> | null): [vat: string | null, cents: number | null] =>
	credit === null || credit.vat === null ? [null, null] : [credit.vat, credit.cents];

/** How long an invoice may be open after its order is done: it is written when the goods leave, and due `invoiceTermDays` later. */
const daysOpen = 60;

/** SQL of what was paid of an order `o`, as far as staff have noted it, and credited of what was not. */
const settled = `(SELECT coalesce(SUM(i.gross_cents), 0) FROM invoices i LEFT JOIN invoices credited ON credited.id = i.credits_id
	WHERE i.order_id = o.id AND iif(i.kind = 'invoice', i.paid_on IS NOT NULL, credited.paid_on IS NULL))`;

/** SQL of what the invoices that a company (?) has open come to. */
const openInvoices = `(SELECT coalesce(SUM(max(0, o.credit_cents - ${settled})), 0) FROM orders o WHERE o.credit_vat = ? AND o.is_processed = 1 AND o.order_status <> 'paid'
	AND (o.order_status <> 'done' OR o.processed_at > ${now(`-${daysOpen} days`)}))`;

/** SQL that is 1 where a person looks at the order, worked out when it is stored: of two orders at the same moment the second finds the first. */
export const needsReview = (credit: Credit): { sql: string; values: (string | number)[] } =>
	credit.vat === null || credit.needsReview
		? { sql: "1", values: [] }
		: { sql: `iif(${openInvoices} + ? < ?, 0, 1)`, values: [credit.vat, credit.cents, credit.limitCents] };
