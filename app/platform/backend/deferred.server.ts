import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Deferred } from "../../ui/deferred-content";
import { atMost } from "../http/at-most";

/** What has resolved by then is rendered with the page, which can be cached then. In ms. */
const atOnce = 20;
/** What has not resolved by then is left out; shorter than the render's own timeout (app/entry.server.tsx). In ms. */
export const longestWait = 3500;

/**
 * Defers secondary content of a page. A browser that has proved that it runs scripts gets the page before the content has resolved; every other gets
 * the whole page, since deferred content stays hidden without scripts.
 * @throws what the work throws, where it is awaited
 */
export async function deferred<T>({ provesScripts, record }: AppLoadContext, work: Promise<T>): Promise<Deferred<T>> {
	if (!provesScripts) return { value: await work };
	const found = work.then((value) => ({ value }));
	const soon = await atMost(found, atOnce);
	if (soon) return soon;
	record.isStreamed = true;
	const orNull = work.catch(() => null);
	return { promise: atMost(orNull, longestWait) };
}
