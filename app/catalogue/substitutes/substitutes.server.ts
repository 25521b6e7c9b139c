import type { AppLoadContext } from "@remix-run/cloudflare";
import { catalogue, type Substitute, type Supply, substituteBounds } from "../../../contract/catalogue";
import { sellable } from "../../../contract/values/order-bounds";
import { orNull } from "../../platform/backend/errors.server";
import { formatFor } from "../../platform/i18n/format";
import { deliverToOf } from "../../platform/page/deliver-to.server";
import { arrivalWords } from "../price/delivery-text";
import { stockText, stockWords } from "../price/delivery-words";
import { unitPrice } from "../price/prices";
import type { ShownSubstitute, Substitutes } from "./substitute-list";

/** Reads what can be had instead of variants, by their ids. Asks for the first of them alone, and for none without ids. */
export async function readSubstitutes({ backend }: AppLoadContext, ids: readonly number[]): Promise<Map<number, Substitute[]>> {
	const asked = [...new Set(ids)].slice(0, substituteBounds.asked);
	const found = asked.length > 0 ? await orNull(backend(catalogue.substitutes, { params: { ids: asked.join() } })) : null;
	return new Map(found?.map(({ id, substitutes }) => [id, substitutes]));
}

interface Wanted {
	/** Its price, to which that of a substitute is compared; null: unknown. */
	supply: Pick<Supply, "price" | "volume_prices"> | null;
	/** Id of the supply in a cart or list, which is no substitute for itself. */
	supplyId?: number;
	/** Units of sale; null: as few as the supplier sells. */
	quantity: number | null;
	/** The length of pieces in mm that are cut from it. The quantity then counts them. */
	cut?: number;
	/** Only what a supplier has in this quantity. */
	isAtOnce?: boolean;
	/** The button puts the substitute into the cart, or in the place of a line. */
	button: "cart" | "line" | "list";
}

/** Puts substitutes into words, so that pages need no texts of their own. Returns null for none. */
export function shownSubstitutes(context: AppLoadContext, found: readonly Substitute[], wanted: Wanted): Substitutes | null {
	const fitting = found.filter((one) => fits(one, wanted));
	if (fitting.length === 0) return null;
	const t = context.texts.translator("substitutes");
	return { title: t("title"), short: t("short"), note: t("note"), items: fitting.map((one) => shown(context, one, wanted)) };
}

function fits({ variant }: Substitute, { supplyId, quantity, cut, isAtOnce }: Wanted): boolean {
	const { suppliedVariant: supply, length, products } = variant;
	if (supply.id === supplyId) return false;
	if (isAtOnce && supply.stock && supply.stock.quantity < sellable(quantity ?? 0, supply)) return false;
	return cut === undefined || (products.cutting !== null && products.cutting.min_length <= cut && cut <= (length ?? 0));
}

function shown(context: AppLoadContext, { variant, differences }: Substitute, wanted: Wanted): ShownSubstitute {
	const t = context.texts.translator("substitutes");
	const words = context.texts.translator("catalogue");
	const format = formatFor(context.market);
	const { suppliedVariant: supply, products } = variant;
	const amount = wanted.cut === undefined ? sellable(wanted.quantity ?? 0, supply) : (wanted.quantity ?? 1);
	const quantity = wanted.cut === undefined ? words(`unit.${products.unit}`, { count: amount }) : t("pieces", { count: amount });
	const price = unitPrice(supply, amount);
	const before = wanted.supply && unitPrice(wanted.supply, wanted.quantity ?? amount);
	const rates = [
		...(supply.price_per_m === null ? [] : [`${format.money(supply.price_per_m)}/m`]),
		`${format.money(supply.price_per_kg)}/kg`,
	];
	const compared = (cents: number, other: number | null) => (other === null ? "" : ` (${signed(cents - other, format.money)})`);
	const written = (value: string | number | null, unit: string) =>
		typeof value === "number" ? `${format.measure(value, unit)}${unit ? `\u00a0${unit}` : ""}` : (value ?? t("none"));
	return {
		id: variant.id,
		supplyId: supply.id,
		amount,
		code: variant.code,
		slug: products.slug,
		title: variant.fullTitle,
		differences:
			differences.length === 0
				? [t("same", { supplier: supply.supplier.name })]
				: differences.map(({ title, unit, before: had, after: has }) =>
						t("difference", { name: title, after: written(has, unit), before: written(had, unit) }),
					),
		stock: availability(context, variant),
		each: `${format.money(price)} ${words(`unit.per.${products.unit}`)}${compared(price, before)}, ${rates.join(" · ")}`,
		total:
			wanted.cut === undefined
				? t("total", { quantity, price: format.money(price * amount) }) +
					compared(price * amount, before === null || wanted.quantity === null ? null : before * wanted.quantity)
				: "",
		button: t(`take.${wanted.button}`, { quantity }),
	};
}

const signed = (cents: number, money: (cents: number) => string): string =>
	cents > 0 ? `+${money(cents)}` : cents < 0 ? money(cents) : `±${money(0)}`;

/** Availability and the time or day of delivery, as lists show them. */
function availability(context: AppLoadContext, { suppliedVariant: supply, products }: Substitute["variant"]): string {
	const words = context.texts.translator("catalogue");
	const to = deliverToOf(context);
	const { key, state, words: time, estimate } = stockWords(supply, context.texts.locale);
	const day = to && estimate && arrivalWords(estimate, to);
	const when = day ? (day.key === "" ? day.values.day : words(day.key, day.values)) : time && words(time.key, time.values);
	return [stockText(words, { key, state }, supply.stock, products.unit), when].filter(Boolean).join(", ");
}
