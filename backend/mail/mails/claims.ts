import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { json } from "../../db/rows";
import { closingLines, signature } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import type { MailData, MailedClaim } from "../mail-data";
import { defineMail, letterOf } from "../mail-definition";
import { fileLinks, fileNames, linkedFiles } from "./linked-files";

const columns = z.object({ id: z.number(), locale: backendLocale, origin: z.string() });

async function claimOf(db: D1Database, data: MailData, mail: number, id: number): Promise<MailedClaim> {
	const claim = await data.claim(db, id);
	if (!claim) throw new Error(`Mail ${mail} is about a claim that is not there.`);
	return claim;
}

/** The first part of the keys of its texts: a request to return good goods is no claim. */
const wordsFor = ({ kind }: Pick<MailedClaim, "kind">) => (kind === "return" ? "return" : "claim");

const claimReported = defineMail({
	isToShop: true,
	columns: columns.extend({ snapshot: json(z.object({ claim: z.number(), files: linkedFiles })) }),
	write: async (db, { id, locale, origin, snapshot }, data) => {
		const claim = await claimOf(db, data, id, snapshot.claim);
		const texts = mailTexts(locale);
		const { t } = texts;
		const subject = t(`${wordsFor(claim)}.subject`, { number: claim.number, order: claim.order_number });
		return {
			letter: {
				...letterOf(texts, subject),
				paragraphs: [],
				...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${claim.order_uuid}` } } : {}),
				sections: [
					{ title: t("claim.line", { line: claim.line }), lines: [`${claim.quantity} × ${claim.title}`, t(`claim.kind.${claim.kind}`)] },
					{ title: t("contact.message"), lines: claim.text.split("\n") },
					...fileNames(snapshot.files, { t }),
					{ title: t("contact.sender"), lines: [claim.reporter, claim.email].filter((one) => one !== "") },
				],
				addresses: [claim.email],
				closing: [...fileLinks(snapshot.files, { t }), signature(texts)],
			},
			replyTo: claim.email,
			orderNumber: claim.order_number,
		};
	},
});

/** Mails the staff's answer to the reporter. */
const claimAnswered = defineMail({
	columns: columns.extend({ snapshot: json(z.object({ claim: z.number(), answer: z.number() })) }),
	write: async (db, { id, locale, origin, snapshot }, data) => {
		const claim = await claimOf(db, data, id, snapshot.claim);
		const found = await db.prepare("SELECT state, text FROM claim_answers WHERE id = ?").bind(snapshot.answer).first();
		const { state, text } = z.object({ state: z.enum(["answered", "settled", "refused"]), text: z.string() }).parse(found);
		const texts = mailTexts(locale);
		const { t } = texts;
		const subject = t(`${wordsFor(claim)}.${state}`, { number: claim.number });
		return {
			letter: {
				...letterOf(texts, subject),
				paragraphs: [
					greeting(texts, claim.reporter),
					t(`${wordsFor(claim)}.about`, { order: claim.order_number, line: claim.line, goods: claim.title }),
					...text.split("\n"),
				],
				...(origin ? { link: { text: t(`${wordsFor(claim)}.link`), url: `${origin}/users/claims/${claim.number.toLowerCase()}` } } : {}),
				closing: closingLines(locale, texts),
			},
			orderNumber: claim.order_number,
		};
	},
});

export const claimMails = { claim_reported: claimReported, claim_answered: claimAnswered };
