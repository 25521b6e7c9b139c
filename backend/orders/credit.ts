import * as z from "zod";
import type { ReviewReason } from "../../contract/desk/lists";
import { type FieldContent, lineNotes, orderNotes } from "../../contract/order-fields";
import { isSameName } from "../companies/same-name";
import type { Read } from "../db/reads";
import { now, rowsOf, type SqlPart } from "../db/rows";
import { Refused } from "../platform/refused";
import { teamOf } from "../teams/member";
import { columnOf, type FormRow, formFields } from "./form-rows";
import type { PricedCart } from "./priced-cart";
import type { StoredCart } from "./stored-cart";
import { vatOfBilling } from "./team-orders";

/** For a company without a limit of its own: below 10,000 EUR an order is a small one (R10.5). Cents. */
const usualLimit = 1_000_000;

export interface Credit {
	/** VAT id, in international form, of the verified company that the buyer belongs to; null for none. */
	vat: string | null;
	limitCents: number;
	cents: number;
	/** A person reviews the order for these reasons, even if little of the limit is used. */
	reasons: readonly ReviewReason[];
	/** Staff accept no order in the name of the company, a member's or not. */
	isBlocked: boolean;
}

/** The fields of an order that the review judges, by kind (contract/order-fields). */
const judgedAs = (fields: object, wanted: FieldContent): string[] =>
	Object.entries(fields).flatMap(([name, { judged }]) => (judged === wanted ? [name] : []));
const placeFields = judgedAs(formFields, "place");
const phoneFields = judgedAs(formFields, "phone");

type Texts = Readonly<Record<string, string>>;

const textsOf = (fields: object): Texts =>
	Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** @throws Refused not_allowed; its buyer reads no reason */
export function requireUnblocked({ isBlocked }: Pick<Credit, "isBlocked">): void {
	if (isBlocked) throw new Refused("not_allowed", "The company is blocked.");
}

/** A query of the blocked companies among those of the form, of the buyer's team, and of the buyer's account, whatever the form says. */
const blockedCompanies = (billing: Pick<FormRow, "vat" | "country">, user: number | null): SqlPart => ({
	sql: `WITH own (vat) AS (SELECT upper(replace(replace(vatid, ' ', ''), '-', '')) FROM users WHERE id = ? AND vatid <> '')
		SELECT 1 AS blocked FROM companies WHERE blocked_since IS NOT NULL
		AND vat IN (SELECT ? UNION ALL SELECT t.vat FROM teams t WHERE t.id = ${teamOf("?")}
			UNION ALL SELECT prefix.value || own.vat FROM own CROSS JOIN json_each('["", "FI", "DE", "EE"]') prefix)`,
	values: [user ?? 0, vatOfBilling(billing), user ?? 0],
});

/** SQL that holds while no company of an order is blocked: a block may come between `creditOf` and the batch that stores the order. */
export function isUnblocked(billing: Pick<FormRow, "vat" | "country">, user: number | null): SqlPart {
	const { sql, values } = blockedCompanies(billing, user);
	return { sql: `NOT EXISTS (${sql})`, values };
}

const companyRow = z.object({
	name: z.string(),
	street: z.string(),
	postcode: z.string(),
	city: z.string(),
	country: z.string(),
	rating: z.enum(["good", "poor"]).nullable(),
	limit_cents: z.number().nullable(),
});

/** The registered address: without a recipient or notes. */
const registeredAt = ({ name, street, postcode, city, country }: Omit<z.output<typeof companyRow>, "rating" | "limit_cents">): Texts => ({
	company: name,
	streetAddress: street,
	postCode: postcode,
	city,
	country,
});

/** Known facts about a company: an order that matches them arrives at its own people. */
interface Known {
	company: string;
	places: readonly Texts[];
	/** Known billing addresses; null: any. */
	billed: readonly Texts[] | null;
	/** Phone numbers of its accounts and deliveries; null: any. */
	phones: ReadonlySet<string> | null;
	said: ReadonlySet<string>;
}

/** SQL of the orders `o` of a company (?1) that have arrived, with their carts `c`. */
const arrived = "orders o JOIN carts c ON c.id = o.id WHERE o.credit_vat = ?1 AND o.state = 'done'";
const isFetchedOrder = "EXISTS (SELECT 1 FROM delivery_methods m WHERE m.id = c.delivery_method_id AND m.type = 'own_freight')";

const formsOfArrived = `SELECT DISTINCT ${[...placeFields, ...phoneFields].map((name) => `f.${columnOf(name)} AS "${name}"`).join()},
	f.type = iif(EXISTS (SELECT 1 FROM cart_forms s WHERE s.cart_id = f.cart_id AND s.type = 'shipping'), 'shipping', 'billing') AS is_delivered
	FROM cart_forms f JOIN ${arrived} AND f.cart_id = c.id AND NOT ${isFetchedOrder}`;
const arrivedForm = z.object({ is_delivered: z.number() }).catchall(z.string());

const referencesOfArrived = [
	...judgedAs(orderNotes, "code").map((name) => `SELECT c.${name} AS text FROM ${arrived}`),
	...judgedAs(lineNotes, "code").map((name) => `SELECT i.${name} FROM cart_items i JOIN ${arrived} AND i.cart_id = c.id`),
].join(" UNION ");
const textRow = z.object({ text: z.string() });

type OrderToJudge = Pick<StoredCart, "row" | "shipping"> & { billing: FormRow };

/**
 * An order on invoice goes on at once if a member of a verified company with a good rating sends it, to a known address of the
 * company, within its limit, and without words, names or phone numbers that could divert the goods. A person reviews every
 * other order. Only staff read the reasons, so that nobody learns a company's rating by ordering.
 * @param user the buyer; null for a guest
 */
export function creditOf(db: D1Database, order: OrderToJudge, cart: PricedCart, user: number | null): Read<Credit> {
	const { billing } = order;
	const cents = cart.total_price_with_vat;
	const vat = vatOfBilling(billing);
	const blockedOf = blockedCompanies(billing, user);
	return {
		statements: [
			db
				.prepare(
					`SELECT c.name, c.street, c.postcode, c.city, c.country, c.rating, c.limit_cents FROM companies c JOIN teams t ON t.vat = c.vat
					WHERE c.vat = ?1 AND c.verified_since IS NOT NULL AND t.id = ${teamOf("?2")}`,
				)
				.bind(vat, user),
			db.prepare(formsOfArrived).bind(vat),
			// Numbers always pass: only words are compared with earlier references.
			db.prepare(referencesOfArrived).bind(hasOnlyCodes(order, cart) ? "" : vat),
			db
				.prepare(
					`SELECT u.phonenumber AS text FROM teams t JOIN team_members m ON m.team_id = t.id JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
					WHERE t.vat = ?`,
				)
				.bind(vat),
			db.prepare(blockedOf.sql).bind(...blockedOf.values),
		],
		parse([companies, arrivedForms, references, numbers, blocked]) {
			const [company] = rowsOf(companyRow, companies);
			const isBlocked = (blocked?.results.length ?? 0) > 0;
			if (!company) return { vat: null, limitCents: 0, cents, reasons: ["no_member"], isBlocked };
			const forms = rowsOf(arrivedForm, arrivedForms).map(({ is_delivered, ...form }) => ({ isDelivered: is_delivered === 1, form }));
			const registered = registeredAt(company);
			const known = {
				company: company.name,
				places: [registered, ...forms.flatMap(({ isDelivered, form }) => (isDelivered ? [form] : []))],
				billed: [registered, ...forms.map(({ form }) => form)],
				phones: new Set([
					...rowsOf(textRow, numbers).map(({ text }) => text),
					...forms.flatMap(({ form }) => phoneFields.map((name) => form[name] ?? "")),
				]),
				said: new Set(rowsOf(textRow, references).map(({ text }) => spelled(text))),
			};
			const reasons: ReviewReason[] = [
				...(company.rating === "good" ? [] : (["rating"] as const)),
				...(isSameName(company.name, billing.company) ? [] : (["name"] as const)),
				...(billing.vat_check === "valid" ? [] : (["vat"] as const)),
				...diversions(known, order, cart),
			];
			return { vat, limitCents: company.limit_cents ?? usualLimit, cents, reasons, isBlocked };
		},
	};
}

/**
 * Reasons why an order without VAT may go somewhere other than the registered address of the VAT id. The look-up shows a
 * company's name to everybody, so a buyer who is no member of the verified company may be an impostor.
 */
export async function reasonsWithoutVat(
	db: D1Database,
	order: OrderToJudge & Pick<StoredCart, "verifiedVat">,
	cart: PricedCart,
): Promise<readonly ReviewReason[]> {
	const { billing, verifiedVat } = order;
	const vat = vatOfBilling(billing);
	if (cart.vat.reason !== "intra_community") return [];
	const found = await db.prepare("SELECT name, street, postcode, city, country FROM companies WHERE vat = ?").bind(vat).all();
	const [registered] = rowsOf(companyRow.omit({ rating: true, limit_cents: true }), found);
	if (!registered) return vat === verifiedVat ? [] : ["address"];
	if (vat === verifiedVat && isSameName(registered.name, billing.company)) return [];
	const { name: company } = registered;
	// The company is no customer, so nobody knows a phone number to call, and the goods are paid.
	return diversions({ company, places: [registeredAt(registered)], billed: null, phones: null, said: new Set() }, order, cart);
}

/** Whatever could divert an order from a company, each once. Without any it certainly arrives there. */
function diversions(known: Known, { row, billing, shipping }: OrderToJudge, cart: PricedCart): readonly ReviewReason[] {
	const { company, places, billed } = known;
	const isAmong = (form: FormRow, all: readonly Texts[]) => all.some((place) => isSamePlace(textsOf(form), place, company));
	const isKnown = isAmong(shipping ?? billing, places) && (billed === null || isAmong(billing, billed));
	return [
		...new Set<ReviewReason>([
			...(isFetched(cart) ? (["collected"] as const) : []),
			...(isKnown ? [] : (["address"] as const)),
			...suspicions(orderNotes, row, known),
			...[billing, ...(shipping ? [shipping] : [])].flatMap((form) => suspicions(formFields, form, known)),
			...cart.items.flatMap((item) => suspicions(lineNotes, item, known)),
		]),
	];
}

/** The buyer's own carrier collects the goods, so their destination is unknown. */
const isFetched = (cart: PricedCart): boolean =>
	cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid)?.type === "own_freight";

/** Judges a field by its kind: whether its text leaves the destination unchanged. */
const judges: Record<NonNullable<FieldContent>, (text: string, known: Known) => boolean> = {
	// `isSamePlace` judges it with the rest of the address.
	place: () => true,
	person: isPersonName,
	phone: (text, { phones }) => phones === null || phones.has(text),
	code: (text, { said }) => isCode(text) || said.has(spelled(text)),
	words: (text) => text.trim() === "",
};

function hasOnlyCodes({ row }: OrderToJudge, cart: PricedCart): boolean {
	const areCodes = (fields: object, values: object) => {
		const texts = textsOf(values);
		return judgedAs(fields, "code").every((name) => isCode(texts[name] ?? ""));
	};
	return areCodes(orderNotes, row) && cart.items.every((item) => areCodes(lineNotes, item));
}

const suspicions = (fields: Record<string, { judged: FieldContent }>, values: object, known: Known): ReviewReason[] => {
	const texts = textsOf(values);
	return Object.entries(fields).flatMap(([name, { judged }]) => {
		if (judged === null || judges[judged](texts[name] ?? "", known)) return [];
		return [judged === "person" || judged === "phone" ? "contact" : "notes"];
	});
};

/** At most four words of Latin letters, such as "Dr. Hans-Peter O’Neill". */
function isPersonName(name: string): boolean {
	const words = name.normalize("NFC").trim().split(/\s+/);
	return words.length <= 4 && words.every((word) => /^[\p{Script=Latin}\p{M}.'’-]+$/u.test(word));
}

const leads =
	/^(?:auftrag|baustelle|bestellung|bestellnummer|halle|kohde|kommission|objekt|order|ostotilaus|position|project|projekt|projekti|tellimus|tilaus|tilausnumero)$/i;

/** A number with a few letters: "PO 4500-118", "Bestellung 4711", "TT-2211/B". No sentence or address matches. */
function isCode(text: string): boolean {
	const words = (text.normalize("NFKC").match(/[\p{L}\p{M}\p{S}]+/gu) ?? []).filter((word) => !leads.test(word));
	return text === "" || (/\p{N}/u.test(text) && words.length <= 2 && words.every((word) => /^\p{Script=Latin}{1,3}$/u.test(word)));
}

/**
 * Tells whether two addresses are one place. The company needs no recipient other than itself, and the notes for the driver may
 * be absent or repeat known ones.
 */
function isSamePlace(to: Texts, known: Texts, company: string): boolean {
	const recipient = (name: string) => (isSameName(name, company) ? "" : name);
	return placeFields.every((name) => {
		const [text, other] = [to[name] ?? "", known[name] ?? ""];
		if (name === "siteNotes" && text === "") return true;
		if (name === "company") return spelled(recipient(text)) === spelled(recipient(other));
		return spelled(text) === spelled(other);
	});
}

/**
 * Keeps letters, digits and symbols of every script: some symbols are read as letters. Separators between numbers stay, so that
 * "1-5" is not "15".
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

export const creditValues = (credit: Pick<Credit, "vat" | "cents"> | null): [vat: string | null, cents: number | null] =>
	credit === null || credit.vat === null ? [null, null] : [credit.vat, credit.cents];

/**
 * The time that an invoice may stay open after its order is done: the seller writes it when the goods leave, and it is due
 * `invoiceTermDays` later.
 */
const daysOpen = 60;

/** SQL of the amount settled of an order `o`: payments that staff have noted, plus credits of unpaid amounts. */
const settled = `(SELECT coalesce(SUM(CASE WHEN i.kind = 'credit_note' THEN iif(credited.paid_on IS NULL, i.gross_cents, 0)
		WHEN i.paid_on IS NOT NULL THEN i.gross_cents
		ELSE (SELECT coalesce(SUM(part.amount_cents), 0) FROM invoice_payments part WHERE part.invoice_id = i.id) END), 0)
	FROM invoices i LEFT JOIN invoices credited ON credited.id = i.credits_id WHERE i.order_id = o.id)`;

/** Orders in these states may have something open. By state and time an index finds them among a company's thousands. */
const openStates = JSON.stringify(["in_review", "confirmed", "paid", "in_delivery", "done"]);

/**
 * SQL of the total of a company's open invoices.
 * @param vat SQL of its VAT id
 */
export const openInvoicesOf = (vat: string): string =>
	`(SELECT coalesce(SUM(max(0, o.credit_cents - ${settled})), 0) FROM json_each('${openStates}') wanted
	CROSS JOIN orders o ON o.credit_vat = ${vat} AND o.state = wanted.value AND o.processed_at > iif(wanted.value = 'done', ${now(`-${daysOpen} days`)}, ''))`;

/**
 * SQL of the reasons why a person reviews the order, as JSON; [] for none. The database adds the limit as it stores the order, so
 * that of two orders at once the second sees the first.
 * @param isNamed whether the order names a company that somebody else verified
 */
export function reviewReasonsOf({ vat, reasons, cents, limitCents }: Credit, isNamed: boolean): SqlPart {
	if (vat === null) return { sql: "?", values: [JSON.stringify([...reasons, ...(isNamed ? (["named"] as const) : [])])] };
	const known = JSON.stringify(reasons);
	return {
		sql: `iif(${openInvoicesOf("?")} + ? < ?, ?, json_insert(?, '$[#]', 'limit'))`,
		values: [vat, cents, limitCents, known, known],
	};
}

/** SQL of a company's credit limit, cents. @param company its table's alias */
export const limitOf = (company: string): string => `coalesce(${company}.limit_cents, ${usualLimit})`;
