import type * as z from "zod";
import type { content } from "../../../contract/content";
import type { BackendLocale } from "../../../contract/locale";
import { variantById } from "../../catalogue/variant";
import { noteText } from "../../documents/line-notes";
import { orderLines } from "../../documents/order-lines";
import type { BackendEnv } from "../../env";
import { requireFiles } from "../../files/store";
import { fullCart } from "../../orders/priced-cart";
import { cartByUuid } from "../../orders/read-cart";
import type { Writer } from "../../platform/hourly-limits";
import { Refused } from "../../platform/refused";
import { shopOrigin } from "../../platform/shop-origin";
import type { Visitor } from "../../platform/visitor";
import { mailTexts } from "../../texts/mail-texts";
import { type Stored, storeMessage } from "./store-message";

type ContactBody = z.output<typeof content.contact.body>;

type RequestWriter = Writer & { env: Pick<BackendEnv, "SHOP_HOSTS" | "DEV_PAGES"> };

/**
 * Stores a message of the contact form with a snapshot of the attached item or cart.
 * @throws Refused invalid if the attached cart or a file is missing or of another owner; too_many_messages, too_many_attempts as for any
 * message
 */
export async function submitContact(writer: RequestWriter, body: ContactBody): Promise<Stored> {
	const { db, locale, session, user } = writer;
	const { idem, variantId, cartUuid, files, refused = [], host, ...typed } = body;
	await requireFiles(writer, files);
	const item = variantId === undefined ? undefined : await itemOf(db, locale, variantId);
	const cart = cartUuid === undefined ? undefined : await attachedCart({ db, locale, session, user }, cartUuid);
	const fields = { ...typed, variantId: item?.id, item: item?.words, cartUuid, cart };
	// A form that is sent twice has uploaded its files twice, and may have lost the names of refused ones.
	const said = { idem, variantId, cartUuid, ...typed };
	const origin = host === undefined ? undefined : shopOrigin(writer.env, host);
	const attached = files.length > 0 && origin !== undefined ? { ids: files, origin } : undefined;
	return storeMessage(writer, { kind: "contact", idem, body: said, fields, attached, refused, origin });
}

/** The current title of the item in question. A missing item does not reject the message. */
async function itemOf(db: D1Database, locale: BackendLocale, id: number): Promise<{ id: number; words: string } | undefined> {
	try {
		const { code, fullTitle } = await variantById(db, locale, id);
		return { id, words: `${code} ${fullTitle}` };
	} catch (error) {
		if (error instanceof Refused) return undefined;
		throw error;
	}
}

/**
 * The attached cart as text, one line for each of its lines, with current titles and prices: the visitor's own cart, or an offer that the
 * visitor knows the address of.
 * @throws Refused invalid for any other cart
 */
async function attachedCart(visitor: Visitor, uuid: string): Promise<string> {
	const cart = await cartByUuid(visitor, uuid).catch((error: unknown) => {
		if (error instanceof Refused) return null;
		throw error;
	});
	if (!cart || !(cart.is_owner || cart.offer))
		throw new Refused("invalid", "There is no such cart.", undefined, { cartUuid: ["cart.unknown"] });
	const texts = mailTexts(visitor.locale);
	const lines = orderLines(fullCart(cart), texts).rows.map(({ code, title, quantity, unitPrice, total, notes }) =>
		[`${quantity} × ${code} ${title}`, ...notes.map(noteText), unitPrice === "" ? total : `${unitPrice} / ${total}`].join("; "),
	);
	const number = cart.offer?.number ?? cart.order_number;
	return [...(number ? [number] : []), ...lines, `${texts.t("total.net")}: ${texts.money(cart.total_price)}`].join("\n");
}

type SupplierBody = z.output<typeof content.supplier.body>;

/**
 * Stores an application of a supplier, together with the mail to the shop and the copy to its sender. Resubmitting the same content stores
 * nothing.
 * @throws Refused too_many_messages, too_many_attempts as for any message
 */
export function submitSupplier(writer: Writer, body: SupplierBody): Promise<Stored> {
	const { idem, ...fields } = body;
	return storeMessage(writer, { kind: "supplier", idem, body, fields });
}
