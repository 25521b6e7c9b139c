import type { Fact } from "../letter";
import { type PageWriter, sheet } from "./page-writer";

const lead = 12;
const noteLead = 11;
const left = sheet.right - 250;
const noteStyle = { size: 8.5 } as const;

/** The sums at the right, with the reason of VAT below them, kept on one page. */
export class Totals {
	readonly #rows: readonly { labels: readonly string[]; value: string; isStrong: boolean }[];
	readonly #notes: readonly string[];
	/** What it takes of a sheet, in points. */
	readonly height: number;

	constructor(
		private readonly writer: PageWriter,
		facts: readonly Fact[],
		note: string,
	) {
		this.#rows = facts.map(({ label, value, isStrong = false }) => {
			const room = sheet.right - left - writer.widthOf(value, { isStrong }) - 12;
			return { value, isStrong, labels: writer.wrap(label, room, { isStrong }) };
		});
		this.#notes = note === "" ? [] : writer.wrap(note, sheet.right - sheet.left, noteStyle);
		const rows = this.#rows.reduce((sum, { labels }) => sum + labels.length * lead + 3, 0);
		this.height = facts.length === 0 ? 0 : rows + this.#notes.length * noteLead + 14;
	}

	/** Where the sheet is, or upon the next. */
	write(): void {
		const { writer } = this;
		if (this.height === 0) return;
		if (!writer.hasRoom(this.height)) writer.turn();
		writer.y += 4;
		for (const { labels, value, isStrong } of this.#rows) {
			if (isStrong) writer.rule(writer.y - 2, { from: left, isStrong: true });
			for (const [index, label] of labels.entries()) writer.text(label, left, writer.y + index * lead, { isStrong });
			writer.text(value, sheet.right, writer.y, { isStrong, align: "right" });
			writer.y += labels.length * lead + 3;
		}
		writer.y += 6;
		for (const line of this.#notes) {
			writer.text(line, sheet.left, writer.y, noteStyle);
			writer.y += noteLead;
		}
		writer.y += 12;
	}
}
