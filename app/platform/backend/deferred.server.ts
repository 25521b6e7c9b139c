import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Deferred, Part } from "../../ui/deferred-content";
import { atMost } from "../http/at-most";
import { logError } from "../http/log-error.server";

/** What has arrived so long after the page's needed calls is rendered with it, and the page can be cached then. In ms. */
const soon = 30;
/** Whoever gets the page as a whole waits for optional content as long again as the needed calls took, and at least so long. In ms. */
const leastGrace = 300;
/** What has not arrived by then is left out; shorter than the render's own timeout (app/entry.server.tsx). In ms. */
export const longestWait = 3500;

/** Content that this page does not have. */
export const none = Promise.resolve({ value: null });

/**
 * Reads what a page can do without (page-calls.server.ts). Begin it with the page's needed calls, and await `deferred` once they have answered.
 * @returns null where it fails, so that nobody has to handle it meanwhile
 */
export const optional = <T>({ requestId }: AppLoadContext, work: Promise<T>): Promise<Part<T>> =>
	work.then(
		(value) => ({ value }),
		(error: unknown) => {
			// A failing call was logged where it failed.
			if (!(error instanceof Response)) logError({ requestId, error: String(error) });
			return null;
		},
	);

/**
 * Defers optional content of a page whose needed calls have answered. A browser that has shown that it runs scripts gets the page at once, and the content
 * follows. Every other gets a page that ends with its first part, since deferred content stays hidden without scripts: what is not there in time is left out.
 */
export async function deferred<T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Deferred<T>> {
	const found = await within(context.provesScripts ? soon : graceOf(context), part);
	if (found) return noted(context, found.part);
	if (!context.provesScripts) return noted(context, null);
	context.record.isStreamed = true;
	return { promise: atMost(part, longestWait) };
}

/** Optional content that can neither follow nor is worth a wait of a browser that runs scripts. */
export const ifSoon = async <T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Part<T>> =>
	noted(context, await unnoted(context, part));

/** The same of what nobody misses: a page without it is kept by caches like any other. */
export const unnoted = async <T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Part<T>> =>
	(await within(context.provesScripts ? soon : graceOf(context), part))?.part ?? null;

/** Optional content that cannot follow, such as what fields of a form begin with: a browser that runs scripts waits for it as long as any. */
export const forFields = async <T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Part<T>> =>
	noted(context, (await within(graceOf(context), part))?.part ?? null);

const graceOf = ({ renderedAt }: AppLoadContext): number => Math.max(leastGrace, Date.now() - renderedAt);

const within = <T>(ms: number, part: Promise<Part<T>>): Promise<{ part: Part<T> } | null> =>
	atMost(
		part.then((found) => ({ part: found })),
		ms,
	);

function noted<T>({ record }: AppLoadContext, part: Part<T>): Part<T> {
	if (!part) record.isIncomplete = true;
	return part;
}
