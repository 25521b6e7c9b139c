import fc from "fast-check";
import { command, expectDone, key, open, pick, place, who } from "./cart-command";
import { isSame, type ModelCart, mostUnits, putSet } from "./cart-model";
import { browserOf, expectSame, type Model, presentOf } from "./cart-world";

const otherOf = (model: Model, by: number, at: number): ModelCart | undefined =>
	pick(
		model.carts.filter((cart) => cart.state === "open" && cart !== presentOf(model, by) && cart.lines.length + cart.sets.length > 0),
		at,
	);

export const other = fc.record({ who, other: place, intent: fc.constantFrom("take", "leave") }).map(({ who: by, other: at, intent }) =>
	command(
		`other(${JSON.stringify({ by, at, intent })})`,
		(model) => model.hasAccount && otherOf(model, by, at) !== undefined,
		async (model, real) => {
			const found = otherOf(model, by, at);
			if (!found) return;
			expectDone(
				await browserOf(real, by).post(`/cart/${found.uuid}/other`, { intent, present: presentOf(model, by)?.uuid ?? "", idem: key() }),
			);
			if (intent === "take") model.at[by % model.at.length] = model.carts.indexOf(found);
			await expectSame(model, real, []);
		},
	),
);

const joined = (one: string, two: string, between: string, most: number): string =>
	two === "" || two === one ? one : one === "" ? two : `${one}${between}${two}`.slice(0, most);

/** Merges the other cart. @returns whether it fits */
function join(into: ModelCart, from: ModelCart): boolean {
	const isFitting =
		from.lines.every((line) => line.amount + (into.lines.find((one) => isSame(one, line))?.amount ?? 0) <= mostUnits) &&
		from.sets.every((set) => set.amount + (into.sets.find((one) => one.goods.id === set.goods.id)?.amount ?? 0) <= mostUnits);
	if (!isFitting) return false;
	for (const line of from.lines) {
		const present = into.lines.find((one) => isSame(one, line));
		if (!present) into.lines.push({ ...line });
		else {
			present.amount += line.amount;
			present.comment = joined(present.comment, line.comment, "; ", 200);
		}
	}
	for (const { goods, amount: many } of from.sets) putSet(into, goods, many);
	into.notes = {
		reference: joined(into.notes.reference, from.notes.reference, "; ", 200),
		comment: joined(into.notes.comment, from.notes.comment, "\n", 2_000),
		shippingComment: joined(into.notes.shippingComment, from.notes.shippingComment, "\n", 2_000),
	};
	into.hasForm ||= from.hasForm;
	from.lines = [];
	from.sets = [];
	from.state = "joined";
	from.joinedInto = into.uuid;
	return true;
}

export const joining = fc.record({ who, other: place, times: fc.constantFrom(1, 2) }).map(({ who: by, other: at, times }) =>
	command(
		`join(${JSON.stringify({ by, at, times })})`,
		(model) => model.hasAccount && presentOf(model, by) !== null && otherOf(model, by, at) !== undefined,
		async (model, real) => {
			const into = open(model, by);
			const from = otherOf(model, by, at);
			if (!from) return;
			const fields = { intent: "join", present: into.uuid, idem: key() };
			for (let time = 0; time < times; time++) expectDone(await browserOf(real, by).post(`/cart/${from.uuid}/other`, fields));
			const isDone = join(into, from);
			if (isDone) model.at[by % model.at.length] = model.carts.indexOf(into);
			await expectSame(model, real, isDone ? [into, from] : []);
		},
	),
);
