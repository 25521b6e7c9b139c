import type { Section } from "../letter";
import { lead, type PageWriter, sheet } from "./page-writer";

const titleHeight = 16;
const gapBelow = 8;
const proseGap = 4;
const pointIndent = 10;
const maxLinesInColumn = 12;
const columns = 3;
const columnGap = 18;
const columnWidth = (sheet.right - sheet.left - columnGap * (columns - 1)) / columns;

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

/** Draws it at its upper left corner. */
export function writeBlock(writer: PageWriter, { title, lines, width }: Block, left: number, top: number): void {
	sectionTitle(writer, title, { left, top, right: left + width });
	writer.lines(lines, left, top + titleHeight);
}

function sectionTitle(writer: PageWriter, title: string, { left, top, right }: { left: number; top: number; right: number }): void {
	writer.within(writer.part("H2"), () => writer.text(title, left, top, { size: 7.5, tone: "quiet" }));
	writer.rule(top + 12, { from: left, to: right });
}

/** Sections side by side; below them, across the page, lists, long sections, and one that would be alone in a row. */
export class Sections {
	readonly #rows: readonly (readonly Block[])[];
	readonly #wide: readonly { section: Section; height: number }[];
	/** Height in points; infinite if some are long. */
	readonly height: number;

	constructor(
		private readonly writer: PageWriter,
		list: readonly Section[],
	) {
		const blocks = list.map((section) => ({ section, block: blockOf(writer, section, columnWidth) }));
		const isLong = ({ block }: (typeof blocks)[number]) => block.lines.length > maxLinesInColumn;
		const short = blocks.filter((one) => !one.section.isList && !isLong(one));
		const inColumns = short.length === 1 ? [] : short.map(({ block }) => block);
		this.#wide = blocks
			.filter(({ block }) => !inColumns.includes(block))
			.map((one) => ({
				section: one.section,
				height: isLong(one) && !one.section.isList ? Number.POSITIVE_INFINITY : wideHeight(writer, one.section),
			}));
		this.#rows = Array.from({ length: Math.ceil(inColumns.length / columns) }, (_, row) =>
			inColumns.slice(row * columns, (row + 1) * columns),
		);
		this.height = [...this.#rows.map(heightOf), ...this.#wide.map(({ height }) => height)].reduce((sum, height) => sum + height, 0);
	}

	/** @param after height in points of the content that must fit below the last of them */
	write(after: number): void {
		const { writer } = this;
		for (const [index, row] of this.#rows.entries()) {
			const isLast = index === this.#rows.length - 1 && this.#wide.length === 0;
			if (!writer.hasRoom(heightOf(row) + (isLast ? after : 0))) writer.turn();
			for (const [column, block] of row.entries()) writeBlock(writer, block, sheet.left + column * (columnWidth + columnGap), writer.y);
			writer.y += heightOf(row);
		}
		for (const [index, { section, height }] of this.#wide.entries()) {
			const isLast = index === this.#wide.length - 1;
			if (!writer.hasRoom(Number.isFinite(height) ? height + (isLast ? after : 0) : lead * 4)) writer.turn();
			sectionTitle(writer, section.title, { left: sheet.left, top: writer.y, right: sheet.right });
			writer.y += titleHeight;
			for (const line of section.lines) prose(writer, line, section.isList);
			writer.y += gapBelow;
		}
	}
}

const heightOf = (row: readonly Block[]): number => Math.max(...row.map(({ height }) => height));

const wideHeight = (writer: PageWriter, { lines, isList }: Section): number =>
	titleHeight + lines.reduce((sum, line) => sum + proseHeight(writer, line, isList), 0) + gapBelow;

/** Text across the page, which may break across pages; list items have a bullet. */
export function prose(writer: PageWriter, text: string, isPoint = false): void {
	const left = sheet.left + (isPoint ? pointIndent : 0);
	writer.within(writer.part("P"), () => {
		for (const [index, line] of writer.wrap(text, sheet.right - left).entries()) {
			if (!writer.hasRoom(lead)) writer.turn();
			if (isPoint && index === 0) writer.text("•", sheet.left, writer.y);
			writer.text(line, left, writer.y);
			writer.y += lead;
		}
	});
	writer.y += proseGap;
}

/** Height in points without a page break. */
export const proseHeight = (writer: PageWriter, text: string, isPoint = false): number =>
	writer.wrap(text, sheet.right - sheet.left - (isPoint ? pointIndent : 0)).length * lead + proseGap;
