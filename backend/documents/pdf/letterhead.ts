import { company, phones } from "../../../contract/company";
import type { BackendLocale } from "../../../contract/locale";
import { languageOf } from "../../platform/language";
import type { MailTexts } from "../../texts/mail-texts";
import type { Fact, Letter } from "../letter";
import { mm, type PageWriter, sheet } from "./page-writer";

const { street, postCode, city, country } = company.address;

/** Height of the field of an envelope's window, and where the text below it begins (DIN 5008, form B). */
const window = { top: mm(45), address: mm(55), width: mm(80), end: mm(100) } as const;
/** Beside the window; e-mail addresses and names fit beside their labels. */
const data = { left: mm(109), label: mm(26), top: mm(45) } as const;
const lead = 12;
const small = { size: 7.5, tone: "quiet" } as const;
/** Labels stand on the base line of their values, which are larger. */
const labelDrop = 9 - small.size;

/** Sign and name, the address where an envelope's window shows it, and beside it what the letter is about. */
export function letterhead(writer: PageWriter, { address, data: about }: Letter, { country: countryName }: MailTexts): void {
	writer.sign(sheet.left, mm(16), 22);
	writer.wordmark(sheet.left + 29, mm(16) + 17.7, 19.5);
	const dataEnd = facts(writer, about?.facts ?? []);
	if (!address) {
		writer.y = dataEnd + 24;
		return;
	}
	const sender = [company.name, street, `${postCode} ${city}`, countryName(country)].join(" · ");
	writer.text(sender, sheet.left, window.top, { size: 6.5, tone: "quiet" });
	writer.rule(window.top + 10, { to: sheet.left + window.width });
	const lines = address.lines.flatMap((line) => writer.wrap(line, window.width));
	for (const [index, line] of lines.entries()) writer.text(line, sheet.left, window.address + index * lead);
	writer.y = Math.max(window.end, window.address + lines.length * lead + 18, dataEnd + 18);
}

/** @returns where it ends */
function facts(writer: PageWriter, list: readonly Fact[]): number {
	let { top }: { top: number } = data;
	const value = data.left + data.label;
	for (const fact of list) {
		const labels = writer.wrap(fact.label, data.label - 8, small);
		const lines = writer.wrap(fact.value, sheet.right - value);
		for (const [index, line] of labels.entries()) writer.text(line, data.left, top + labelDrop + index * 9, small);
		for (const [index, line] of lines.entries()) writer.text(line, value, top + index * lead);
		top += Math.max(lines.length * lead, labels.length * 9) + 2;
	}
	return top;
}

/** Who the company is, what the letter is called, and which of its sheets this is. */
export function foot(writer: PageWriter, heading: string, pageOf: string, locale: BackendLocale, texts: MailTexts): void {
	const { t } = texts;
	const { business, bank } = footTexts(texts);
	const top = sheet.height - sheet.bottom + mm(5);
	const columns = [
		[company.name, street, `${postCode} ${city}, ${texts.country(country)}`],
		business,
		bank,
		[`${t("address.phone")} ${phones[languageOf(locale)].international}`, company.email],
	];
	writer.rule(top);
	let x: number = sheet.left;
	for (const lines of columns) {
		for (const [row, text] of lines.entries()) writer.text(text, x, top + 6 + row * 9, { size: 6.5, tone: "quiet" });
		x += Math.max(...lines.map((text) => writer.widthOf(text, { size: 6.5 }))) + 16;
	}
	writer.text(heading, sheet.left, sheet.height - mm(9), { size: 7, tone: "quiet" });
	writer.text(pageOf, sheet.right, sheet.height - mm(9), { size: 7, tone: "quiet", align: "right" });
}

const footTexts = ({ t }: MailTexts) => ({
	business: [
		`${t("document.vat")} ${company.vatId}`,
		`${t("document.businessId")} ${company.businessId}`,
		`${t("document.director")} ${company.managingDirector}`,
	],
	bank: [`IBAN ${company.bank.iban.replace(/(.{4})(?=.)/g, "$1 ")}`, `BIC ${company.bank.bic}`],
});
