import type { Country } from "../locale";
import { isCollected } from "../values/order-states";
import { sellerCountry } from "./seller";

/**
 * The country whose working days count for a delivery: the country of delivery, or the seller's if the buyer's carrier collects the
 * goods.
 */
export const calendarOf = (order: Parameters<typeof isCollected>[0] & { vat: { country: Country } }): Country =>
	isCollected(order) ? sellerCountry : order.vat.country;
