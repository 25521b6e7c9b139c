import * as z from "zod";
import { backendLocale, uuid } from "../../../contract/fields";
import { rhythms } from "../../../contract/values/rhythm";
import { json } from "../../db/rows";
import { aboutPrivacy, signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf } from "../mail-definition";

const columns = z.object({
	locale: backendLocale,
	origin: z.string(),
	snapshot: json(z.object({ uuid, name: z.string(), every: z.enum(rhythms) })),
});

/** Tells the owner of a recurring list that it is due. Nothing is ordered before the owner orders it. */
export const listDue = defineMail({
	columns,
	write: async (_, { locale, origin, snapshot }) => {
		const texts = mailTexts(locale);
		const { t } = texts;
		return {
			letter: {
				...letterOf(texts, t("listDue.subject")),
				paragraphs: [t(`listDue.${snapshot.every}`, { name: plainName(snapshot.name) }), t("listDue.how")],
				link: { text: t("listDue.link"), url: `${origin}/users/lists/${snapshot.uuid}` },
				addresses: [],
				closing: [t("listDue.stop"), ...aboutPrivacy(t, origin), signature(texts)],
			},
		};
	},
});
