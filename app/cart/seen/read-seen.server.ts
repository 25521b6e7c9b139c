import { z } from "zod";
import { vatReasons } from "../../../contract/cart";
import { euros } from "../../../contract/fields";
import type { SeenCart } from "./seen";

const cents = z.coerce.number().int().min(0);
const line = /^(s?[1-9]\d{0,9})\.(\d{1,7})\.(\d{1,12})$/;

const fields = z.object({
	"seen.total": cents,
	"seen.rate": z.coerce.number().min(0).max(100),
	"seen.reason": z.enum(vatReasons),
	"seen.net": cents,
	"seen.delivery": cents,
	"seen.lines": z.string().optional(),
});

/** What the page of a binding form showed. @returns null where the form does not say it, as one from before it did */
export function readSeen(form: FormData): SeenCart | null {
	const { data } = fields.safeParse(Object.fromEntries(form));
	if (!data) return null;
	return {
		total: data["seen.total"],
		vat: { rate: data["seen.rate"], reason: data["seen.reason"] },
		net: data["seen.net"],
		delivery: data["seen.delivery"],
		lines: data["seen.lines"]?.split("_").flatMap(lineIn) ?? null,
	};
}

function lineIn(text: string) {
	const [, key, quantity, price] = line.exec(text) ?? [];
	return key === undefined ? [] : [{ key, quantity: Number(quantity), price: Number(price) }];
}

/** As the backend compares it. */
export const seenTotalOf = ({ total, vat }: SeenCart) => ({ total: euros(total), vat });
