import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { json } from "../../db/rows";
import { closingLines, reachable, signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf } from "../mail-definition";
import { fileLinks, fileNames, linkedFiles } from "./linked-files";

const company = z.object({ company: z.string(), vat: z.string() });

const named = ({ company: typed, vat }: z.output<typeof company>): string => {
	const name = plainName(typed);
	return name === "" ? vat : `${name} (${vat})`;
};

/** Carries the code by which somebody at a company's domain speaks for it. */
const companyCode = defineMail({
	columns: z.object({ locale: backendLocale, token: z.string(), snapshot: json(company) }),
	write: async (_, { locale, token, snapshot }) => {
		const texts = mailTexts(locale);
		const { t } = texts;
		return {
			letter: {
				...letterOf(texts, t("companyCode.subject")),
				paragraphs: [
					t("companyCode.intro", { company: named(snapshot) }),
					// "" after sending: only the mail contains the code.
					t("companyCode.code", { code: token === "" ? "······" : token }),
				],
				closing: [t("companyCode.term"), reachable(locale, (reached) => t("companyCode.notYou", reached)), signature(texts)],
			},
		};
	},
});

/** Brings a document to staff, who decide at the desk. */
const companyDocument = defineMail({
	isToShop: true,
	columns: z.object({ locale: backendLocale, snapshot: json(company.extend({ email: z.string(), files: linkedFiles })) }),
	write: async (_, { locale, snapshot }) => {
		const texts = mailTexts(locale);
		const { t } = texts;
		return {
			letter: {
				...letterOf(texts, t("companyDocument.subject", { vat: snapshot.vat })),
				paragraphs: [t("companyDocument.intro", { company: named(snapshot) })],
				sections: [...fileNames(snapshot.files, { t }), { title: t("contact.sender"), lines: [snapshot.email] }],
				addresses: [snapshot.email],
				closing: [...fileLinks(snapshot.files, { t }), signature(texts)],
			},
			replyTo: snapshot.email,
		};
	},
});

/** Tells the account what staff have decided. */
const companyDecided = defineMail({
	columns: z.object({
		locale: backendLocale,
		origin: z.string(),
		snapshot: json(company.extend({ state: z.enum(["accepted", "declined"]), reason: z.string() })),
	}),
	write: async (_, { locale, origin, snapshot }) => {
		const texts = mailTexts(locale);
		const { t } = texts;
		const { state, reason } = snapshot;
		return {
			letter: {
				...letterOf(texts, t(`companyDecided.${state}Subject`)),
				paragraphs: [t(`companyDecided.${state}`, { company: named(snapshot) }), ...reason.split("\n").filter((text) => text !== "")],
				link: { text: t("companyDecided.link"), url: `${origin}/users/company` },
				closing: closingLines(locale, texts),
			},
		};
	},
});

export const companyMails = { company_code: companyCode, company_document: companyDocument, company_decided: companyDecided };
