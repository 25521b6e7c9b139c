import type { z } from "zod";
import type { content } from "../../../contract/content";
import type { BackendLocale } from "../../../contract/locale";
import { variantById } from "../../catalogue/variant";
import type { Writer } from "../../platform/hourly-limits";
import { Refused } from "../../platform/refused";
import { attachedCart } from "./attached-cart";
import { storeMessage } from "./store-message";

type ContactBody = z.output<typeof content.contact.body>;

/**
 * Stores a message of the contact form, with what it is about in the words and at the prices of now.
 * @throws Refused invalid where the cart that goes along is missing or somebody else's; too_many_messages, too_many_attempts as for any message
 */
export async function submitContact(writer: Writer, body: ContactBody): Promise<{ message: string }> {
	const { db, locale, session, user } = writer;
	const { idem, variantId, cartUuid, ...typed } = body;
	const item = variantId === undefined ? undefined : await itemOf(db, locale, variantId);
	const cart = cartUuid === undefined ? undefined : await attachedCart({ db, locale, session, user }, cartUuid);
	const fields = { ...typed, variantId: item?.id, item: item?.words, cartUuid, cart };
	return storeMessage(writer, { kind: "contact", idem, body, fields });
}

/** What is asked about, in the words of now. What is no longer there stops no message. */
async function itemOf(db: D1Database, locale: BackendLocale, id: number): Promise<{ id: number; words: string } | undefined> {
	try {
		const { code, fullTitle } = await variantById(db, locale, id);
		return { id, words: `${code} ${fullTitle}` };
	} catch (error) {
		if (error instanceof Refused) return undefined;
		throw error;
	}
}
