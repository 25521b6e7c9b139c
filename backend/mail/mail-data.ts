import type { Cart, Delivery } from "../../contract/cart";
import type { claimKinds } from "../../contract/claims/claim-kinds";
import type { BackendLocale } from "../../contract/locale";
import type { InvoicePaper } from "../documents/invoice-paper";
import type { Letter } from "../documents/letter";

/**
 * The data of letters. The modules that own the data write mails and are built on this one, so `backend/mail-data.ts` passes their
 * functions in. Each function returns null if the row does not exist.
 */
export interface MailData {
	/** @param locale the language of names; by default that of the order */
	sentOrder(db: D1Database, id: number, locale?: BackendLocale): Promise<Cart | null>;
	/** Omits fields that only the author may see. */
	offer(db: D1Database, id: number): Promise<Cart | null>;
	invoice(db: D1Database, number: string): Promise<InvoicePaper | null>;
	/** @throws if it does not exist */
	purchase(db: D1Database, number: string): Promise<Letter>;
	claim(db: D1Database, id: number): Promise<MailedClaim | null>;
	contactMessage(db: D1Database, id: number): Promise<ContactMessage | null>;
	/** The verified company that somebody outside its team has ordered for. */
	companyNamedBy(db: D1Database, order: number): Promise<{ name: string; vat: string; owners: readonly string[] } | null>;
	/** The name and company in a cart's billing form. */
	sharer(db: D1Database, cart: number): Promise<{ name: string; company: string; email: string } | null>;
	delivered(order: Cart, delivery: Delivery, locale: BackendLocale): DeliveredGoods;
}

export interface DeliveredGoods {
	lines: readonly { line: number; quantity: string; title: string }[];
	/** How many lines of the order were sent in full, up to this delivery. */
	sent: number;
	note: Letter;
}

export interface MailedClaim {
	number: string;
	kind: (typeof claimKinds)[number];
	line: number;
	title: string;
	quantity: number;
	text: string;
	order_uuid: string;
	order_number: string;
	/** The reporter's name and address. */
	reporter: string;
	email: string;
}

type MessageField =
	| ("number" | "email" | "message" | "company" | "vat" | "name" | "phone" | "quantity" | "place" | "wanted_on")
	| ("website" | "products" | "item" | "cart" | "origin" | "answer");

/** A message of the contact or supplier form; empty fields are "". */
export type ContactMessage = Readonly<Record<MessageField, string>> & { cart_uuid: string | null; is_quote: number };
