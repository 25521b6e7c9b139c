import type { Country } from "../locale";
import { isCollected } from "../values/order-states";
import { sellerCountry } from "./seller";

/** Whose working days count for a delivery: those of the country of delivery, but the seller's own where the buyer's carrier collects the goods. */
export const calendarOf = (order: Parameters<typeof isCollected>[0] & { vat: { country: Country } }): Country =>
	isCollected(order) ? sellerCountry : order.vat.country;
