import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf } from "../mail-definition";

/** `token`: the code, or the token of the link; "" after sending. */
const columns = z.object({ locale: backendLocale, origin: z.string(), token: z.string() });

/** Mails to the people at the desk. */
export const staffMails = {
	staff_code: defineMail({
		columns,
		write: async (_, { locale, token }) => {
			const texts = mailTexts(locale);
			const { t } = texts;
			return {
				letter: {
					...letterOf(texts, t("staff.codeSubject")),
					paragraphs: [t("staff.code", { code: token === "" ? "······" : token }), t("staff.codeTerm")],
					closing: [t("staff.codeNotYou")],
				},
			};
		},
	}),
	staff_invitation: defineMail({
		columns,
		write: async (_, { locale, origin, token }) => {
			const texts = mailTexts(locale);
			const { t } = texts;
			return {
				letter: {
					...letterOf(texts, t("staff.invitationSubject")),
					paragraphs: [t("staff.invitation"), t("staff.invitationTerm")],
					...(token === "" ? {} : { link: { text: t("staff.invitationLink"), url: `${origin}/desk/join?token=${token}` } }),
					closing: [t("staff.invitationNotYou")],
				},
			};
		},
	}),
};
