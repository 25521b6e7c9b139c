import type { OrderRow } from "../order-rows";
import type { CartAnswer } from "../wire";

/** Where a sent order is on its way; null before. */
export const trackingOf = ({ tracking_carrier: carrier, tracking_number: number, tracking_url: url }: OrderRow): CartAnswer["tracking"] =>
	carrier === "" ? null : { carrier, number, url: url === "" ? null : url };
