import type { Question } from "../bill";

type Asked = Pick<Question, "text" | "unread" | "isSeveral" | "lengths">;

const joint = String.raw`(?:[\s,;+&/]|(?:und|u\.|and|ja|sekä|sowie|plus|dazu|noch|außerdem|lisäksi|lisaks)(?!\p{L}))+`;
const leadingJoint = new RegExp(`^${joint}`, "iu");
const trailingJoint = /(?<![\s,;:+&/])[\s,;:+&/]+$/u;
/** Goods beside the first that have no name of their own: "mit Mutter und Scheibe". */
const accessories = /^(?:mit|samt|inkl\.?|incl\.?|with|c\/w|koos|sis\.?|je|each)(?!\p{L})/iu;

/**
 * Splits a line that names several lengths or articles into a line for each.
 * @returns [] for a line that names one, or whose parts are unknown
 */
export function splitLine({ text, unread, isSeveral, lengths }: Asked): string[] {
	// A table's row has cells.
	if (!isSeveral || /[;\t]/.test(text)) return [];
	return lengths.length > 1 ? ofLengths(text, unread, lengths) : ofGoods(text, unread);
}

/** "HEA 100 roh 3x6m, 2x12m": the goods with each length. */
function ofLengths(text: string, unread: Asked["unread"], lengths: Asked["lengths"]): string[] {
	const figures = lengths.flatMap(({ pieces }) => String(pieces));
	const [list, ...more] = unread.filter(([from, to]) => figures.every((figure) => text.slice(from, to).includes(figure)));
	if (!list || more.length > 0) return [];
	const goods = [text.slice(0, list[0]), text.slice(list[1])].map((part) => part.replace(leadingJoint, "").replace(trailingJoint, ""));
	const named = goods.filter((part) => part !== "").join(" ");
	return named === "" ? [] : lengths.map(({ pieces, length }) => `${named}, ${pieces} x ${length} mm`);
}

/** "HEB 120 2 Stk + HEB 140 3 Stk": what is before the other goods, and these. */
function ofGoods(text: string, unread: Asked["unread"]): string[] {
	const last = unread.find(([from, to]) => from > 0 && text.slice(to).trim() === "");
	if (!last) return [];
	const first = text.slice(0, last[0]).replace(trailingJoint, "");
	const second = text.slice(last[0]).replace(leadingJoint, "");
	return first !== "" && /\d/.test(second) && !accessories.test(second) ? [first, second] : [];
}
