import { company } from "../../../contract/company";
import type { BackendLocale } from "../../../contract/locale";
import { sellerCountry } from "../../../contract/seller/seller";
import { languageOf } from "../../platform/language";
import type { MailTexts } from "../../texts/mail-texts";
import type { Fact, Section, SignedLetter } from "../letter";
import type { SellerOnPapers } from "../seller-on-papers";
import { lead, mm, type PageWriter, sheet } from "./page-writer";

/** Position of the address in a window envelope, and of the text below it (DIN 5008, form A). */
const window = { top: mm(27), address: mm(37), width: mm(80), end: mm(73) } as const;
const shipping = mm(115);
const signTop = mm(12);
const small = { size: 7.5, tone: "quiet" } as const;
/** Columns of the key facts below the addresses; a long fact spans two. */
const places = 4;
const placeGap = 12;
const placeWidth = (sheet.right - sheet.left - placeGap * (places - 1)) / places;

/** Logo and name; the address in the window's position, with the delivery address beside it; the key facts below. */
export function letterhead(writer: PageWriter, letter: SignedLetter, texts: MailTexts): void {
	const { address, shippingAddress, data, seller } = letter;
	writer.sign(sheet.left, signTop, 22);
	writer.within(null, () => writer.text(company.brand, sheet.left + 29, signTop - 1.8, { size: 19.5, isStrong: true }));
	writer.y = mm(30);
	if (address) {
		const sender = [seller.name, ...addressLines(seller), texts.country(seller.address.country)].join(" · ");
		const ends = [
			envelope(writer, { title: sender, lines: address.lines, left: sheet.left, right: sheet.left + window.width }),
			...(shippingAddress ? [envelope(writer, { ...shippingAddress, left: shipping, right: sheet.right, isHeading: true })] : []),
		];
		writer.y = Math.max(window.end, ...ends.map((end) => end + 10));
	}
	facts(writer, data?.facts ?? []);
}

function envelope(
	writer: PageWriter,
	{ title, lines, left, right, isHeading = false }: Section & { left: number; right: number; isHeading?: boolean },
): number {
	writer.within(writer.part(isHeading ? "H2" : "P"), () => writer.text(title, left, window.top, { size: 6.5, tone: "quiet" }));
	writer.rule(window.top + 10, { from: left, to: right });
	const set = lines.flatMap((line) => writer.wrap(line, right - left));
	writer.lines(set, left, window.address);
	return window.address + set.length * lead;
}

function facts(writer: PageWriter, list: readonly Fact[]): void {
	if (list.length === 0) return;
	writer.rule(writer.y);
	writer.y += 6;
	let place = 0;
	let height = 0;
	for (const { label, value } of list) {
		const taken = writer.widthOf(value) > placeWidth ? 2 : 1;
		if (place + taken > places) {
			writer.y += height;
			place = 0;
			height = 0;
		}
		const left = sheet.left + place * (placeWidth + placeGap);
		const width = placeWidth * taken + placeGap * (taken - 1);
		const lines = writer.wrap(value, width);
		writer.text(label, left, writer.y, small);
		writer.lines(lines, left, writer.y + 10);
		height = Math.max(height, 10 + lines.length * lead + 4);
		place += taken;
	}
	writer.y += height;
	writer.rule(writer.y);
	writer.y += 13;
}

interface Foot {
	heading: string;
	/** "Page 1 of 2" in the reader's language. */
	page: string;
	seller: SellerOnPapers;
	locale: BackendLocale;
}

export function foot(writer: PageWriter, { heading, page, seller, locale }: Foot, texts: MailTexts): void {
	const { t } = texts;
	const { business, bank } = footTexts(seller, texts);
	const [street, place] = addressLines(seller);
	const top = sheet.height - sheet.bottom + mm(5);
	const columns = [
		[seller.name, street, `${place}, ${texts.country(seller.address.country)}`],
		business,
		bank,
		[`${t("address.phone")} ${seller.phones[languageOf(locale)]}`, seller.email],
	];
	writer.rule(top);
	let x: number = sheet.left;
	for (const lines of columns) {
		for (const [row, text] of lines.entries()) writer.text(text, x, top + 6 + row * 9, { size: 6.5, tone: "quiet" });
		x += Math.max(...lines.map((text) => writer.widthOf(text, { size: 6.5 }))) + 16;
	}
	writer.text(heading, sheet.left, sheet.height - mm(9), { size: 7, tone: "quiet" });
	writer.text(page, sheet.right, sheet.height - mm(9), { size: 7, tone: "quiet", align: "right" });
}

const addressLines = ({ address: { street, postCode, city } }: SellerOnPapers) => [street, `${postCode} ${city}`] as const;

const footTexts = (seller: SellerOnPapers, { t }: MailTexts) => ({
	business: [
		`${t("document.vat")} ${seller.vatId}`,
		`${t(`document.sellerNumber.${sellerCountry}`)} ${seller.businessId}`,
		`${t(`document.director.${sellerCountry}`)} ${seller.managingDirector}`,
	],
	bank: [`IBAN ${seller.bank.iban.replace(/(.{4})(?=.)/g, "$1 ")}`, `BIC ${seller.bank.bic}`],
});
