import { company } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { isConfirmed } from "../db/order-state";
import { now } from "../db/rows";
import { enqueue, enqueueToOfferer, releaseCopies } from "../outbox/enqueue-order";
import { recordEvent } from "../outbox/events";
import { distinct } from "../outbox/share-limit";
import { accountWithOrder } from "./accounts/account-with-order";
import { costShares } from "./costs";
import { type Credit, creditValues } from "./credit";
import type { FormRow } from "./form-rows";
import { storeTexts, textsOf } from "./order-texts";
import { unpacked } from "./snapshot";
import { takeStock } from "./stock/take-stock";
import { teamOfBuyer, vatOfBilling } from "./team-orders";
import type { CartAnswer } from "./wire";

/** A cart that becomes an order. */
interface Processed {
	id: number;
	uuid: string;
	/** What it is unless a person looks at it first. */
	state: "confirmed" | "paid";
	/** SQL that is 1 where a person does, else 0. */
	review: { sql: string; values: readonly (string | number)[] };
	/** Whose invoice it is, and what that comes to; null where it is paid by card. */
	credit: Pick<Credit, "vat" | "cents"> | null;
	locale: BackendLocale;
	/** Of the shop's page that it was sent from; links in mails lead there. */
	origin: string;
	billing: FormRow;
	/** Whether the buyer is sent a confirmation; by default so. */
	mailsBuyer?: boolean;
	/** Owners of the verified company's team in whose name somebody else orders; none where nobody does. */
	owners: readonly string[];
	/** `packed` of `snapshotOf`. */
	snapshot: string;
}

/** The order as it is kept: without personal data, which stand in its forms, and without today's stock. */
export const snapshotOf = (cart: CartAnswer): CartAnswer => ({
	...cart,
	items: cart.items.map((item) => ({ ...item, at_once: null })),
	stock_tag: "",
	payment: null,
	approval: null,
	approval_limit: null,
	cost_problem: null,
	passed_limits: [],
	is_owner: false,
	forms: null,
});

/** The language of a country, for who has chosen none. */
const backendLocaleOf = { FI: "fi", DE: "de", EE: "ee" } as const;

const lastNumber = "(SELECT value FROM counters WHERE name = 'order')";

/**
 * Number, state, snapshot, stock, mail and account of an order, and what it is found by.
 * @param open which orders may become one: a query of their ids with its values; once done it must find none
 * @returns statements for one batch
 */
export function processing(
	db: D1Database,
	order: Processed,
	open: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement[] {
	const { id, uuid, locale, billing, origin, mailsBuyer = true } = order;
	const further = distinct([billing.email, ...billing.additionalEmails]).filter((one) => one.toLowerCase() !== billing.email.toLowerCase());
	const about = { orderId: id, origin };
	const sent = unpacked(order.snapshot);
	return [
		enqueue(
			db,
			{ ...about, kind: "order_received", locale: company.locale, recipients: [company.email], cause: `order-received:${uuid}` },
			open,
		),
		enqueue(
			db,
			{
				...about,
				kind: "order_in_name",
				locale: backendLocaleOf[billing.country],
				recipients: [],
				further: order.owners,
				cause: `order-in-name:${uuid}`,
			},
			open,
		),
		enqueue(
			db,
			{ ...about, kind: "order_confirmation", locale, recipients: mailsBuyer ? [billing.email] : [], cause: `order-confirmation:${uuid}` },
			open,
		),
		enqueue(db, { ...about, kind: "order_copy", locale, recipients: [], further, isHeld: true, cause: `order-copy:${uuid}` }, open),
		enqueueToOfferer(db, { uuid, origin }, open),
		...accountWithOrder(db, { id, uuid, locale, billing, origin }, open),
		db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'order' AND EXISTS (${open.sql})`).bind(...open.values),
		storeTexts(db, textsOf(sent), lastNumber, open),
		...takeStock(db, { id, items: sent.items }, open),
		db
			.prepare(
				`UPDATE orders SET state = iif(${order.review.sql}, 'in_review', ?), credit_vat = ?, credit_cents = ?, locale = ?,
					team_id = ${teamOfBuyer("orders.user_id", "?")},
					snapshot = ?, cost_shares = ?,
					order_number = 'CB-' || ${lastNumber},
					processed_at = ${now()}, updated_at = ${now()},
					version = version + 1
				WHERE id IN (${open.sql})`,
			)
			.bind(
				...order.review.values,
				order.state,
				...creditValues(order.credit),
				locale,
				vatOfBilling(billing),
				order.snapshot,
				JSON.stringify(costShares(sent)),
				...open.values,
			),
		recordEvent(db, "order.created", { sql: "SELECT id, order_number FROM orders WHERE id = ?", values: [id] }),
		recordEvent(db, "order.confirmed", { sql: `SELECT id, order_number FROM orders o WHERE id = ? AND ${isConfirmed}`, values: [id] }),
		releaseCopies(db, id),
	];
}
