import { type Cart, cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import { json } from "../../db/rows";
import type { Letter } from "../../documents/letter";
import { orderLines } from "../../documents/order-lines";
import { type Accompanying, deliverySection, questions, withComment } from "../../documents/order-sections";
import { orderTotals, vatNote } from "../../documents/order-totals";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { accompanied, defineMail } from "../mail-definition";

/** A cart that a buyer shares with others. Reply-To is the buyer, if known, and recipients do not see each other. */
export const sharedCart = defineMail({
	columns: accompanied,
	write: async (db, { locale, cart_id, origin, comment, created_at: sharedAt, snapshot }, data) => {
		const shared = json(cart).parse(snapshot);
		const sharer = await data.sharer(db, cart_id);
		const sender = [sharer?.name ?? "", sharer?.company ?? ""]
			.map(plainName)
			.filter((part) => part !== "")
			.join(", ");
		return { letter: shareLetter({ cart: shared, sender, sharedAt, origin, comment }, locale), isApart: true, replyTo: sharer?.email };
	},
});

interface SharedCart extends Accompanying {
	/** The cart at the time of sharing; a long cart with its first lines only. */
	cart: Cart;
	/** Name and company, if known. */
	sender: string;
	/** ISO time of sharing. */
	sharedAt: string;
}

function shareLetter({ cart, sender, sharedAt, origin, comment }: SharedCart, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const left = cart.length - cart.items.length - cart.orders_to_sets.length;
	return {
		language: texts.language,
		// User input must not appear in the subject.
		subject: t("shared.subject"),
		heading: t("shared.heading"),
		paragraphs: [sender ? t("shared.introBy", { sender }) : t("shared.intro"), ...withComment(comment, texts)],
		link: { text: t("shared.link"), url: `${origin}/cart/${cart.uuid}` },
		lines: orderLines(cart, texts),
		totals: orderTotals(cart, texts),
		totalsNote: vatNote(cart, texts),
		sections: [
			...(left > 0 ? [{ title: t("shared.more"), lines: [t("shared.moreText", { count: left })] }] : []),
			deliverySection(cart, texts),
			{ title: t("shared.prices"), lines: [t("shared.pricesText", { day: day(sharedAt) })] },
		],
		closing: questions(locale, texts, origin),
	};
}
