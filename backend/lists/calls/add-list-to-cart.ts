import type * as z from "zod";
import { formatRange } from "../../../contract/fields";
import type { lists } from "../../../contract/lists";
import { addItems, type WantedItem } from "../../cart/add-items";
import { addSoldSets } from "../../cart/add-set";
import { setsTooMany } from "../../cart/set-rules";
import { problemOf } from "../../cart/supply-rules";
import { suppliesByIds } from "../../catalogue/supplies";
import type { PricedCart } from "../../orders/priced-cart";
import { cartByUuid } from "../../orders/read-cart";
import type { Writer } from "../../platform/hourly-limits";
import { Refused } from "../../platform/refused";
import { requireLines } from "../../platform/storage-limit";
import type { Visitor } from "../../platform/visitor";
import { type FiguredList, figuredList } from "./figured-list";
import { refusedPart } from "./list-lines";
import { resultOf, storeResult, type WantedOf } from "./put-result";
import { storedList } from "./stored-list";

type Body = z.output<typeof lists.toCart.body>;

/**
 * Adds a list, or a part of it, to the visitor's cart at today's prices, and stores the differences from the list for the page
 * of the cart. It leaves out unavailable goods. A repeated submission adds nothing.
 * @throws Refused as `storedList`, `refusedPart` and `addItems` (with the fields of a part), unavailable_goods if nothing is
 * left
 */
export async function addListToCart(visitor: Writer, listUuid: string, { uuid, part, idem }: Body): Promise<PricedCart> {
	const list = await figuredList(visitor, await storedList(visitor, listUuid));
	const items = part ? await chosenItems(visitor, list, part.items) : list.items.map((line) => ({ line, amount: line.orderable }));
	const sets = part
		? part.sets.flatMap(({ id, amount }) =>
				withAmount(
					list.sets.find(({ set_id }) => set_id === id),
					amount,
				),
			)
		: list.sets.map((line) => ({ line, amount: line.orderable }));

	const orderable = sets.flatMap(({ line, amount }, index) => (amount === null ? [] : [{ index, setId: line.set_id, amount }]));
	const tooMany = await setsTooMany(visitor, { uuid, idem, wanted: orderable });
	if (tooMany.length > 0)
		throw refusedPart(tooMany.map(({ index, problem }) => ({ path: `sets.${orderable[index]?.index ?? 0}`, problem })));
	await requireLines(visitor, items.length + sets.length);
	const [first, ...more] = items.flatMap(wantedItem);
	const added = first
		? await addItems(visitor, { ...first, more, uuid, idem, isProduction: true }).catch((error: unknown) => {
				throw asPart(error, items);
			})
		: null;
	const wantedSets = orderable.map(({ setId, amount }) => ({ setId, amount }));
	const cart = (await addSoldSets(visitor, { uuid: added?.uuid ?? uuid, idem, sets: wantedSets })) ?? added;
	if (!cart) throw new Refused("unavailable_goods", "Nothing of the list can be delivered any more.");
	await storeResult(visitor, idem, resultOf(list.name, [...items, ...sets], cart));
	return cartByUuid(visitor, cart.uuid, formatRange(0, 1));
}

type Item = FiguredList["items"][number];

const withAmount = <Line extends { orderable: number | null }>(line: Line | undefined, amount: number): WantedOf<Line>[] =>
	line ? [{ line, amount: line.orderable === null ? null : amount }] : [];

/** Lines of the list with the requested amounts: the list's own amount is adapted to packs and minimum, a typed one is not. */
async function chosenItems(visitor: Visitor, list: FiguredList, wanted: { id: number; amount: number }[]): Promise<WantedOf<Item>[]> {
	const lines = wanted.map(({ id, amount }, index) => ({ index, amount, line: list.items.find((item) => item.id === id) }));
	const supplied = await suppliesByIds(visitor.db, visitor.locale, [
		...new Set(lines.flatMap(({ line }) => line?.suppliedVariant.id ?? [])),
	]);
	const problems = lines.flatMap(({ index, amount, line }) => {
		if (!line || line.orderable === null || amount === line.amount) return [];
		const certificate = line.certificate_price !== null;
		const problem = problemOf(supplied.get(line.suppliedVariant.id), {
			amount,
			cutLength: line.cut_length,
			cutWidth: line.cut_width,
			certificate,
			sawPlan: line.sawing?.patterns,
		});
		return problem ? [{ path: `items.${index}`, problem }] : [];
	});
	if (problems.length > 0) throw refusedPart(problems);
	return lines.flatMap(({ amount, line }) => withAmount(line, line && amount === line.amount ? (line.orderable ?? amount) : amount));
}

function wantedItem({ line, amount }: WantedOf<Item>): WantedItem[] {
	if (amount === null) return [];
	const { suppliedVariant, cut_length: length, cut_width: width, certificate_price: certificate, saw_list: sawList, comment } = line;
	return [
		{
			suppliedVariantId: suppliedVariant.id,
			amount,
			setId: 0,
			certificate: certificate !== null,
			comment,
			...(length > 0 ? { cut: { length, width } } : {}),
			...(sawList.length > 0 ? { saw_list: sawList } : {}),
		},
	];
}

/**
 * Names the problems of added items by their positions in the part: a line may be too much together with the cart's own
 * quantity.
 */
function asPart(error: unknown, items: readonly WantedOf<Item>[]): unknown {
	if (!(error instanceof Refused) || !error.fields) return error;
	const places = items.flatMap(({ amount }, index) => (amount === null ? [] : [index]));
	const renamed = (name: string): string => {
		const [, index, field = name] = /^(?:more\.(\d+)\.)?(.+)$/.exec(name) ?? [];
		if (field === "cart") return field;
		return `items.${places[index === undefined ? 0 : Number(index) + 1] ?? 0}.${field}`;
	};
	const byPart = <T>(values: Record<string, T>): Record<string, T> =>
		Object.fromEntries(Object.entries(values).map(([name, value]) => [renamed(name), value]));
	return new Refused(error.code, error.message, error.details && byPart(error.details), byPart(error.fields));
}
