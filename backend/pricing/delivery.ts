import type * as z from "zod";
import type { deliveryEstimate } from "../../contract/catalogue";
import type { BackendLocale, Country } from "../../contract/locale";
import { countryOfLanguage } from "../../contract/seller/seller";
import { type Destination, type Place, wayTo } from "../../contract/seller/way";
import type { DeliveryMethodType } from "../../contract/values/order-states";
import { languageOf } from "../platform/language";
import type { DeliveryCost } from "./pricing";
import type { SuppliedVariant } from "./supplied-variant";

// To be confirmed by the owner and hauliers: limits of a load (24 t) and of a lift (1 t, 12 m), Åland and ferries, postcodes of the capital region.

/** A row of delivery_methods with its weight bands. Cents and grams. */
export interface DeliveryMethodRow {
	id: number;
	type: DeliveryMethodType;
	/** null: any. */
	country: Country | null;
	/** null if weight bands give the price, or if it is free. */
	priceCents: number | null;
	packagingCents: number;
	/** Extra price for unloading by crane; null if not offered. */
	craneCents: number | null;
	/** Lightest first. */
	bands: readonly { maxWeightG: number; priceCents: number }[];
}

const defaultTypes: Record<Country, DeliveryMethodType> = { FI: "flat_fi", DE: "weight_de", EE: "flat_ee" };

/**
 * Postcodes of Helsinki, Espoo, Kauniainen and Vantaa, where the crane truck goes. Neighbouring Sipoo, Nurmijärvi, Kirkkonummi
 * and Siuntio are excluded.
 */
const capitalRegion = /^(?:00|01[2-7]|02(?!880)[0-36-9])/;

/** The separate delivery address, or else the billing address, or else the country of the reader's language. */
export function destinationOf(shipping: Place | null, billing: Place | null, locale: BackendLocale): Destination {
	return shipping ?? billing ?? { country: countryOfLanguage[languageOf(locale)], postCode: null };
}

/** @returns the methods that serve the destination, in the given order; own freight only if it is allowed */
export function methodsFor(methods: readonly DeliveryMethodRow[], to: Destination, isOwnFreightAllowed: boolean): DeliveryMethodRow[] {
	return methods.filter((method) => {
		if (method.country !== null && method.country !== to.country) return false;
		if (method.type === "own_freight") return isOwnFreightAllowed;
		if (method.type === "construction_site") return to.postCode === null || capitalRegion.test(to.postCode);
		return true;
	});
}

/** @returns the method with this id if it serves the destination, else the country's default */
export function methodInForce(serving: readonly DeliveryMethodRow[], storedId: number, country: Country): DeliveryMethodRow {
	const method = serving.find(({ id }) => id === storedId) ?? serving.find(({ type }) => type === defaultTypes[country]) ?? serving[0];
	if (!method) throw new Error(`No delivery method serves ${country}.`);
	return method;
}

/**
 * @param inForce the replacement if the stored method does not serve the destination
 * @returns the chosen method if it is not in force; null if it is, and for a country's default, which another country's default
 * replaces without notice
 */
export function replacedMethod(
	methods: readonly DeliveryMethodRow[],
	storedId: number,
	inForce: DeliveryMethodRow,
): DeliveryMethodRow | null {
	const stored = methods.find(({ id }) => id === storedId);
	const isDefault = Object.values(defaultTypes).some((type) => type === stored?.type);
	return stored && !isDefault && stored.id !== inForce.id ? stored : null;
}

/** Freight and packaging in cents. Beyond the heaviest band, full loads of it are charged, and the rest by its own band. */
export function deliveryPrice(method: Pick<DeliveryMethodRow, "priceCents" | "bands">, weightG: number): number {
	const heaviest = method.bands.at(-1);
	if (method.priceCents !== null || !heaviest) return method.priceCents ?? 0;
	const fullLoads = Math.max(0, Math.ceil(weightG / heaviest.maxWeightG) - 1);
	const rest = weightG - fullLoads * heaviest.maxWeightG;
	const band = method.bands.find(({ maxWeightG }) => rest <= maxWeightG) ?? heaviest;
	return fullLoads * heaviest.priceCents + band.priceCents;
}

/** The grams that still fit at the same price, and the price beyond; null if the price does not depend on weight. */
export function nextStep(
	method: Pick<DeliveryMethodRow, "priceCents" | "bands">,
	weightG: number,
): { roomG: number; priceCents: number } | null {
	const heaviest = method.bands.at(-1);
	if (method.priceCents !== null || !heaviest) return null;
	const fullLoads = Math.max(0, Math.ceil(weightG / heaviest.maxWeightG) - 1);
	const limits = method.bands.map(({ maxWeightG }) => fullLoads * heaviest.maxWeightG + maxWeightG);
	const limit = limits.find((maxWeightG) => weightG <= maxWeightG) ?? weightG;
	return { roomG: limit - weightG, priceCents: deliveryPrice(method, limit + 1) };
}

/**
 * Splits the price into its parts. Packaging never exceeds the whole, so that free delivery stays free. The crane counts if it
 * is ordered and offered.
 */
export function deliveryCost(
	method: Pick<DeliveryMethodRow, "priceCents" | "bands" | "packagingCents" | "craneCents">,
	weightG: number,
	withCrane: boolean,
): DeliveryCost {
	const price = deliveryPrice(method, weightG);
	const packaging = Math.min(method.packagingCents, price);
	return { freight: price - packaging, packaging, crane: withCrane ? (method.craneCents ?? 0) : 0 };
}

/** The price of several deliveries: each by its own weight, with packaging and crane of its own. */
export const deliveriesCost = (method: Parameters<typeof deliveryCost>[0], weightsG: readonly number[], withCrane: boolean): DeliveryCost =>
	weightsG
		.map((weightG) => deliveryCost(method, weightG, withCrane))
		.reduce((sum, { freight, packaging, crane }) => ({
			freight: sum.freight + freight,
			packaging: sum.packaging + packaging,
			crane: sum.crane + crane,
		}));

type Estimate = z.input<typeof deliveryEstimate>;

const latest = ({ min, max }: Estimate): number => max ?? min ?? 0;

/** Working days of transport to a place; none if the buyer's carrier collects. */
export const wayOf = (to: Destination, type: string): { min: number; max: number } =>
	type === "own_freight" ? { min: 0, max: 0 } : wayTo(to);

/** @returns the estimate of the slowest line, in working days; unknown without lines */
export function slowestOf(estimates: readonly Estimate[]): Estimate {
	const [slowest] = estimates.toSorted((one, other) => latest(other) - latest(one) || (other.min ?? 0) - (one.min ?? 0));
	return slowest ?? { min: null, max: null, approx: false };
}

/**
 * When the full quantity can be delivered: units out of stock come later. null if the supplier gives no date.
 * @param there units in stock
 */
export function deliveryOfAll(
	{ delivery, stock }: Pick<SuppliedVariant["supply"], "delivery" | "stock">,
	quantity: number,
	there = stock?.quantity ?? quantity,
): Estimate | null {
	if (there >= quantity) return delivery;
	const more = stock?.more_in;
	if (typeof more !== "number") return null;
	const later = (days: number | null) => (days === null ? null : days + more);
	return { ...delivery, min: later(delivery.min), max: later(delivery.max) };
}

/** As an estimate, without days if the supplier gives no date. */
export const estimateOfAll = (supply: Parameters<typeof deliveryOfAll>[0], quantity: number): Estimate =>
	deliveryOfAll(supply, quantity) ?? slowestOf([]);
