import type { Fact, Section } from "../letter";
import { lead, type PageWriter, sheet } from "./page-writer";
import { blockOf, writeBlock } from "./sections";

const noteLead = 11;
const left = sheet.right - 250;
const besideWidth = left - 18 - sheet.left;
/** Sections are placed beside the sums unless they are taller than these, or than this height. */
const maxBeside = 140;
const noteStyle = { size: 8.5 } as const;

/** The sums at the right, the first sections next to them, and the VAT reason below, kept on one page. */
export class Totals {
	readonly #rows: readonly { labels: readonly string[]; value: string; isStrong: boolean }[];
	readonly #notes: readonly string[];
	readonly #beside: readonly ReturnType<typeof blockOf>[];
	/** Heights of sums and sections, in points. */
	readonly #upper: number;
	/** Height in points. */
	readonly height: number;
	readonly rest: readonly Section[];

	constructor(
		private readonly writer: PageWriter,
		{ totals, totalsNote, sections }: { totals: readonly Fact[]; totalsNote: string; sections: readonly Section[] },
	) {
		this.#rows = totals.map(({ label, value, isStrong = false }) => {
			const width = sheet.right - left - writer.widthOf(value, { isStrong }) - 12;
			return { value, isStrong, labels: writer.wrap(label, width, { isStrong }) };
		});
		this.#notes = totalsNote === "" ? [] : writer.wrap(totalsNote, sheet.right - sheet.left, noteStyle);
		const sums = this.#rows.reduce((sum, { labels }) => sum + labels.length * lead + 3, 0);
		const blocks = sections.map((section) => blockOf(writer, section, besideWidth));
		let beside = 0;
		let count = 0;
		for (const [index, { height }] of blocks.entries()) {
			if (sections[index]?.isList || beside + height > Math.max(sums, maxBeside) || totals.length === 0) break;
			beside += height;
			count += 1;
		}
		this.#beside = blocks.slice(0, count);
		this.rest = sections.slice(count);
		this.#upper = Math.max(sums, beside);
		this.height = totals.length === 0 ? 0 : this.#upper + this.#notes.length * noteLead + 22;
	}

	/**
	 * Draws on this page or the next.
	 * @param after height in points of the content that must fit below
	 */
	write(after: number): void {
		const { writer } = this;
		if (this.height === 0) return;
		if (!writer.hasRoom(this.height + after)) writer.turn();
		writer.y += 4;
		const top = writer.y;
		for (const { labels, value, isStrong } of this.#rows) {
			if (isStrong) writer.rule(writer.y - 2, { from: left, isStrong: true });
			writer.lines(labels, left, writer.y, { isStrong });
			writer.text(value, sheet.right, writer.y, { isStrong, align: "right" });
			writer.y += labels.length * lead + 3;
		}
		writer.y = top + this.#upper + 6;
		for (const line of this.#notes) {
			writer.text(line, sheet.left, writer.y, noteStyle);
			writer.y += noteLead;
		}
		let y = top;
		for (const block of this.#beside) {
			writeBlock(writer, block, sheet.left, y);
			y += block.height;
		}
		writer.y += 12;
	}
}
