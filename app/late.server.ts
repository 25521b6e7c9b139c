import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Late } from "./ui/later";

/** What is there by then comes with the page, which can be kept for others. In ms. */
const atOnce = 20;
/** What is not there by then does not come at all; less than a page's own time (app/entry.server.tsx). In ms. */
const patience = 3500;

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/**
 * Reads what stands beside a page's matter. A browser that has shown that it runs scripts gets the page without waiting for it; whoever else gets
 * the whole page, since what comes late stays hidden without scripts.
 * @throws what the work throws, where it is waited for
 */
export async function late<T>({ provesScripts, record }: AppLoadContext, work: Promise<T>): Promise<Late<T>> {
	if (!provesScripts) return { value: await work };
	const soon = await Promise.race([work.then((value) => ({ value })), after(atOnce)]);
	if (soon) return soon;
	record.isStreamed = true;
	return { later: Promise.race([work.catch(() => null), after(patience)]) };
}
