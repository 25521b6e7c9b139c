import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Late } from "../../ui/later";
import { atMost } from "../http/at-most";

/** What is there by then comes with the page, which can be kept for others. In ms. */
const atOnce = 20;
/** What is not there by then does not come at all; less than a page's own time (app/entry.server.tsx). In ms. */
export const patience = 3500;

/**
 * Reads what stands beside a page's matter. A browser that has shown that it runs scripts gets the page without waiting for it; whoever else gets
 * the whole page, since what comes late stays hidden without scripts.
 * @throws what the work throws, where it is waited for
 */
export async function late<T>({ provesScripts, record }: AppLoadContext, work: Promise<T>): Promise<Late<T>> {
	if (!provesScripts) return { value: await work };
	const found = work.then((value) => ({ value }));
	const soon = await atMost(found, atOnce);
	if (soon) return soon;
	record.isStreamed = true;
	const orNothing = work.catch(() => null);
	return { later: atMost(orNothing, patience) };
}
