import type { BackendLocale } from "../../../contract/locale";
import { mailTexts } from "../../texts/mail-texts";
import type { SignedLetter } from "../letter";
import { onlyOwnLinks } from "../without-links";
import { foot, letterhead } from "./letterhead";
import { orderTable } from "./order-table";
import { lead, PageWriter, sheet } from "./page-writer";
import { prose, proseHeight, Sections } from "./sections";
import { Totals } from "./totals";

const urlStyle = { size: 8.5, tone: "link" } as const;
/** Content below the lines stays with the last line unless it is taller than this. */
const maxAfterLines = sheet.height * 0.4;

/** Renders the letter as a PDF on A4: selectable text in embedded fonts, and reproducible. */
export async function letterPdf(whole: SignedLetter, locale: BackendLocale): Promise<Uint8Array> {
	const letter = onlyOwnLinks(whole);
	const texts = mailTexts(locale);
	const { t, money } = texts;
	const { heading, language, document, seller } = letter;
	const writer = await PageWriter.open({
		title: `${heading} – ${seller.name}`,
		language,
		author: seller.name,
		createdAt: new Date(document?.createdAt || 0),
	});
	// Screen readers read the title first, before any other heading.
	const title = writer.part("H1");
	letterhead(writer, letter, texts);
	writer.within(title, () => {
		for (const line of writer.wrap(heading, sheet.right - sheet.left, { size: 16, isStrong: true })) {
			writer.text(line, sheet.left, writer.y, { size: 16, isStrong: true });
			writer.y += 20;
		}
	});
	writer.y += 4;
	for (const paragraph of letter.paragraphs) prose(writer, paragraph);
	if (letter.leadIn) prose(writer, letter.leadIn);
	writer.y += 4;
	const sums = new Totals(writer, letter);
	const sections = new Sections(writer, sums.rest);
	const link = letter.link && new PrintedLink(writer, letter.link);
	// A document shows the contact details of a mail's closing lines; its footer has the sender.
	const closing = letter.closing.slice(0, 1);
	// The link and contact details must not be alone on a page.
	const end = (link?.height ?? 0) + closing.reduce((sum, text) => sum + proseHeight(writer, text), 0);
	const afterSums = sections.height === 0 ? end : 0;
	const tail = sums.height + sections.height + end;
	if (letter.lines) {
		const after = tail <= maxAfterLines ? tail : sums.height + afterSums;
		await orderTable(writer, letter.lines, { word: t("document.carried"), money }, after);
	}
	sums.write(afterSums);
	sections.write(end);
	link?.write();
	for (const paragraph of closing) prose(writer, paragraph);
	const { pages } = writer;
	writer.onEachPage((page) => foot(writer, { heading, page: t("document.page", { page, pages }), seller, locale }, texts));
	return writer.bytes();
}

/** The link with its URL printed in full for readers on paper. Beside the text if there is room, else below. */
class PrintedLink {
	readonly #lines: readonly string[];
	readonly #left: number;
	readonly height: number;

	constructor(
		private readonly writer: PageWriter,
		private readonly link: NonNullable<SignedLetter["link"]>,
	) {
		const beside = sheet.left + writer.widthOf(link.text, { isStrong: true }) + 8;
		const fits = beside + writer.widthOf(link.url, urlStyle) <= sheet.right;
		this.#left = fits ? beside : sheet.left;
		this.#lines = writer.wrap(link.url, sheet.right - this.#left, urlStyle);
		this.height = lead * (this.#lines.length + (fits ? 0 : 1)) + 4;
	}

	write(): void {
		const { writer } = this;
		const { text, url } = this.link;
		if (!writer.hasRoom(this.height)) writer.turn();
		writer.text(text, sheet.left, writer.y, { isStrong: true });
		if (this.#left === sheet.left) writer.y += lead;
		writer.within(writer.part("Link", writer.part("P")), () => {
			for (const line of this.#lines) {
				writer.text(line, this.#left, writer.y, urlStyle);
				writer.link(url, this.#left, writer.y, writer.widthOf(line, urlStyle), lead);
				writer.y += lead;
			}
		});
		writer.y += 4;
	}
}
