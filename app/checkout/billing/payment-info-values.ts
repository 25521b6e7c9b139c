import type { z } from "zod";
import type { Cart } from "../../../contract/cart";
import { addressFields, billingFields, siteFields } from "../../../contract/order-fields";
import type { paymentInfoForm } from "../../../contract/order-form";
import type { Market } from "../../platform/config/market";

type Forms = Pick<Cart, "forms">;
type Typed = z.output<typeof paymentInfoForm>;
type WithCountry = Pick<Market, "country">;

/** The stored forms as the fields of step 2 have them; a new form begins with the market's country. */
export function paymentInfoValues({ forms }: Forms, market: WithCountry): Record<string, string> {
	const { billing, shipping } = forms ?? { billing: null, shipping: null };
	const country = billing?.country ?? market.country;
	const values: Record<string, string> = {
		country,
		"shipping.country": shipping?.country ?? country,
		...(billing && typedValues(Object.keys({ ...addressFields, ...billingFields }), billing)),
		...(shipping && typedValues(Object.keys({ ...addressFields, ...siteFields }), shipping, "shipping.")),
	};
	if (billing?.isSeparateShipping) values.isSeparateShipping = "on";
	return values;
}

/** A box that is not ticked is not sent. */
function typedValues(names: readonly string[], form: object, group = ""): Record<string, string> {
	const values = new Map<string, unknown>(Object.entries(form));
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = values.get(name);
			if (typeof value === "boolean") return value ? [[group + name, "on"]] : [];
			return [[group + name, Array.isArray(value) ? value.join(", ") : String(value)]];
		}),
	);
}

/** A short word for what is stored of step 2, that its page sends back: another one says that it was changed meanwhile (FNV-1a). */
export function seenForms(cart: Forms, market: WithCountry): string {
	const sign = Array.from(JSON.stringify(paymentInfoValues(cart, market))).reduce(
		(hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
		0x811c9dc5,
	);
	return (sign >>> 0).toString(36);
}

/** Names of fields in which what is stored is not what was typed, whatever way it was typed. A delivery address counts where both have one. */
export function changedFields(cart: Forms, { shipping, ...billing }: Typed, market: WithCountry): string[] {
	const present = paymentInfoValues(cart, market);
	const typedForms = { billing: { ...billing, vat_check: "valid", vat_holder: "" } as const, shipping: shipping ?? null };
	const typed = paymentInfoValues({ forms: typedForms }, market);
	const hasBoth = cart.forms?.shipping && typed.isSeparateShipping && present.isSeparateShipping;
	const names = [...new Set([...Object.keys(present), ...Object.keys(typed)])];
	return names.filter((name) => (hasBoth || !name.startsWith("shipping.")) && (present[name] ?? "") !== (typed[name] ?? ""));
}
