import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Deferred, Part } from "../../ui/deferred-content";
import { logError } from "../http/log-error.server";
import { withTimeout } from "../http/with-timeout";

/** Content that arrives within this time after the needed calls is rendered with the page, which can then be cached. In ms. */
const soon = 30;
/** A page that is sent as a whole waits for optional content as long as the needed calls took, but at least this long. In ms. */
const minGrace = 300;
/** Omits content that has not arrived by then. It is shorter than the render's own timeout (app/entry.server.tsx). In ms. */
export const longestWait = 3500;

export const none = Promise.resolve({ value: null });

/**
 * Reads optional content of a page (page-calls.server.ts). Call it together with the needed calls, and await `deferred` after them.
 * @returns null if it fails, so that the promise needs no handler meanwhile
 */
export const optional = <T>({ requestId }: AppLoadContext, work: Promise<T>): Promise<Part<T>> =>
	work.then(
		(value) => ({ value }),
		(error: unknown) => {
			// The failing call has logged a Response already.
			if (!(error instanceof Response)) logError({ requestId, error: String(error) });
			return null;
		},
	);

/**
 * Defers optional content after the needed calls have answered. A browser that has proved to run scripts gets the page at once, and the
 * content streams. Any other browser gets a complete page without late content, because streamed content stays hidden without scripts.
 */
export async function deferred<T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Deferred<T>> {
	const found = await within(context.provesScripts ? soon : graceOf(context), part);
	if (found) return noted(context, found.part);
	if (!context.provesScripts) return noted(context, null);
	context.record.isStreamed = true;
	return { promise: withTimeout(part, longestWait) };
}

/** Optional content that cannot stream and is not worth a wait in browsers with scripts. */
export const waitBriefly = async <T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Part<T>> =>
	noted(context, await unnoted(context, part));

/** Like `waitBriefly`, for content that nobody misses. A page without it can be cached. */
export const unnoted = async <T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Part<T>> =>
	(await within(context.provesScripts ? soon : graceOf(context), part))?.part ?? null;

/** Optional content that cannot stream, such as initial values of a form. Browsers with scripts wait for it, too. */
export const forFields = async <T>(context: AppLoadContext, part: Promise<Part<T>>): Promise<Part<T>> =>
	noted(context, (await within(graceOf(context), part))?.part ?? null);

const graceOf = ({ renderedAt }: AppLoadContext): number => Math.max(minGrace, Date.now() - renderedAt);

const within = <T>(ms: number, part: Promise<Part<T>>): Promise<{ part: Part<T> } | null> =>
	withTimeout(
		part.then((found) => ({ part: found })),
		ms,
	);

function noted<T>({ record }: AppLoadContext, part: Part<T>): Part<T> {
	if (!part) record.isIncomplete = true;
	return part;
}
