import { company, phones } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../platform/language";
import type { MailTexts } from "../texts/mail-texts";
import { signature } from "./order-sections";

/** What goes along with a mail that a buyer sends to others. */
export interface Accompanying {
	/** Of the shop, for the link; "" for none. */
	origin: string;
	/** What the sender wrote; "" for nothing. */
	comment: string;
}

/** The sender's words below the shop's, told apart from them. */
export const withComment = (comment: string, { t }: MailTexts): string[] =>
	comment === "" ? [] : [t("shared.comment"), ...comment.split("\n").filter((line) => line.trim() !== "")];

/** Where the reader, whose address came from somebody else, learns what is done with it (Art. 14 GDPR). */
export const aboutPrivacy = (t: MailTexts["t"], origin: string): string[] =>
	origin === "" ? [] : [t("shared.privacy", { url: `${origin}/privacy` })];

/** Whom to ask; the reader may know nothing of the shop, and may not have asked for the mail. */
export const questions = (locale: BackendLocale, { t }: MailTexts, origin: string): string[] => [
	t("shared.questions", { email: company.email, phone: phones[languageOf(locale)].international }),
	t("shared.why"),
	...aboutPrivacy(t, origin),
	signature,
];
