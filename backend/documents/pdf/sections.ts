import type { Section } from "../letter";
import { lead, type PageWriter, sheet } from "./page-writer";

/** Of its title with the rule below it, and of the gap after it. */
const titleHeight = 16;
const gapBelow = 8;
const proseGap = 4;
/** Sections with more lines than this go across the sheet. */
const mostLinesInColumn = 12;
const columns = 3;
const columnGap = 18;
const columnWidth = (sheet.right - sheet.left - columnGap * (columns - 1)) / columns;

/** A section as it is set in a column. */
interface Block {
	title: string;
	lines: readonly string[];
	width: number;
	height: number;
}

export function blockOf(writer: PageWriter, { title, lines }: Section, width: number): Block {
	const set = lines.flatMap((text) => writer.wrap(text, width));
	return { title, lines: set, width, height: titleHeight + set.length * lead + gapBelow };
}

/** Writes it with its upper left corner here. */
export function writeBlock(writer: PageWriter, { title, lines, width }: Block, left: number, top: number): void {
	sectionTitle(writer, title, { left, top, right: left + width });
	writer.lines(lines, left, top + titleHeight);
}

function sectionTitle(writer: PageWriter, title: string, { left, top, right }: { left: number; top: number; right: number }): void {
	writer.within(writer.part("H2"), () => writer.text(title, left, top, { size: 7.5, tone: "quiet" }));
	writer.rule(top + 12, { from: left, to: right });
}

/** Sections beside each other, the long ones among them below, across the sheet. */
export class Sections {
	readonly #rows: readonly (readonly Block[])[];
	readonly #long: readonly Section[];
	/** What they take of a sheet, in points; infinite where some are long. */
	readonly height: number;

	constructor(
		private readonly writer: PageWriter,
		list: readonly Section[],
	) {
		const blocks = list.map((section) => ({ section, block: blockOf(writer, section, columnWidth) }));
		const short = blocks.filter(({ block }) => block.lines.length <= mostLinesInColumn).map(({ block }) => block);
		this.#long = blocks.filter(({ block }) => block.lines.length > mostLinesInColumn).map(({ section }) => section);
		this.#rows = Array.from({ length: Math.ceil(short.length / columns) }, (_, row) => short.slice(row * columns, (row + 1) * columns));
		this.height = this.#long.length > 0 ? Number.POSITIVE_INFINITY : this.#rows.reduce((sum, row) => sum + heightOf(row), 0);
	}

	/** @param after what has to fit below the last of them, in points */
	write(after: number): void {
		const { writer } = this;
		for (const [index, row] of this.#rows.entries()) {
			const isLast = index === this.#rows.length - 1 && this.#long.length === 0;
			if (!writer.hasRoom(heightOf(row) + (isLast ? after : 0))) writer.turn();
			for (const [column, block] of row.entries()) writeBlock(writer, block, sheet.left + column * (columnWidth + columnGap), writer.y);
			writer.y += heightOf(row);
		}
		for (const { title, lines } of this.#long) {
			if (!writer.hasRoom(lead * 4)) writer.turn();
			sectionTitle(writer, title, { left: sheet.left, top: writer.y, right: sheet.right });
			writer.y += titleHeight;
			for (const line of lines) prose(writer, line);
			writer.y += gapBelow;
		}
	}
}

const heightOf = (row: readonly Block[]): number => Math.max(...row.map(({ height }) => height));

/** Text across the sheet, which goes on upon the next. */
export function prose(writer: PageWriter, text: string): void {
	writer.within(writer.part("P"), () => {
		for (const line of writer.wrap(text, sheet.right - sheet.left)) {
			if (!writer.hasRoom(lead)) writer.turn();
			writer.text(line, sheet.left, writer.y);
			writer.y += lead;
		}
	});
	writer.y += proseGap;
}

/** What it takes where it does not go on upon the next sheet, in points. */
export const proseHeight = (writer: PageWriter, text: string): number =>
	writer.wrap(text, sheet.right - sheet.left).length * lead + proseGap;
