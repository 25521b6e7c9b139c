import { listAddress } from "../../platform/http/list-query";

/**
 * The `ping` address of a link to a hit, which the browser sends when it is followed, so that clicks count without scripts and the link's own address
 * stays clean.
 * @param position among all hits, from 1
 * @returns undefined where the search was not registered
 */
export const clickAddress = (queryId: number | null, position: number, variantId: number): string | undefined =>
	queryId === null ? undefined : listAddress("/search/click", { query: queryId, position, variant: variantId });
