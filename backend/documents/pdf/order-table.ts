import { pause } from "../../platform/pause";
import type { CutBar, Letter, LetterLine } from "../letter";
import { barHeight, writeBar } from "./cut-bar";
import { plateHeight, writePlate } from "./cut-plate";
import { lead, type PageWriter, sheet, type TextStyle } from "./page-writer";
import type { Part } from "./structure";

type Lines = NonNullable<Letter["lines"]>;

interface Carried {
	word: string;
	/** Cents → "1.234,50 €". */
	money(cents: number): string;
}

const noteLead = 10.5;
const gap = 14;
const positionGap = 8;
const headStyle = { size: 7.5, tone: "quiet" } as const;
const noteStyle = { size: 8, tone: "quiet" } as const;
const carryStyle = { size: 8.5, isStrong: true } as const;
const carryHeight = 20;
/** Minimum lines on the page of the totals; one or none if the page before would end above `minFilled`. */
const maxTogether = 2;
/** The height of a page below table header and carried-forward sum. */
const freshHeight = sheet.height - sheet.bottom - sheet.top - carryHeight - 17;
const minFilled = sheet.height * 0.55;
/** A line's block up to half a page stays together. A taller one is broken, because moving it would leave more than that empty. */
const maxMoved = freshHeight / 2;

interface Columns {
	code: number;
	title: number;
	titleWidth: number;
	codeWidth: number;
	quantity: number;
	unitPrice: number;
	total: number;
}

/**
 * The table of an order's lines: the header on each page, sums carried forward.
 * @param after height in points of the content below the last line: the last two lines stay on its page
 */
export async function orderTable(writer: PageWriter, lines: Lines, carried: Carried, after: number): Promise<void> {
	const table = new Table(writer, lines, carried);
	for (const [index, row] of lines.rows.entries()) {
		// A document of 2,000 lines takes seconds: the pause lets the isolate answer other requests.
		if (index % 25 === 24) await pause();
		if (index > 0 && index >= lines.rows.length - maxTogether) table.keepTogether(lines.rows.slice(index), after);
		table.row(row);
	}
}

class Table {
	#columns: Columns;
	#isPriced: boolean;
	/** Sum of the rows written so far, in cents. */
	#sum = 0;
	#count = 0;
	#part: Part;

	constructor(
		private readonly writer: PageWriter,
		private readonly lines: Lines,
		private readonly carried: Carried,
	) {
		this.#columns = columnsOf(writer, lines, carried);
		this.#isPriced = lines.isPriced ?? true;
		this.#part = writer.part("Table");
		if (!writer.hasRoom(90)) writer.turn();
		this.#head(cellsIn(writer, this.#part, "TH"));
	}

	row(row: LetterLine): void {
		const { writer } = this;
		const { words, notes, bars, codes, figures, height } = this.#measure(row);
		if (!this.#hasRoom(Math.min(height, maxMoved))) this.#turn();
		const cells = cellsIn(writer, this.#part, "TD");
		this.#figures(row, codes, cells);
		this.#sum += row.totalCents;
		const below = writer.y + figures;
		for (const text of words) this.#words(text, lead, {}, cells.title);
		for (const { text, amount } of notes) {
			this.#words(text, noteLead, noteStyle, cells.title);
			writer.within(cells.title, () => writer.text(amount, this.#columns.unitPrice, writer.y - noteLead, { ...noteStyle, align: "right" }));
		}
		for (const { bar, lines } of bars) {
			if (!this.#hasRoom(lines.length * noteLead + heightOf(bar))) this.#turn();
			for (const text of lines) this.#words(text, noteLead, noteStyle, cells.title);
			if (bar.plate) writePlate(writer, bar.length, bar.plate, this.#columns.title, writer.y + 1);
			else writeBar(writer, bar, this.#columns.title, writer.y + 1, this.#columns.titleWidth);
			writer.y += heightOf(bar);
		}
		if (bars.length === 0 && words.length * lead + notes.length * noteLead < figures) writer.y = Math.max(writer.y, below);
		writer.rule(writer.y + 2);
		writer.y += 7;
	}

	/**
	 * Starts a new page if the rows and their following content do not fit on this one, unless they do not fit on the next either
	 * or this one would be half empty.
	 */
	keepTogether(rows: readonly LetterLine[], after: number): void {
		const height = rows.reduce((sum, row) => sum + this.#measure(row).height, 0);
		if (!this.writer.hasRoom(height + after) && height + after <= freshHeight && this.writer.y >= minFilled) this.#turn();
	}

	#measure(row: LetterLine) {
		const { writer } = this;
		const { titleWidth, codeWidth } = this.#columns;
		const words = writer.wrap(row.title, titleWidth);
		// The amount of a note is on its last line.
		const notes = row.notes.flatMap(({ text, amount = "" }) => {
			const lines = writer.wrap(text, titleWidth, noteStyle);
			return lines.map((line, index) => ({ text: line, amount: index === lines.length - 1 ? amount : "" }));
		});
		const bars = row.bars.map((bar) => ({ bar, lines: writer.wrap(bar.text, titleWidth, noteStyle) }));
		const drawn = bars.reduce((sum, { bar, lines }) => sum + lines.length * noteLead + heightOf(bar), 0);
		const codes = writer.wrap(row.code, codeWidth);
		const figures = Math.max(codes.length * lead, row.quantityNote === "" ? lead : lead + noteLead);
		const height = Math.max(words.length * lead + notes.length * noteLead + drawn, figures) + 7;
		return { words, notes, bars, codes, figures, height };
	}

	/** Each page reserves room for the carried-forward sum. */
	#hasRoom(height: number): boolean {
		return this.writer.hasRoom(height + (this.#isPriced ? carryHeight : 0));
	}

	#figures(row: LetterLine, codes: readonly string[], cells: Cells): void {
		const { writer } = this;
		const { code: left, quantity, unitPrice, total } = this.#columns;
		this.#count++;
		const position = String(row.position ?? this.#count);
		writer.within(cells.position, () => writer.text(position, sheet.left, writer.y));
		writer.within(cells.code, () => writer.lines(codes, left, writer.y));
		writer.within(cells.quantity, () => {
			writer.text(row.quantity, quantity, writer.y, { align: "right" });
			writer.text(row.quantityNote, quantity, writer.y + lead, { ...noteStyle, align: "right" });
		});
		writer.within(cells.unitPrice, () => writer.text(row.unitPrice, unitPrice, writer.y, { align: "right" }));
		writer.within(cells.total, () => writer.text(row.total, total, writer.y, { align: "right" }));
	}

	/** A set that is taller than a page is broken across pages. */
	#words(text: string, height: number, style: TextStyle, part: Part): void {
		if (!this.#hasRoom(height)) this.#turn();
		this.writer.within(part, () => this.writer.text(text, this.#columns.title, this.writer.y, style));
		this.writer.y += height;
	}

	/** Repeats the header and the carried-forward sum. Both are artifacts, because the text already contains them. */
	#turn(): void {
		this.writer.within(null, () => {
			this.#carry();
			this.writer.turn();
			this.#head(null);
			this.#carry();
		});
	}

	#carry(): void {
		if (!this.#isPriced) return;
		const { writer, carried } = this;
		writer.text(carried.word, this.#columns.title, writer.y, carryStyle);
		writer.text(carried.money(this.#sum), this.#columns.total, writer.y, { ...carryStyle, align: "right" });
		writer.rule(writer.y + 14);
		writer.y += carryHeight;
	}

	#head(cells: Cells | null): void {
		const { writer } = this;
		const { head } = this.lines;
		const places = { position: sheet.left, ...this.#columns };
		for (const column of columnNames) {
			const align = column === "position" || column === "code" || column === "title" ? "left" : "right";
			writer.within(cells === null ? null : cells[column], () =>
				writer.text(head[column], places[column], writer.y, { ...headStyle, align }),
			);
		}
		writer.rule(writer.y + 12, { isStrong: true });
		writer.y += 17;
	}
}

const columnNames = ["position", "code", "title", "quantity", "unitPrice", "total"] as const;
type Cells = Record<(typeof columnNames)[number], Part>;

function cellsIn(writer: PageWriter, table: Part, tag: "TH" | "TD"): Cells {
	const row = writer.part("TR", table);
	const cell = () => writer.part(tag, row);
	return { position: cell(), code: cell(), title: cell(), quantity: cell(), unitPrice: cell(), total: cell() };
}

/** Number columns fit their content; text columns share the rest. */
function columnsOf(writer: PageWriter, { head, rows }: Lines, { money }: Carried): Columns {
	const widest = (title: string, texts: readonly string[], style: TextStyle = {}) =>
		Math.max(writer.widthOf(title, headStyle), ...texts.map((text) => writer.widthOf(text, style)));
	const sum = rows.reduce((total, row) => total + row.totalCents, 0);
	const total = sheet.right;
	const totals = widest(head.total, [...rows.map((row) => row.total), money(sum)], { isStrong: true });
	const unitPrice = total - totals - gap;
	const prices = rows.flatMap((row) => [row.unitPrice, ...row.notes.map(({ amount = "" }) => amount)]);
	const quantity = unitPrice - widest(head.unitPrice, prices) - gap;
	const codeWidth = Math.min(
		90,
		widest(
			head.code,
			rows.map((row) => row.code),
		),
	);
	const code =
		sheet.left + widest(head.position, [String(Math.max(rows.length, ...rows.map(({ position = 0 }) => position)))]) + positionGap;
	const title = code + codeWidth + gap;
	const quantities = rows.flatMap((row) => [row.quantity, row.quantityNote]);
	const quantityWidth = widest(head.quantity, quantities);
	return { code, title, titleWidth: quantity - quantityWidth - gap - title, codeWidth, quantity, unitPrice, total };
}

const heightOf = ({ length, plate }: CutBar): number => (plate ? plateHeight(length, plate) : barHeight);
