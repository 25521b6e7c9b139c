import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import { json } from "../../db/rows";
import type { Letter } from "../../documents/letter";
import { reachable, shortSignature } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import type { ContactMessage } from "../mail-data";
import { defineMail, letterOf, type MailDefinition } from "../mail-definition";
import type { ContactMailKind } from "../mail-kind";
import { fileLinks, fileNames, type LinkedFiles, linkedFiles } from "./linked-files";

const columns = z.object({
	id: z.number(),
	locale: backendLocale,
	contact_message_id: z.number(),
	snapshot: json(linkedFiles).nullable(),
});

const contactMail = (kind: ContactMailKind, isToShop: boolean): MailDefinition =>
	defineMail({
		isToShop,
		columns,
		write: async (db, { id, locale, contact_message_id, snapshot }, data) => {
			const message = await data.contactMessage(db, contact_message_id);
			if (!message) throw new Error(`Mail ${id} refers to a missing message.`);
			return { letter: contactLetter(kind, message, locale, snapshot ?? []), ...(isToShop && { replyTo: message.email }) };
		},
	});

/** Messages to the shop, and the copies for their senders. */
export const contactMails = {
	contact_message: contactMail("contact_message", true),
	contact_copy: contactMail("contact_copy", false),
	supplier_message: contactMail("supplier_message", true),
	supplier_copy: contactMail("supplier_copy", false),
} satisfies Record<ContactMailKind, MailDefinition>;

/**
 * A message of the contact or supplier form, to the shop or as the sender's copy.
 * @param files links to drawings, for the shop only
 */
export function contactLetter(kind: ContactMailKind, message: ContactMessage, locale: BackendLocale, files: LinkedFiles = []): Letter {
	const { t, language, day } = mailTexts(locale);
	const isCopy = kind === "contact_copy" || kind === "supplier_copy";
	const form = kind === "contact_message" || kind === "contact_copy" ? "contact" : "supplier";
	const about = message.item || message.company || message.name || message.email;
	const { number } = message;
	const subject = isCopy
		? number
			? t("contact.requestSubject", { number })
			: t(`${form}.copySubject`)
		: t(subjectOf(form, message), { about });
	const facts = [
		["contact.company", message.company],
		["contact.vat", message.vat],
		["contact.name", message.name],
		["contact.email", message.email],
		["contact.phone", message.phone],
		["supplier.website", message.website],
	] as const;
	return {
		...letterOf({ language }, subject),
		...(!isCopy && message.cart_uuid && message.origin
			? { link: { text: t("shared.link"), url: `${message.origin}/cart/${message.cart_uuid}` } }
			: {}),
		paragraphs: isCopy ? [greeting({ t }, message.name), t(`${form}.copyIntro`)] : [],
		sections: [
			...(message.number ? [{ title: t("request.number"), lines: [message.number] }] : []),
			...(message.item ? [{ title: t("line.product"), lines: [message.item, ...labelled(t("line.quantity"), message.quantity)] }] : []),
			...(!message.item && message.quantity ? [{ title: t("line.quantity"), lines: [message.quantity] }] : []),
			...(message.place ? [{ title: t("contact.place"), lines: [message.place] }] : []),
			...(message.wanted_on ? [{ title: t("delivery.wanted"), lines: [day(message.wanted_on)] }] : []),
			...fileNames(files, { t }),
			...(message.products ? [{ title: t("supplier.products"), lines: message.products.split("\n") }] : []),
			...(message.message ? [{ title: t("contact.message"), lines: message.message.split("\n") }] : []),
			...(message.cart ? [{ title: t("contact.cart"), lines: message.cart.split("\n") }] : []),
			{ title: t("contact.sender"), lines: facts.flatMap(([label, value]) => labelled(t(label), value)) },
		],
		addresses: [message.email],
		closing: [
			...(isCopy ? [] : fileLinks(files, { t })),
			...(isCopy ? [reachable(locale, (reached) => t("contact.questions", reached))] : []),
			shortSignature,
		],
	};
}

/** The subject tells the shop what is requested: a price for the attached cart, a price, or an answer. */
function subjectOf(form: "contact" | "supplier", { cart, is_quote }: ContactMessage) {
	if (form === "supplier") return "supplier.subject";
	if (cart) return "contact.cartSubject";
	return is_quote ? "contact.quoteSubject" : "contact.subject";
}

const labelled = (label: string, value: string): string[] => (value === "" ? [] : [`${label}: ${value}`]);
