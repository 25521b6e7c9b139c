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
import { answerNow, asMember, type KeySender, type Receiver } from "./receive";
import { fileWithUuid, type StoredFile } from "./stored-files";

/** A Peppol order of the team by its number, if the member of the key may read it. */
export async function fileOfKey(db: D1Database, key: UsedKey, number: string): Promise<StoredFile | null> {
	const uuid = await db
		.prepare("SELECT uuid FROM order_files WHERE owner = ? AND number = ? AND number <> '' AND kind = 'ubl'")
		.bind(`t${key.team}`, number)
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
 */
export async function presentAnswer(
	receiver: Receiver,
	key: UsedKey,
	{ number, document, at }: { number: string; document: KeyDocument; at: number },
): Promise<string | null> {
	const file = await fileOfKey(receiver.db, key, number);
	if (!file) return null;
	// A colleague may have uploaded it. Owners and approvers read it, and see what that member sees.
	return asMember(receiver, { user: file.user_id }, async (sender) => {
		if (file.cart === null || file.order_number === null) return document === "response" ? answerNow(sender, file) : null;
		return document === "invoice" ? invoiceOf(sender, file.cart, at) : ofOrder(sender, { file, cart: file.cart, document, at });
	});
}

async function ofOrder(
	sender: KeySender,
	{ file, cart, document, at }: { file: StoredFile; cart: string; document: Exclude<KeyDocument, "invoice">; at: number },
): Promise<string | null> {
	const { order, locale } = await readableOrder(sender, cart);
	if (order.is_withdrawn) return null;
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
