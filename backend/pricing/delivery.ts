import type { z } from "zod";
import type { deliveryEstimate } from "../../contract/catalogue";
import type { BackendLocale, Country } from "../../contract/locale";
import { countryOfLanguage, transportDays } from "../../contract/seller/seller";
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
	/** null where the bands say it or nothing is charged. */
	priceCents: number | null;
	/** The part of it that is packaging. */
	packagingCents: number;
	/** What unloading by crane costs on top; null where it is not offered. */
	craneCents: number | null;
	/** Lightest first. */
	bands: readonly { maxWeightG: number; priceCents: number }[];
}

/** Where the goods go, as far as it is known. */
interface Destination {
	country: Country;
	postCode: string | null;
}

const defaultTypes: Record<Country, DeliveryMethodType> = { FI: "flat_fi", DE: "weight_de", EE: "flat_ee" };

/** Postcodes of Helsinki, Espoo, Kauniainen and Vantaa, where the crane truck goes; beside them lie Sipoo, Nurmijärvi, Kirkkonummi and Siuntio. */
const capitalRegion = /^(?:00|01[2-7]|02(?!880)[0-36-9])/;

type Address = { country: Country; postCode: string };

/** The separate delivery address, else the billing address, else what the reader's language suggests. */
export function destinationOf(shipping: Address | null, billing: Address | null, locale: BackendLocale): Destination {
	return shipping ?? billing ?? { country: countryOfLanguage[languageOf(locale)], postCode: null };
}

/** @returns those that serve the destination, in the given order; own freight only where it is allowed */
export function methodsFor(methods: readonly DeliveryMethodRow[], to: Destination, isOwnFreightAllowed: boolean): DeliveryMethodRow[] {
	return methods.filter((method) => {
		if (method.country !== null && method.country !== to.country) return false;
		if (method.type === "own_freight") return isOwnFreightAllowed;
		if (method.type === "construction_site") return to.postCode === null || capitalRegion.test(to.postCode);
		return true;
	});
}

/** @returns the method with this id where it serves the destination, else the country's own default */
export function methodInForce(serving: readonly DeliveryMethodRow[], storedId: number, country: Country): DeliveryMethodRow {
	const method = serving.find(({ id }) => id === storedId) ?? serving.find(({ type }) => type === defaultTypes[country]) ?? serving[0];
	if (!method) throw new Error(`No delivery method serves ${country}.`);
	return method;
}

/**
 * @param inForce what stands in for the stored one where that does not serve the destination
 * @returns the method that somebody chose and that is not in force; null where it is, and for a country's own default, which gives way to
 * that of another country as a matter of course
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

/** Freight and packaging in cents; beyond the heaviest band whole loads of it are counted, and the rest by its own band. */
export function deliveryPrice(method: Pick<DeliveryMethodRow, "priceCents" | "bands">, weightG: number): number {
	const heaviest = method.bands.at(-1);
	if (method.priceCents !== null || !heaviest) return method.priceCents ?? 0;
	const fullLoads = Math.max(0, Math.ceil(weightG / heaviest.maxWeightG) - 1);
	const rest = weightG - fullLoads * heaviest.maxWeightG;
	const band = method.bands.find(({ maxWeightG }) => rest <= maxWeightG) ?? heaviest;
	return fullLoads * heaviest.priceCents + band.priceCents;
}

/** How many grams more cost the same, and the price beyond; null where the price does not go by weight. */
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

/** The price in its parts: packaging is at most all of it, so that what is free stays free. The crane where it is asked for and offered. */
export function deliveryCost(
	method: Pick<DeliveryMethodRow, "priceCents" | "bands" | "packagingCents" | "craneCents">,
	weightG: number,
	withCrane: boolean,
): DeliveryCost {
	const price = deliveryPrice(method, weightG);
	const packaging = Math.min(method.packagingCents, price);
	return { freight: price - packaging, packaging, crane: withCrane ? (method.craneCents ?? 0) : 0 };
}

type Estimate = z.input<typeof deliveryEstimate>;

const latest = ({ min, max }: Estimate): number => max ?? min ?? 0;

/** The estimate for what goes to a country; for what the buyer's carrier collects it is that of the goods. */
export function estimateTo({ min, max, approx }: Estimate, country: Country, type: string): Estimate {
	if (type === "own_freight") return { min, max, approx };
	const days = transportDays[country];
	// "About" says one figure: that of the slower transport.
	return { min: min === null ? null : min + (approx ? days.max : days.min), max: max === null ? null : max + days.max, approx };
}

/** @returns the estimate of the line that comes last, in working days; nothing known where there is no line */
export function slowestOf(estimates: readonly Estimate[]): Estimate {
	const [slowest] = estimates.toSorted((one, other) => latest(other) - latest(one) || (other.min ?? 0) - (one.min ?? 0));
	return slowest ?? { min: null, max: null, approx: false };
}

/**
 * When all of a quantity can be delivered: what is not in stock comes later. null where the supplier does not say when.
 * @param there units of it that are in stock
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

/** The same as an estimate, which has no days where the supplier does not say when. */
export const estimateOfAll = (supply: Parameters<typeof deliveryOfAll>[0], quantity: number): Estimate =>
	deliveryOfAll(supply, quantity) ?? slowestOf([]);
