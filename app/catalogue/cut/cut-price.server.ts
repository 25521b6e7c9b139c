import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Variant } from "../../../contract/catalogue";
import { orders } from "../../../contract/orders";
import { amountField } from "../../platform/forms/amount-field";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { lengthField } from "../../platform/forms/length-field";
import { parseForm } from "../../platform/forms/read-form";
import { refusedFields } from "../../platform/forms/refusal.server";
import type { CutAnswer } from "./cut-answer";

const fields = z.object({ pieces: amountField, length: lengthField, certificate: z.literal("on").optional() });

/** What the backend calls the fields. */
const names: Readonly<Record<string, string>> = { amount: "pieces", "cut.length": "length" };

/** Works out what pieces and a length that are being typed come to, from the variant's best supply. Nothing is stored. */
export async function cutPrice({ backend, newKey }: AppLoadContext, variant: Variant, search: URLSearchParams): Promise<CutAnswer> {
	const { suppliedVariant, products } = variant;
	const idem = newKey();
	const form = new FormData();
	for (const name of ["pieces", "length", "certificate"]) form.set(name, (search.get(name) ?? "").slice(0, 200));
	if (form.get("certificate") !== "on" || products.certificate_price === null) form.delete("certificate");
	if (!search.has("pieces") && !search.has("length")) return { price: null, form: { values: {}, errors: {} }, idem };
	const { value, refused } = parseForm(fields, form);
	if (!value) return { price: null, form: withBounds(refused, form, variant), idem };
	const { pieces, length, certificate } = value;
	const values = { pieces: String(pieces), length: String(length), ...(certificate ? { certificate } : {}) };
	try {
		const price = await backend(orders.cutPrice, {
			params: { suppliedVariantId: String(suppliedVariant.id) },
			query: { pieces: String(pieces), length: String(length), certificate: certificate ? "true" : undefined },
		});
		return { price, form: { values, errors: {} }, idem };
	} catch (error) {
		const { errors, details } = refusedFields(error, values, ["pieces", "length", "certificate", ...Object.keys(names)]);
		return { price: null, form: { values, errors: renamed(errors), details }, idem };
	}
}

/** Where pieces are refused the backend is not asked; a length beyond its bounds is said all the same. */
function withBounds(refused: FormResult, form: FormData, { length, products: { cutting } }: Variant): FormResult {
	const typed = lengthField.safeParse(form.get("length"));
	if (!typed.success || !cutting || length === null || (typed.data >= cutting.min_length && typed.data <= length)) return refused;
	return {
		...refused,
		errors: { ...refused.errors, length: ["cut.outOfBounds"] },
		details: { ...refused.details, min_length: cutting.min_length, max_length: length },
	};
}

const renamed = (errors: Record<string, ErrorKey[]>): Record<string, ErrorKey[]> =>
	Object.fromEntries(Object.entries(errors).map(([name, keys]) => [names[name] ?? name, keys]));
