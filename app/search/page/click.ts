import { listAddress } from "../../platform/http/list-query";

/**
 * What a link to a hit tells when it is followed, as its `ping`: the browser sends it by itself, so that clicks count without scripts
 * and the link's own address stays clean.
 * @param position among all hits, from 1
 * @returns undefined where the search was not noted
 */
export const clickAddress = (queryId: number | null, position: number, variantId: number): string | undefined =>
	queryId === null ? undefined : listAddress("/search/click", { query: queryId, position, variant: variantId });
