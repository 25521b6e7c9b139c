import { orders } from "../../../contract/orders";
import { BackendRefusal, orNull } from "../../platform/backend/errors.server";
import { amountField } from "../../platform/forms/amount-field";
import { typedValues } from "../../platform/forms/read-form";
import { type CartChange, ownCart, type Saved, saved } from "./cart-change.server";
import { isRefusal, meanwhile, refusedChange } from "./cart-refusal.server";
import { type CartRow, isTyped } from "./cart-rows";
import { changeItemQuantity, changeSetQuantity } from "./change-quantity.server";
import { isUnseenLineNote } from "./save-notes.server";

const shown = ["amount", "cut.length", "certificate", "comment", "costCentre"] as const;

/**
 * Saves what is typed in several rows by one call, all or nothing: a call answers with the whole cart, so that a call for each row would cost the
 * square of a long one.
 * @param rows those of lines and sets, each with something that can be read
 * @returns null where the backend has no such call
 */
export async function saveLines(change: CartChange, rows: readonly CartRow[]): Promise<Saved | ReturnType<typeof meanwhile> | null> {
	const noted = rows.filter((row) => row.kind === "item" && isTyped(row, "comment"));
	if (noted.length > 0) {
		const cart = await ownCart(change);
		const unseen = noted.find(({ form }) => isUnseenLineNote(form, cart));
		if (unseen) return meanwhile({ form: unseen.name, values: typedValues(unseen.form), errors: { comment: ["changedMeanwhile"] } });
	}
	return save(change, rows);
}

/** @param counted whose quantity is saved already, as is that of a row with a button that has added one */
async function save(change: CartChange, rows: readonly CartRow[], counted?: CartRow): ReturnType<typeof saveLines> {
	const { context, uuid, form } = change;
	const hasAmount = (row: CartRow): boolean => row !== counted && !row.form.has("step") && isTyped(row, "amount");
	const body = { version: Number(form.get("version")), changes: rows.map((row) => changeOf(row, hasAmount(row))) };
	try {
		const cart = await orNull(context.backend(orders.changeLines, { params: { uuid }, body }));
		if (!cart) return null;
		for (const { setId, itemId, amount } of body.changes) {
			const supply = cart.items.find(({ id }) => id === itemId)?.suppliedVariant.id;
			if (amount !== undefined)
				context.track("Spinner Amount Edited", { in: "cart", quantity: amount, ...(setId ? { set_id: setId } : { supply_id: supply }) });
		}
		return saved(cart, "cart.saved");
	} catch (error) {
		const first = rows.find(hasAmount);
		if (!isRefusal(error, "conflict") || !first || counted) return refusedRow(error, rows);
		// Told as for this row alone. Pressed twice: the first press has saved it.
		first.form.set("version", String(body.version));
		const answer = await (first.kind === "set" ? changeSetQuantity : changeItemQuantity)({ context, uuid, form: first.form });
		if (!("cart" in answer)) return answer;
		form.set("version", String(answer.cart.version));
		return save(change, rows, first);
	}
}

function changeOf(row: CartRow, hasAmount: boolean) {
	const text = (name: string): string | undefined => (isTyped(row, name) ? String(row.form.get(name)) : undefined);
	const amount = hasAmount ? amountField.parse(row.form.get("amount")) : undefined;
	if (row.kind === "set") return { setId: Number(row.form.get("setId")), amount };
	return { itemId: Number(row.form.get("itemId")), amount, comment: text("comment"), costCentre: text("costCentre") };
}

/** Of several rows that are refused the first, as if it had been sent alone. @throws as refusedChange does */
function refusedRow(error: unknown, rows: readonly CartRow[]) {
	const answer = error instanceof BackendRefusal ? error.answer : undefined;
	const [, prefix = "", index] = /^(more\.(\d+)\.)?/.exec(Object.keys(answer?.fields ?? {})[0] ?? "") ?? [];
	const row = rows[index === undefined ? 0 : Number(index) + 1];
	if (!(error instanceof BackendRefusal) || !row) throw error;
	const own = <T>(named: Record<string, T> = {}): Record<string, T> =>
		Object.fromEntries(
			Object.entries(named).flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
		);
	const { fields, details } = error.answer;
	const alone = new BackendRefusal(error.status, { ...error.answer, fields: own(fields), details: own(details) });
	return refusedChange(alone, { name: row.name, form: row.form, shown });
}
