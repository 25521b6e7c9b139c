import { company, phones } from "../../../contract/company";
import type { BackendLocale } from "../../../contract/locale";
import type { ContactMessage } from "../../content/contact-message";
import { greeting } from "../../documents/greeting";
import type { Letter } from "../../documents/letter";
import { mailTexts } from "../../documents/texts";
import type { ContactMailKind } from "../../outbox/enqueue-contact";
import { languageOf } from "../../platform/language";

const { street, postCode, city } = company.address;

/** Its sender gets a copy of the same message. */
export const isToShop = (kind: ContactMailKind): boolean => kind === "contact_message" || kind === "supplier_message";

/** A message of the contact form or of a supplier: as the shop gets it, or as its sender's copy. */
export function contactLetter(kind: ContactMailKind, message: ContactMessage, locale: BackendLocale): Letter {
	const { t, language } = mailTexts(locale);
	const isCopy = !isToShop(kind);
	const form = kind === "contact_message" || kind === "contact_copy" ? "contact" : "supplier";
	const about = message.item || message.company || message.name || message.email;
	const subject = isCopy ? t(`${form}.copySubject`) : t(subjectOf(form, message), { about });
	const facts = [
		["contact.company", message.company],
		["contact.vat", message.vat],
		["contact.name", message.name],
		["contact.email", message.email],
		["contact.phone", message.phone],
		["supplier.website", message.website],
	] as const;
	return {
		language,
		subject,
		heading: subject,
		paragraphs: isCopy ? [greeting({ t }, message.name), t(`${form}.copyIntro`)] : [],
		totals: [],
		totalsNote: "",
		sections: [
			...(message.item ? [{ title: t("line.product"), lines: [message.item, ...labelled(t("line.quantity"), message.quantity)] }] : []),
			...(!message.item && message.quantity ? [{ title: t("line.quantity"), lines: [message.quantity] }] : []),
			...(message.place ? [{ title: t("contact.place"), lines: [message.place] }] : []),
			...(message.products ? [{ title: t("supplier.products"), lines: message.products.split("\n") }] : []),
			...(message.message ? [{ title: t("contact.message"), lines: message.message.split("\n") }] : []),
			...(message.cart ? [{ title: t("contact.cart"), lines: message.cart.split("\n") }] : []),
			{ title: t("contact.sender"), lines: facts.flatMap(([label, value]) => labelled(t(label), value)) },
		],
		addresses: [message.email],
		closing: [
			...(isCopy ? [t("contact.questions", { email: company.email, phone: phones[languageOf(locale)].international })] : []),
			`${company.name}, ${street}, ${postCode} ${city}, ${company.vatId}`,
		],
	};
}

/** The shop sees in its mailbox what is wanted of it: a price for the cart that goes along, a price, or an answer. */
function subjectOf(form: "contact" | "supplier", { cart, is_quote }: ContactMessage) {
	if (form === "supplier") return "supplier.subject";
	if (cart) return "contact.cartSubject";
	return is_quote ? "contact.quoteSubject" : "contact.subject";
}

const labelled = (label: string, value: string): string[] => (value === "" ? [] : [`${label}: ${value}`]);
