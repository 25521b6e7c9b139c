import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { json } from "../../db/rows";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf } from "../mail-definition";

/** `token`: the code, or the token of the link; "" after sending. */
const columns = z.object({ locale: backendLocale, token: z.string() });

/** `desk`: origin of the desk, which has none of the pages that other links of mails lead to. */
const toDesk = columns.extend({ snapshot: json(z.object({ desk: z.string() })) });

const added = columns.extend({ snapshot: json(z.object({ what: z.enum(["app", "passkey"]), name: z.string() })) });

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
		columns: toDesk,
		write: async (_, { locale, token, snapshot: { desk } }) => {
			const texts = mailTexts(locale);
			const { t } = texts;
			return {
				letter: {
					...letterOf(texts, t("staff.invitationSubject")),
					paragraphs: [t("staff.invitation"), t("staff.invitationTerm")],
					...(token === "" ? {} : { link: { text: t("staff.invitationLink"), url: `${desk}/desk/join?token=${token}` } }),
					closing: [t("staff.invitationNotYou")],
				},
			};
		},
	}),
	staff_sign_in_added: defineMail({
		columns: added,
		write: async (_, { locale, snapshot: { what, name } }) => {
			const texts = mailTexts(locale);
			const { t } = texts;
			const text = what === "app" ? t("staff.appAdded") : t("staff.passkeyAdded", { name });
			return {
				letter: { ...letterOf(texts, t(`staff.${what}AddedSubject`)), paragraphs: [text], closing: [t("staff.addedNotYou")] },
			};
		},
	}),
};
