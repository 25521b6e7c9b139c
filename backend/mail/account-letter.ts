import { company, phones } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../language";
import { tokenMinutes } from "../users/token";
import type { Letter } from "./letter";
import { mailTexts } from "./texts";

const { street, postCode, city } = company.address;

/** About the account that was asked for with an order: with the link that confirms its address, or that there is one already. */
export interface AccountMail {
	kind: "account_verification" | "account_exists";
	/** Of the shop's page. */
	origin: string;
	/** "" once the mail was sent: the link is in that mail alone. */
	token: string;
}

export function accountLetter({ kind, origin, token }: AccountMail, locale: BackendLocale): Letter {
	const { t, language } = mailTexts(locale);
	const isNew = kind === "account_verification";
	return {
		language,
		subject: t(isNew ? "account.subject" : "account.existsSubject"),
		heading: t(isNew ? "account.subject" : "account.existsSubject"),
		paragraphs: isNew ? [t("account.intro"), t("account.term", { minutes: tokenMinutes })] : [t("account.exists")],
		...(isNew && token !== "" ? { link: { text: t("account.confirm"), url: `${origin}/users/verify?token=${token}` } } : {}),
		totals: [],
		totalsNote: "",
		sections: [],
		closing: [
			t(isNew ? "account.notYou" : "account.existsNotYou", { email: company.email, phone: phones[languageOf(locale)].shown }),
			`${company.name}, ${street}, ${postCode} ${city}, ${company.vatId}`,
		],
	};
}
