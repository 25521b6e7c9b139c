import type { CartItem } from "../../../contract/cart";
import type { MatchedRow } from "../preview";
import type { ListLine } from "../read-list";
import type { PositionOffer } from "./write-x84.server";

/** How a reference names positions: "Pos. 01.02.0010", and of a joined line "3 Pos. 1.10, 20 Pos. 1.20, Halle A". */
export type PositionText = (ordinal: string) => string;

/** Adds up what is offered for each position. */
class Offers {
	readonly found = new Map<string, PositionOffer>();

	add(ordinal: string, { cents, pieces, notes }: PositionOffer): void {
		const before = this.found.get(ordinal);
		if (before) {
			before.cents += cents;
			before.pieces += pieces;
			before.notes.push(...notes);
		} else this.found.set(ordinal, { cents, pieces, notes });
	}
}

/** Parts of an amount of cents by weights, in order, which together are the amount. */
function shares(whole: number, weights: readonly number[]): number[] {
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	let done = 0;
	let given = 0;
	return weights.map((weight) => {
		done += weight;
		const part = Math.round((whole * done) / all) - given;
		given += part;
		return part;
	});
}

/** Finds the positions of a reference among known ones, with the amount of each; null for the only one. */
function positionsIn(reference: string, known: ReadonlyMap<string, string>): { ordinal: string; amount: number | null }[] {
	return reference.split(", ").flatMap((part) => {
		const [, amount = null, text = part] = /^(\d{1,6}) (.+)$/.exec(part) ?? [];
		const whole = known.get(part);
		const ordinal = whole ?? known.get(text);
		return ordinal === undefined ? [] : [{ ordinal, amount: whole !== undefined || amount === null ? null : Number(amount) }];
	});
}

const byText = (ordinals: Iterable<string>, positionText: PositionText): Map<string, string> =>
	new Map([...ordinals].map((ordinal) => [positionText(ordinal), ordinal]));

const size = (cut: number | null, width: number): string => (cut === null ? "" : `, ${cut}${width > 0 ? ` × ${width}` : ""} mm`);

interface Named {
	/** All positions of the bill. */
	ordinals: ReadonlySet<string>;
	positionText: PositionText;
}

interface OfferedRow extends Pick<MatchedRow, "problem" | "cut" | "width"> {
	item: { code: string; fullTitle: string; line_price: number } | null;
	source: readonly Pick<ListLine, "first" | "amount" | "reference">[];
}

/** The offers of a checked list's valid rows. A line's first cell names its position, or another one or its reference by "Pos.". */
export function offersOfRows(rows: readonly OfferedRow[], lines: readonly string[], { ordinals, positionText }: Named) {
	const offers = new Offers();
	const known = byText(ordinals, positionText);
	for (const { item, problem, source, cut, width } of rows) {
		if (!item || problem !== null) continue;
		const parts = shares(
			item.line_price,
			source.map(({ amount }) => amount ?? 0),
		);
		for (const [at, { first, amount, reference }] of source.entries()) {
			const cells = (lines[first] ?? "").split(/[\t;]/).map((cell) => cell.trim());
			const [begin = ""] = cells;
			const ordinal = ordinals.has(begin) ? begin : [...cells, reference].flatMap((text) => positionsIn(text, known))[0]?.ordinal;
			if (ordinal === undefined || amount === null) continue;
			const note = `${amount} × ${item.code} ${item.fullTitle}${size(cut, width)}`;
			offers.add(ordinal, { cents: parts[at] ?? 0, pieces: amount, notes: [note] });
		}
	}
	return offers.found;
}

type OfferedItem = Pick<CartItem, "comment" | "quantity" | "line_price" | "fullTitle" | "cut" | "is_available"> & {
	variant: { code: string };
};

/** The offers of a cart's or quotation's lines, whose references name positions. */
export function offersOfItems(items: readonly OfferedItem[], { ordinals, positionText }: Named) {
	const offers = new Offers();
	const known = byText(ordinals, positionText);
	for (const { comment, quantity, line_price, fullTitle, cut, is_available, variant } of items) {
		const found = positionsIn(comment, known);
		if (found.length === 0 || !is_available) continue;
		const all = cut?.pieces ?? quantity;
		const amounts = found.map(({ amount }) => amount ?? all);
		const named = amounts.reduce((sum, amount) => sum + amount, 0);
		// Pieces that the reference does not name are for something else.
		const parts = shares(line_price, [...amounts, Math.max(0, all - named)]);
		for (const [at, { ordinal }] of found.entries()) {
			const note = `${amounts[at]} × ${variant.code} ${fullTitle}${size(cut?.length ?? null, cut?.width ?? 0)}`;
			offers.add(ordinal, { cents: parts[at] ?? 0, pieces: amounts[at] ?? 0, notes: [note] });
		}
	}
	return offers.found;
}
