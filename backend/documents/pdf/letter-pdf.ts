import { company } from "../../../contract/company";
import type { BackendLocale } from "../../../contract/locale";
import { mailTexts } from "../../texts/mail-texts";
import type { Letter, Section } from "../letter";
import { onlyOwnLinks } from "../without-links";
import { foot, letterhead } from "./letterhead";
import { orderTable } from "./order-table";
import { PageWriter, sheet } from "./page-writer";
import { Totals } from "./totals";

const lead = 12;
/** Sections with more lines than this go across the sheet. */
const mostLinesInColumn = 12;
const columns = 3;
const gap = 18;

/** The letter as a PDF on A4: real text in embedded fonts; the same letter makes the same bytes. */
export async function letterPdf(whole: Letter, locale: BackendLocale): Promise<Uint8Array> {
	const letter = onlyOwnLinks(whole);
	const texts = mailTexts(locale);
	const { t, money } = texts;
	const { heading, language, document } = letter;
	const writer = await PageWriter.open({
		title: `${heading} – ${company.name}`,
		language,
		author: company.name,
		createdAt: new Date(document?.createdAt || 0),
	});
	letterhead(writer, letter, texts);
	writer.within(writer.part("H1"), () => {
		for (const line of writer.wrap(heading, sheet.right - sheet.left, { size: 16, isStrong: true })) {
			writer.text(line, sheet.left, writer.y, { size: 16, isStrong: true });
			writer.y += 20;
		}
	});
	writer.y += 8;
	for (const paragraph of letter.paragraphs) prose(writer, paragraph);
	if (letter.leadIn) prose(writer, letter.leadIn);
	writer.y += 8;
	const sums = new Totals(writer, letter.totals, letter.totalsNote);
	if (letter.lines) orderTable(writer, letter.lines, { word: t("document.carried"), money }, sums.height);
	sums.write();
	// Where to go on and whom to ask do not stand on a sheet of their own.
	const after = lead * (letter.link ? 6 : 3);
	sections(writer, letter.sections, after);
	if (letter.link) link(writer, letter.link);
	// Of how a mail ends, a document has whom to ask: who writes stands in its foot.
	for (const paragraph of letter.closing.slice(0, 1)) prose(writer, paragraph);
	const { pages } = writer;
	writer.onEachPage((page) => foot(writer, heading, t("document.page", { page, pages }), locale, texts));
	return writer.bytes();
}

/** Text across the sheet, which goes on upon the next. */
function prose(writer: PageWriter, text: string): void {
	writer.within(writer.part("P"), () => {
		for (const line of writer.wrap(text, sheet.right - sheet.left)) {
			if (!writer.hasRoom(lead)) writer.turn();
			writer.text(line, sheet.left, writer.y);
			writer.y += lead;
		}
	});
	writer.y += 4;
}

/**
 * Short ones beside each other, long ones below.
 * @param after what has to fit below the last of the short ones, in points
 */
function sections(writer: PageWriter, list: readonly Section[], after: number): void {
	const width = (sheet.right - sheet.left - gap * (columns - 1)) / columns;
	const set = list.map((section) => ({ ...section, set: section.lines.flatMap((text) => writer.wrap(text, width)) }));
	const short = set.filter((section) => section.set.length <= mostLinesInColumn);
	for (let first = 0; first < short.length; first += columns) {
		const isLast = first + columns >= short.length && short.length === set.length;
		row(writer, short.slice(first, first + columns), { width, after: isLast ? after : 0 });
	}
	for (const { title, lines } of set.filter((section) => section.set.length > mostLinesInColumn)) {
		if (!writer.hasRoom(lead * 4)) writer.turn();
		sectionTitle(writer, title, sheet.left, sheet.right);
		writer.y += 16;
		for (const line of lines) prose(writer, line);
		writer.y += 8;
	}
}

function row(
	writer: PageWriter,
	blocks: readonly { title: string; set: readonly string[] }[],
	{ width, after }: { width: number; after: number },
): void {
	const height = Math.max(...blocks.map(({ set }) => set.length)) * lead + 26;
	if (!writer.hasRoom(height + after)) writer.turn();
	for (const [index, { title, set }] of blocks.entries()) {
		const left = sheet.left + index * (width + gap);
		sectionTitle(writer, title, left, left + width);
		for (const [line, text] of set.entries()) writer.text(text, left, writer.y + 16 + line * lead);
	}
	writer.y += height;
}

function sectionTitle(writer: PageWriter, title: string, from: number, to: number): void {
	writer.within(writer.part("H2"), () => writer.text(title, from, writer.y, { size: 7.5, tone: "quiet" }));
	writer.rule(writer.y + 12, { from, to });
}

/** The address stands there in full, for who reads on paper. */
function link(writer: PageWriter, { text, url }: NonNullable<Letter["link"]>): void {
	const lines = writer.wrap(url, sheet.right - sheet.left, { size: 8.5 });
	if (!writer.hasRoom(lead * (lines.length + 1) + 8)) writer.turn();
	writer.text(text, sheet.left, writer.y, { isStrong: true });
	writer.y += lead;
	writer.within(writer.part("Link", writer.part("P")), () => {
		for (const line of lines) {
			writer.text(line, sheet.left, writer.y, { size: 8.5, tone: "link" });
			writer.link(url, sheet.left, writer.y, writer.widthOf(line, { size: 8.5 }), lead);
			writer.y += lead;
		}
	});
	writer.y += 8;
}
