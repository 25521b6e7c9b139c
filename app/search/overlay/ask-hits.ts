import { listAddress } from "../../platform/http/list-query";
import { type HitPage, isHitPage } from "./hits";

/**
 * Hits for the overlay, from the shop.
 * @throws where there is no answer or one that is not understood
 */
export async function askHits(words: string, skip: number, signal: AbortSignal): Promise<HitPage> {
	const response = await fetch(listAddress("/search/hits", { search: words, skip: skip === 0 ? "" : skip }), { signal });
	const answer: unknown = response.ok ? await response.json() : null;
	if (!isHitPage(answer)) throw new Error(`No hits: ${response.status}`);
	return answer;
}
