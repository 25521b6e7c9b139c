import type { AppLoadContext } from "@remix-run/cloudflare";
import { content } from "../../../contract/content";
import { firstSeller, type ShownSeller, shownSeller } from "../../../contract/seller/own-data";
import { optional, unnoted } from "./deferred.server";
import { orNull } from "./errors.server";

/** The seller in the reader's language. If the backend does not say so in time, that of a new shop. */
export async function readSeller(context: AppLoadContext): Promise<ShownSeller> {
	const found = await unnoted(context, optional(context, orNull(context.backend(content.company))));
	return found?.value ?? shownSeller(firstSeller, context.market.locale);
}
