import { company } from "../../contract/company";
import { joined, type Letter } from "../documents/letter";
import { closingLines, facts } from "../documents/order-sections";
import { mailTexts } from "../texts/mail-texts";
import { localeOf, type StoredPurchase } from "./stored-purchases";

/** A purchase order to a supplier, in the language of its country. It has no prices: those were agreed before. */
export function purchaseLetter(purchase: StoredPurchase): Letter {
	const locale = localeOf(purchase);
	const texts = mailTexts(locale);
	const { t, day, number } = texts;
	const title = t("purchase.title", { number: purchase.number });
	return {
		language: texts.language,
		subject: title,
		heading: title,
		paragraphs: [],
		data: {
			title: t("purchase.section"),
			facts: facts([
				[t("purchase.number"), purchase.number],
				[t("purchase.orderedOn"), day(purchase.ordered_on)],
				[t("purchase.expectedOn"), purchase.expected_on === null ? "" : day(purchase.expected_on)],
			]),
		},
		address: { title: t("purchase.supplier"), lines: [purchase.supplier, purchase.city, texts.country(purchase.country)] },
		shippingAddress: {
			title: t("purchase.deliverTo"),
			lines: [company.name, company.loadingPlace.street, `${company.loadingPlace.postCode} ${company.loadingPlace.city}`],
		},
		leadIn: t("purchase.intro"),
		lines: {
			head: {
				position: t("line.position"),
				code: t("purchase.code"),
				title: t("line.product"),
				quantity: t("purchase.quantity"),
				unitPrice: t("purchase.reference"),
				total: t("purchase.wantedOn"),
			},
			rows: purchase.lines.map(({ code, title: name, supplier_code, order, quantity, wanted_on }, index) => ({
				position: index + 1,
				code: supplier_code,
				title: joined(name),
				quantity: number(quantity),
				quantityNote: "",
				unitPrice: order,
				total: wanted_on === "" ? "" : day(wanted_on),
				totalCents: 0,
				notes: supplier_code === code ? [] : [{ text: t("purchase.ownCode", { code }) }],
				bars: [],
			})),
			isPriced: false,
		},
		totals: [],
		totalsNote: "",
		sections: [],
		closing: closingLines(locale, texts),
		document: { fileName: `${purchase.number}.pdf`, createdAt: `${purchase.ordered_on}T00:00:00Z` },
	};
}
