import * as z from "zod";
import { judgedLine } from "../../../contract/ordering/order-files";
import type { OrderedLine } from "../../../contract/ordering/order-message";
import type { OpenLine } from "../../../contract/procurement";
import { maxUnits } from "../../../contract/values/order-bounds";
import { problemOf } from "../../cart/supply-rules";
import { type Supplies, suppliesByIds } from "../../catalogue/supplies";
import { rowsOf } from "../../db/rows";
import { setIdOf } from "../../documents/order-lines";
import { judgeLines } from "../../order-files/judge";
import { goodsOutside } from "../../platform/goods-outside";
import { type Connection, goodsWithin } from "../connections";
import type { Asking } from "../enter";
import { type KnownLine, knownLines } from "../orders/known-lines";
import { itemKey, setKey } from "../orders/stored-lines";
import type { StoredGoods } from "../store-cart";
import type { SentCart } from "../visit-rows";
import { Wrong } from "../wrong";
import { cutSuffix } from "./cut-code";
import { type IdsItem, readIdsCart } from "./read-cart";

type Judged = Pick<OpenLine, "code" | "amount" | "exact" | "problem">;
type Goods = Omit<StoredGoods["items"][number], "amount" | "comment">;

/** A line of the sent cart: goods, a set, a service of other goods, or something unclear. */
type Meaning =
	| { kind: "goods"; goods: Goods; amount: number }
	| { kind: "set"; setId: number; amount: number }
	| { kind: "service" }
	| { kind: "open"; judged: Judged };

interface Line {
	item: IdsItem;
	judged: Judged;
	meaning: Meaning;
}

/**
 * Finds the goods of a sent cart: by the lines of carts that have returned, with their cuts and certificates, by the shop's numbers, or by the
 * company's own. Lines that cannot be put into a cart as they are stay open: nothing is guessed, and nothing left out.
 */
export async function takeCart(
	{ db, locale }: Asking,
	connection: Connection,
	xml: string,
): Promise<{ goods: StoredGoods; said: SentCart } | Wrong> {
	const read = readIdsCart(xml);
	if (typeof read === "string") return new Wrong("cart", read);
	const { items } = read;
	const visitor = { db, locale, session: "", user: connection.user_id };
	const [known, sets, judged] = await Promise.all([
		knownLines(
			db,
			connection.id,
			items.map(({ reference }) => reference),
		),
		existingSets(db, items),
		judgeLines(visitor, items.map(orderedLine)),
	]);
	const references = new Set(items.map(({ reference }) => reference));
	const lines = items.map((item, index): Line => {
		const { code, amount, exact, problem, supply } = judged[index] ?? nothing;
		const line = { code, amount, exact, problem };
		const before = known.get(item.reference);
		const isSame = before !== undefined && before.code === item.article.replace(cutSuffix, "");
		return { item, judged: line, meaning: meaningOf(item, { ...line, supply }, { known: isSame ? before : null, references, sets }) };
	});
	const ids = lines.flatMap(({ meaning }) => (meaning.kind === "goods" ? [meaning.goods.supply] : []));
	const outside = await goodsOutside(db, goodsWithin(connection), { supplies: ids, sets: [...sets] });
	const sold = lines.map((line): Line => {
		const { meaning, judged: before } = line;
		const isOutside =
			(meaning.kind === "goods" && outside.supplies.has(meaning.goods.supply)) ||
			(meaning.kind === "set" && outside.sets.has(meaning.setId));
		return isOutside ? { ...line, meaning: { kind: "open", judged: { ...before, problem: "goods.outside" } } } : line;
	});
	return cartOf(sold, await suppliesByIds(db, locale, [...new Set(ids)]), read);
}

const nothing = { code: null, amount: null, exact: null, problem: "other", supply: null } as const;

const orderedLine = ({ line, article, ean, text, quantity, unit }: IdsItem): OrderedLine => ({
	id: String(line),
	sellerCode: (article || ean).replace(cutSuffix, "").slice(0, 80),
	buyerCode: "",
	name: text,
	...{ quantity, unit, price: null, note: "", wantedOn: "", costCentre: "" },
});

async function existingSets(db: D1Database, items: readonly IdsItem[]): Promise<ReadonlySet<number>> {
	const wanted = items.flatMap(({ article }) => setIdOf(article) ?? []);
	if (wanted.length === 0) return new Set();
	const found = await db
		.prepare("SELECT s.id FROM json_each(?) wanted CROSS JOIN sets s ON s.id = wanted.value")
		.bind(JSON.stringify(wanted))
		.all();
	return new Set(rowsOf(z.object({ id: z.number() }), found).map(({ id }) => id));
}

interface Around {
	/** The line of a returned cart that it was; null: it has another article now, or was none. */
	known: KnownLine | null;
	/** References of all lines of the sent cart. */
	references: ReadonlySet<string>;
	sets: ReadonlySet<number>;
}

const isCount = (quantity: number): boolean => Number.isInteger(quantity) && quantity > 0 && quantity <= maxUnits;

function meaningOf(item: IdsItem, judged: Judged & { supply: number | null }, { known, references, sets }: Around): Meaning {
	const open = (problem: Judged["problem"], { code, amount, exact } = judged): Meaning => ({
		kind: "open",
		judged: { code, amount, exact, problem },
	});
	if (!item.isWanted) return open(null);
	const set = setIdOf(item.article);
	if (set !== null) {
		if (!sets.has(set)) return open("code.unknown");
		return isCount(item.quantity) ? { kind: "set", setId: set, amount: item.quantity } : open("amount.whole");
	}
	if (known?.isService) {
		// Cuts and certificates belong to their goods. The cart finds its delivery itself.
		const isOfGoods = references.has(item.reference.split("/").slice(0, 2).join("/")) || known.code === "DELIVERY";
		return isOfGoods ? { kind: "service" } : open("other");
	}
	if (known?.cut && known.supply !== null) {
		const amount = (item.quantity * known.cut.pieces) / known.quantity;
		const goods = {
			supply: known.supply,
			cutLength: known.cut.length,
			cutWidth: known.cut.width,
			sawPlan: [],
			certificate: known.hasCertificate,
		};
		return isCount(amount) ? { kind: "goods", goods, amount } : open("amount.whole");
	}
	// A piece of unknown length is no whole bar.
	if (cutSuffix.test(item.article)) return open("other", { ...judged, code: null, amount: null });
	const { supply, amount, problem } = judged;
	if (problem !== null || supply === null || amount === null) return open(problem ?? "other");
	return {
		kind: "goods",
		amount,
		goods: {
			...{ supply: known?.supply ?? supply, cutLength: 0, cutWidth: 0 },
			...{ sawPlan: known?.sawPlan ?? [], certificate: known?.hasCertificate ?? false },
		},
	};
}

/** Lines of the same goods become one, since a cart has goods once, and are judged together. */
function cartOf(lines: readonly Line[], supplied: Supplies, read: Omit<SentCart, "positions" | "open">) {
	const groups = new Map<string, Line[]>();
	for (const line of lines) {
		const { meaning } = line;
		const key = meaning.kind === "goods" ? itemKey(meaning.goods) : meaning.kind === "set" ? setKey(meaning.setId) : "";
		if (key !== "") groups.set(key, [...(groups.get(key) ?? []), line]);
	}
	const goods: { items: StoredGoods["items"][number][]; sets: StoredGoods["sets"][number][] } = { items: [], sets: [] };
	const positions: SentCart["positions"] = {};
	const refused = new Map<Line, Judged["problem"]>();
	for (const [key, group] of groups) {
		const [first] = group;
		const amount = group.reduce((sum, { meaning }) => sum + ("amount" in meaning ? meaning.amount : 0), 0);
		positions[key] = {
			number: joined(group.map(({ item }) => item.position)),
			subNumber: joined(group.map(({ item }) => item.subPosition)),
		};
		if (first?.meaning.kind === "set") goods.sets.push({ setId: first.meaning.setId, amount });
		if (first?.meaning.kind !== "goods") continue;
		const sawPlan = group.flatMap(({ meaning }) => (meaning.kind === "goods" ? meaning.goods.sawPlan : []));
		const wanted = { ...first.meaning.goods, sawPlan, amount };
		const problem = problemOf(supplied.get(wanted.supply), wanted);
		if (problem) for (const line of group) refused.set(line, judgedLine.shape.problem.catch("other").parse(problem.key));
		else goods.items.push({ ...wanted, comment: joined(group.map(({ item }) => commentOf(item))).slice(0, 200) });
	}
	const { commission, note, deliveryDay, isPickup } = read;
	const open = lines.flatMap((line): OpenLine[] => {
		const problem = refused.get(line);
		if (problem !== undefined) return [openLine(line.item, { ...line.judged, problem })];
		return line.meaning.kind === "open" ? [openLine(line.item, line.meaning.judged)] : [];
	});
	return { goods, said: { commission, note, deliveryDay, isPickup, positions, open } };
}

const joined = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ""))].join(", ");

const referenceOf = ({ position, subPosition }: IdsItem): string => [position, subPosition].filter((part) => part !== "").join(".");

const commentOf = (item: IdsItem): string => joined([referenceOf(item), item.note]);

const openLine = (item: IdsItem, judged: Judged): OpenLine => ({
	...judged,
	reference: commentOf(item),
	number: item.article || item.ean,
	goods: item.text,
	quantity: item.quantity,
	unit: item.unit,
	isWanted: item.isWanted,
});
