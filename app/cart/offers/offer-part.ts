import { z } from "zod";
import { idem, idInPath } from "../../../contract/fields";
import { amountField } from "../../platform/forms/amount-field";
import { type ErrorKey, errorKey, messageWith } from "../../platform/forms/error-keys";
import type { SeenCart } from "../orders/seen";

export interface LineError {
	key: ErrorKey;
	details?: Record<string, number>;
}

export interface AcceptRefusal {
	taken: string[];
	values: Record<string, string>;
	errors: Record<string, LineError>;
	problem: "nothing" | "expired" | "sentAlready" | "ordered" | "changed" | null;
	isWhole: boolean;
	/** The offer that the form's page showed, if it has changed since. */
	seen: SeenCart | null;
}

export interface SentPart {
	idem: string;
	/** The whole offer. Other fields of the form are ignored. */
	isWhole: boolean;
	/** The selected lines in order, named item-12 or set-3. */
	lines: { name: string; kind: "item" | "set"; id: number; amount: number | null }[];
	/** Keyed by line name. */
	errors: Record<string, LineError>;
	values: Record<string, string>;
}

const lineName = z.string().regex(/^(?:item|set)-\d{1,10}$/);

/** Reads an offer's form. `take` selects a line by name, `amount-{name}` is its quantity. @returns null for any other form */
export function readPart(form: FormData): SentPart | null {
	const key = idem.safeParse(form.get("idem"));
	if (!key.success) return null;
	const errors: SentPart["errors"] = {};
	const values: SentPart["values"] = {};
	for (const [field, value] of form) if (field.startsWith("amount-") && typeof value === "string") values[field.slice(7)] = value;
	const lines = [...new Set(form.getAll("take"))].flatMap((taken) => {
		const name = lineName.safeParse(taken);
		if (!name.success) return [];
		const [kind, digits] = name.data.split("-");
		const id = idInPath.safeParse(digits);
		if (!id.success) return [];
		const amount = amountField.safeParse(values[name.data]);
		if (!amount.success) errors[name.data] = { key: errorKey.parse(amount.error.issues[0]?.message) };
		return [
			{ name: name.data, kind: kind === "set" ? ("set" as const) : ("item" as const), id: Number(id.data), amount: amount.data ?? null },
		];
	});
	return { idem: key.data, isWhole: form.get("part") === "whole", lines, errors, values };
}

/** Maps a part's refusals to line names: items.0.amount is the first requested item. */
export function partErrors(
	sent: SentPart,
	fields: Record<string, string[]> = {},
	details: Record<string, number> = {},
): Record<string, LineError> {
	const errors: Record<string, LineError> = {};
	for (const kind of ["item", "set"] as const) {
		sent.lines
			.filter((line) => line.kind === kind)
			.forEach((line, index) => {
				const prefix = `${kind}s.${index}.`;
				const [text] = fields[`${prefix}amount`] ?? fields[`${prefix}id`] ?? [];
				if (text === undefined) return;
				const figures = Object.entries(details).flatMap(([name, figure]) =>
					name.startsWith(prefix) ? [[name.slice(prefix.length), figure]] : [],
				);
				const ofLine = Object.fromEntries(figures);
				errors[line.name] = { key: messageWith(ofLine, errorKey.parse(text)), details: ofLine };
			});
	}
	return errors;
}
