import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";
import { firstSeller, type ShownSeller, shownSeller } from "../../../contract/seller/own-data";
import { forFields, optional } from "./deferred.server";
import { orNull } from "./errors.server";

/** The seller in the reader's language; of a backend that does not know it, that of a new shop. For pages that are about the seller. */
export const neededSeller = async (context: AppLoadContext): Promise<ShownSeller> =>
	(await orNull(context.backend(content.company)))?.seller ?? shownSeller(firstSeller, context.market.locale);

/** For the shell: if the backend does not answer in time, that of a new shop. No other reader gets such a page. */
export async function readSeller(context: AppLoadContext): Promise<ShownSeller> {
	const found = await forFields(context, optional(context, neededSeller(context)));
	return found?.value ?? shownSeller(firstSeller, context.market.locale);
}
