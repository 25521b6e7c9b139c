import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { orderLines } from "../../documents/order-lines";
import { deliverySection } from "../../documents/order-sections";
import { orderTotals, vatNote } from "../../documents/order-totals";
import { type Accompanying, questions, withComment } from "../../documents/shared-parts";
import { mailTexts } from "../../documents/texts";

interface SharedCart extends Accompanying {
	/** As it was when it was shared; of many lines only the first. */
	cart: Cart;
	/** Name and company, where they are known. */
	sender: string;
	/** ISO time at which it was shared. */
	sharedAt: string;
}

/** A cart that a buyer shows to others, with the address where they find it as it is then. */
export function shareLetter({ cart, sender, sharedAt, origin, comment }: SharedCart, locale: BackendLocale): Letter {
	const texts = mailTexts(locale);
	const { t, day } = texts;
	const left = cart.length - cart.items.length - cart.orders_to_sets.length;
	return {
		language: texts.language,
		// Nobody but the shop writes in the subject.
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
