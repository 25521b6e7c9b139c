import * as z from "zod";
import { backendLocale, uuid } from "../../../contract/fields";
import { json } from "../../db/rows";
import { aboutPrivacy, signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf } from "../mail-definition";

const columns = z.object({
	locale: backendLocale,
	origin: z.string(),
	/** `open` counts what is unclear; 0: the order is a cart. */
	snapshot: json(z.object({ uuid, number: z.string(), open: z.number() })),
});

/** Tells a member that an order of the company's system waits. Nothing is ordered before the member orders it. */
export const orderFileWaits = defineMail({
	columns,
	write: async (_, { locale, origin, snapshot: { uuid: file, number, open } }) => {
		const texts = mailTexts(locale);
		const { t } = texts;
		return {
			letter: {
				...letterOf(texts, t("orderFileWaits.subject", { number: plainName(number) })),
				paragraphs: [open > 0 ? t("orderFileWaits.open", { count: open }) : t("orderFileWaits.cart"), t("orderFileWaits.how")],
				link: { text: t("orderFileWaits.link"), url: `${origin}/users/order-files/${file}` },
				addresses: [],
				closing: [t("orderFileWaits.why"), ...aboutPrivacy(t, origin), signature(texts)],
			},
		};
	},
});
