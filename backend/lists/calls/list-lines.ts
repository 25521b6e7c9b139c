import type * as z from "zod";
import type { lists } from "../../../contract/lists";
import { maxUnits } from "../../../contract/values/order-bounds";
import { type ItemProblem, problemOf } from "../../cart/supply-rules";
import { suppliesByIds } from "../../catalogue/supplies";
import { figuredLine } from "../../orders/cart-line";
import { Refused } from "../../platform/refused";
import type { Visitor } from "../../platform/visitor";
import { changeList, type ListChange, ownList, requireOwn } from "./change-list";
import { setPrices } from "./figured-list";
import { type StoredList, storedList } from "./stored-list";

type Body = z.output<typeof lists.setQuantities.body>;

/**
 * Changes quantities, all or none, and notes today's unit prices for them. It skips lines that are gone. Throws like
 * `changeList`, and as `refusedPart`.
 */
export async function setQuantities(visitor: Visitor, uuid: string, { version, items, sets }: Body) {
	const list = await storedList(visitor, uuid);
	requireOwn(list.head);
	const prices = await unitPrices(visitor, list, new Map(items.map(({ id, amount }) => [id, amount])));
	const problems = [
		...items.flatMap(({ id, amount }, index) => {
			const problem = prices.get(id)?.problemAt(amount);
			return problem ? [{ path: `items.${index}`, problem }] : [];
		}),
		...sets.flatMap(({ amount }, index) => (amount > maxUnits ? [{ path: `sets.${index}`, problem: tooMany }] : [])),
	];
	if (problems.length > 0) throw refusedPart(problems);
	const noted = items.map(({ id, amount }) => ({ id, amount, cents: prices.get(id)?.cents ?? 0 }));
	const ofSets = await setPrices(visitor, withAmounts(list, items, sets));
	const notedSets = sets.map(({ id, amount }) => ({ id, amount, cents: ofSets.get(id) ?? 0 }));
	return changeList(
		visitor,
		uuid,
		[
			[
				`UPDATE list_items SET quantity = line.value ->> 'amount', noted_cents = line.value ->> 'cents'
				FROM json_each(?4) line WHERE list_items.list_id = ${ownList} AND list_items.id = line.value ->> 'id'`,
				JSON.stringify(noted),
			],
			[
				`UPDATE list_sets SET quantity = line.value ->> 'amount', noted_cents = line.value ->> 'cents'
				FROM json_each(?4) line WHERE list_sets.list_id = ${ownList} AND list_sets.set_id = line.value ->> 'id'`,
				JSON.stringify(notedSets),
			],
		],
		version,
	);
}

const withAmounts = (list: StoredList, items: Body["items"], sets: Body["sets"]): StoredList => ({
	...list,
	items: list.items.map((item) => ({ ...item, quantity: items.find(({ id }) => id === item.id)?.amount ?? item.quantity })),
	sets: list.sets.map((set) => ({ ...set, quantity: sets.find(({ id }) => id === set.set_id)?.amount ?? set.quantity })),
});

const tooMany: ItemProblem = { code: "invalid", field: "amount", key: "amount.tooMany" };

/** Makes today's prices the reference for later changes. Throws like `changeList`. */
export async function recordPrices(visitor: Visitor, uuid: string) {
	const list = await storedList(visitor, uuid);
	requireOwn(list.head);
	const prices = await unitPrices(visitor, list, new Map());
	const ofSets = await setPrices(visitor, list);
	return changeList(visitor, uuid, [
		[
			`UPDATE list_items SET noted_cents = line.value ->> 'cents'
			FROM json_each(?4) line WHERE list_items.list_id = ${ownList} AND list_items.id = line.value ->> 'id'`,
			JSON.stringify([...prices].map(([id, { cents }]) => ({ id, cents }))),
		],
		[
			`UPDATE list_sets SET noted_cents = line.value ->> 'cents'
			FROM json_each(?4) line WHERE list_sets.list_id = ${ownList} AND list_sets.set_id = line.value ->> 'id'`,
			JSON.stringify([...ofSets].map(([id, cents]) => ({ id, cents }))),
		],
	]);
}

/**
 * Today's unit price of each line, at its own or another quantity.
 * @param amounts by the ids of the lines
 */
async function unitPrices(visitor: Visitor, { items, day }: StoredList, amounts: ReadonlyMap<number, number>) {
	const supplied = await suppliesByIds(visitor.db, visitor.locale, [...new Set(items.map((item) => item.supplied_variant_id))]);
	return new Map(
		items.flatMap((item) => {
			const found = supplied.get(item.supplied_variant_id);
			if (!found) return [];
			const { priced } = figuredLine({ ...item, quantity: amounts.get(item.id) ?? item.quantity }, found, day).figures;
			const problemAt = (amount: number) =>
				problemOf(found, {
					...{ amount, cutLength: item.cut_length_mm, cutWidth: item.cut_width_mm },
					...{ certificate: item.certificate, sawPlan: item.saw_plan },
				});
			return [[item.id, { cents: priced.unitPrice, problemAt }] as const];
		}),
	);
}

/** Throws like `changeList`. */
export const removeItem = (visitor: Visitor, uuid: string, itemId: number) =>
	changeList(visitor, uuid, [without("list_items", "id", itemId)]);

/** Throws like `changeList`. */
export const removeSet = (visitor: Visitor, uuid: string, setId: number) =>
	changeList(visitor, uuid, [without("list_sets", "set_id", setId)]);

const without = (table: "list_items" | "list_sets", column: "id" | "set_id", id: number): ListChange => [
	`DELETE FROM ${table} WHERE list_id = ${ownList} AND ${column} = ?4`,
	id,
];

/**
 * One refusal for all wrong lines of a part: fields items.0.amount, sets.1.amount, figures items.0.minimum. The first problem
 * gives the code.
 * @param problems by the path of the line
 */
export function refusedPart(problems: readonly { path: string; problem: ItemProblem }[]): Refused {
	const fields = Object.fromEntries(problems.map(({ path, problem }) => [`${path}.amount`, [problem.key]]));
	const details = problems.flatMap(({ path, problem }) =>
		Object.entries(problem.details ?? {}).map(([name, figure]) => [`${path}.${name}`, figure] as const),
	);
	return new Refused(
		problems[0]?.problem.code ?? "invalid",
		`Cannot be ordered: ${Object.keys(fields).join()}.`,
		details.length > 0 ? Object.fromEntries(details) : undefined,
		fields,
	);
}
