import { plainText } from "../../contract/fields";
import { read } from "../db/reads";
import { sellerInForce } from "../db/seller";
import { deliveredLines } from "../deliveries/delivery-note";
import { despatchUbl } from "../documents/despatch-ubl";
import { invoiceUbl } from "../documents/invoice-ubl";
import { orderUbl } from "../documents/order-ubl";
import { invoicesOfOrder, storedPaper } from "../invoices/stored-invoices";
import { readableOrder } from "../orders/read-cart";
import { mailTexts } from "../texts/mail-texts";
import type { UsedKey } from "./keys";
import { isKeeper, ownerOf } from "./owner";
import { answerNow, asMember, type KeySender, messageAnswer, type Receiver } from "./receive";
import { fileWithUuid, type StoredFile } from "./stored-files";

/** A Peppol order of the team by its number, if the member of the key may read it. */
export async function fileOfKey(db: D1Database, key: UsedKey, number: string): Promise<StoredFile | null> {
	const uuid = await db
		.prepare("SELECT uuid FROM order_files WHERE owner = ? AND number = ? AND number <> '' AND kind = 'ubl'")
		.bind(`t${key.team}`, plainText(number))
		.first("uuid");
	const file = typeof uuid === "string" ? await fileWithUuid(db, uuid) : null;
	return file !== null && (file.user_id === key.user || isKeeper(await ownerOf(db, key.user))) ? file : null;
}

export const keyDocuments = ["response", "agreement", "despatch-advice", "invoice"] as const;
type KeyDocument = (typeof keyDocuments)[number];

/**
 * A document about an order of the team: the present answer to it, its agreement, a despatch advice, or an invoice or credit note.
 * @param at which of several, from 1
 * @returns null if there is none
 * @throws Refused not_found for an order that the member of the key may not read
 */
export async function presentAnswer(
	receiver: Receiver,
	key: UsedKey,
	{ number, document, at }: { number: string; document: KeyDocument; at: number },
): Promise<string | null> {
	const file = await fileOfKey(receiver.db, key, number);
	if (!file) return null;
	return asMember(receiver, key, async (sender) => {
		if (file.cart === null || file.order_number === null) {
			if (document !== "response") return null;
			return file.is_cancelled === 1 ? answerToCancelled(sender, file) : answerNow(sender, file);
		}
		return document === "invoice" ? invoiceOf(sender, file.cart, at) : ofOrder(sender, { file, cart: file.cart, document, at });
	});
}

/** The outcome of a cancellation, however often it comes. */
export const cancelled = ({ number, order_number: order }: StoredFile): string =>
	order === null
		? `Order ${number} was not sent, and is cancelled. If it was put into a cart, the cart stays with its member.`
		: `Order ${number} (${order}) is cancelled.`;

/** A message level response: the seller has rejected nothing. */
const answerToCancelled = ({ db }: KeySender, file: StoredFile): Promise<string> =>
	messageAnswer(db, { done: cancelled(file) }, { number: file.number, buyer: file.buyer_endpoint });

async function ofOrder(
	sender: KeySender,
	{ file, cart, document, at }: { file: StoredFile; cart: string; document: Exclude<KeyDocument, "invoice">; at: number },
): Promise<string | null> {
	const { order, locale } = await readableOrder(sender, cart);
	if (order.is_withdrawn) return document === "response" ? answerToCancelled(sender, file) : null;
	if (document === "response") return answerNow(sender, file);
	const own = await sellerInForce(sender.db);
	if (document === "agreement") return orderUbl(order, locale, own);
	const delivery = order.deliveries[at - 1];
	return delivery ? despatchUbl(order, delivery, deliveredLines(order, delivery, mailTexts(locale)), { locale, own }) : null;
}

async function invoiceOf({ db, session }: KeySender, cart: string, at: number): Promise<string | null> {
	const invoice = (await read(db, invoicesOfOrder({ db, session }, cart)))[at - 1];
	const stored = invoice ? await storedPaper(db, invoice.number, session) : null;
	return stored ? invoiceUbl(stored.paper, stored.locale) : null;
}
