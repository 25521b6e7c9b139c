import type { Letter, LetterLine } from "../mail/letter";
import { type PageWriter, sheet, type TextStyle } from "./page-writer";

type Lines = NonNullable<Letter["lines"]>;

/** What stands below a sheet and atop the next: the word, and how a sum is written. */
export interface Carried {
	word: string;
	/** Cents → "1.234,50 €". */
	money(cents: number): string;
}

const lead = 12;
const noteLead = 10.5;
const gap = 14;
const headStyle = { size: 7.5, tone: "quiet" } as const;
const noteStyle = { size: 8, tone: "quiet" } as const;
const carryStyle = { size: 8.5, isStrong: true } as const;
const carryHeight = 20;

/** Left end of the words and right ends of the figures. */
interface Columns {
	title: number;
	titleWidth: number;
	codeWidth: number;
	quantity: number;
	unitPrice: number;
	total: number;
}

/** The lines of an order: the head on each sheet, sums carried from sheet to sheet. */
export function orderTable(writer: PageWriter, lines: Lines, carried: Carried): void {
	const table = new Table(writer, lines, carried);
	for (const row of lines.rows) table.row(row);
}

class Table {
	#columns: Columns;
	/** Of the rows that are written, in cents. */
	#sum = 0;

	constructor(
		private readonly writer: PageWriter,
		private readonly lines: Lines,
		private readonly carried: Carried,
	) {
		this.#columns = columnsOf(writer, lines, carried);
		if (!writer.hasRoom(90)) writer.turn();
		this.#head();
	}

	row(row: LetterLine): void {
		const { writer } = this;
		const { titleWidth, codeWidth } = this.#columns;
		const words = writer.wrap(row.title, titleWidth);
		const notes = row.notes.flatMap((note) => writer.wrap(note, titleWidth, noteStyle));
		const codes = writer.wrap(row.code, codeWidth);
		const height = Math.max(words.length, codes.length) * lead + notes.length * noteLead + 7;
		if (!this.#hasRoom(height)) this.#turn();
		this.#figures(row, codes);
		this.#sum += row.totalCents;
		const below = writer.y + codes.length * lead;
		for (const text of words) this.#words(text, lead, {});
		for (const text of notes) this.#words(text, noteLead, noteStyle);
		writer.y = words.length + notes.length >= codes.length ? writer.y : Math.max(writer.y, below);
		writer.rule(writer.y + 2);
		writer.y += 7;
	}

	/** Below each sheet there is room for the sum so far. */
	#hasRoom(height: number): boolean {
		return this.writer.hasRoom(height + carryHeight);
	}

	#figures(row: LetterLine, codes: readonly string[]): void {
		const { writer } = this;
		const { quantity, unitPrice, total } = this.#columns;
		for (const [index, code] of codes.entries()) writer.text(code, sheet.left, writer.y + index * lead);
		writer.text(row.quantity, quantity, writer.y, { align: "right" });
		writer.text(row.unitPrice, unitPrice, writer.y, { align: "right" });
		writer.text(row.total, total, writer.y, { align: "right" });
	}

	/** A set with more in it than a sheet holds goes on upon the next. */
	#words(text: string, height: number, style: TextStyle): void {
		if (!this.#hasRoom(height)) this.#turn();
		this.writer.text(text, this.#columns.title, this.writer.y, style);
		this.writer.y += height;
	}

	#turn(): void {
		this.#carry();
		this.writer.turn();
		this.#head();
		this.#carry();
	}

	#carry(): void {
		const { writer, carried } = this;
		writer.text(carried.word, this.#columns.title, writer.y, carryStyle);
		writer.text(carried.money(this.#sum), this.#columns.total, writer.y, { ...carryStyle, align: "right" });
		writer.rule(writer.y + 14);
		writer.y += carryHeight;
	}

	#head(): void {
		const { writer } = this;
		const { head } = this.lines;
		const { title, quantity, unitPrice, total } = this.#columns;
		writer.text(head.code, sheet.left, writer.y, headStyle);
		writer.text(head.title, title, writer.y, headStyle);
		writer.text(head.quantity, quantity, writer.y, { ...headStyle, align: "right" });
		writer.text(head.unitPrice, unitPrice, writer.y, { ...headStyle, align: "right" });
		writer.text(head.total, total, writer.y, { ...headStyle, align: "right" });
		writer.rule(writer.y + 12, { isStrong: true });
		writer.y += 17;
	}
}

/** As wide as what stands in them; the words have what is left. */
function columnsOf(writer: PageWriter, { head, rows }: Lines, { money }: Carried): Columns {
	const widest = (title: string, texts: readonly string[], style: TextStyle = {}) =>
		Math.max(writer.widthOf(title, headStyle), ...texts.map((text) => writer.widthOf(text, style)));
	const sum = rows.reduce((total, row) => total + row.totalCents, 0);
	const total = sheet.right;
	const totals = widest(head.total, [...rows.map((row) => row.total), money(sum)], { isStrong: true });
	const unitPrice = total - totals - gap;
	const quantity =
		unitPrice -
		widest(
			head.unitPrice,
			rows.map((row) => row.unitPrice),
		) -
		gap;
	const codeWidth = Math.min(
		90,
		widest(
			head.code,
			rows.map((row) => row.code),
		),
	);
	const title = sheet.left + codeWidth + gap;
	const quantityWidth = widest(
		head.quantity,
		rows.map((row) => row.quantity),
	);
	return { title, titleWidth: quantity - quantityWidth - gap - title, codeWidth, quantity, unitPrice, total };
}
