import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { reachable, shortSignature } from "../../documents/order-sections";
import { eraseAfterDays } from "../../platform/sessions";
import { tokenMinutes } from "../../platform/token";
import { type MailKey, mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf, type MailDefinition } from "../mail-definition";

const kinds = {
	/** Requested with an order: contains the link that confirms the address. */
	account_verification: {
		subject: "account.subject",
		paragraphs: ["account.intro", "account.term"],
		link: { text: "account.confirm", path: "/users/verify?token=" },
		notYou: "account.notYou",
	},
	/** Like account_verification, but requested by signing up. */
	sign_up: {
		subject: "account.subject",
		paragraphs: ["account.signUp", "account.linkTerm", "account.signUpPassword"],
		link: { text: "account.confirm", path: "/users/verify?token=" },
		notYou: "account.notYou",
	},
	/** Requested with an order for an address that has an account. */
	account_exists: { subject: "account.existsSubject", paragraphs: ["account.exists"], notYou: "account.existsNotYou" },
	magic_link: {
		subject: "account.magicSubject",
		paragraphs: ["account.magic", "account.linkTerm"],
		link: { text: "account.magicLink", path: "/users/magic-link?token=" },
		notYou: "account.magicNotYou",
	},
	password_reset: {
		subject: "account.resetSubject",
		paragraphs: ["account.reset", "account.linkTerm"],
		link: { text: "account.resetLink", path: "/users/reset-password?token=" },
		notYou: "account.resetNotYou",
	},
	/** For an address without an account whose user requested a link; pages do not reveal this. */
	account_none: {
		subject: "account.noneSubject",
		paragraphs: ["account.none"],
		page: { text: "account.noneLink", path: "/users/login?view=signup" },
		notYou: "account.noneNotYou",
	},
	account_deleted: { subject: "account.deletedSubject", paragraphs: ["account.deleted"], notYou: "account.deletedQuestions" },
	password_changed: { subject: "account.changedSubject", paragraphs: ["account.changed"], notYou: "account.changedNotYou" },
} as const satisfies Record<string, Kind>;

interface Kind {
	subject: MailKey;
	paragraphs: readonly MailKey[];
	/** The text of the link, and the path that the token is appended to. */
	link?: { text: MailKey; path: string };
	/** A page that needs no token. */
	page?: { text: MailKey; path: string };
	/** Explains what to do if the recipient did not request the mail, and whom to contact. */
	notYou: MailKey;
}

export interface AccountMail {
	kind: keyof typeof kinds;
	origin: string;
	/** "" after sending: only the mail contains the link. */
	token: string;
}

const columns = z.object({ locale: backendLocale, origin: z.string(), token: z.string(), cart_id: z.number().nullable() });

const accountMail = (name: AccountMail["kind"]): MailDefinition =>
	defineMail({
		isAboutAccount: true,
		columns,
		write: async (_, { locale, origin, token, cart_id }) => ({
			// Without an order, the account was requested by signing up.
			letter: accountLetter({ kind: name === "account_verification" && cart_id === null ? "sign_up" : name, origin, token }, locale),
		}),
	});

export const accountMails = {
	account_verification: accountMail("account_verification"),
	account_exists: accountMail("account_exists"),
	magic_link: accountMail("magic_link"),
	password_reset: accountMail("password_reset"),
	account_none: accountMail("account_none"),
	account_deleted: accountMail("account_deleted"),
	password_changed: accountMail("password_changed"),
} satisfies Record<Exclude<AccountMail["kind"], "sign_up">, MailDefinition>;

export function accountLetter({ kind, origin, token }: AccountMail, locale: BackendLocale): Letter {
	const { t, language } = mailTexts(locale);
	const mail = kinds[kind];
	const paragraphs: readonly (typeof mail.paragraphs)[number][] = mail.paragraphs;
	const values = { minutes: tokenMinutes, days: eraseAfterDays };
	return {
		...letterOf({ language }, t(mail.subject)),
		paragraphs: paragraphs.map((key) => t(key, values)),
		...("link" in mail && token !== "" ? { link: { text: t(mail.link.text), url: `${origin}${mail.link.path}${token}` } } : {}),
		...("page" in mail ? { link: { text: t(mail.page.text), url: `${origin}${mail.page.path}` } } : {}),
		closing: [reachable(locale, (reached) => t(mail.notYou, { ...values, ...reached })), shortSignature],
	};
}
