import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { InlinesStylesProvider } from "./first-styles";
import { TextsProvider } from "./i18n";
import { NonceProvider } from "./nonce";
import { OriginsProvider } from "./origins";
import { StaleProvider } from "./stale";
import { withFirstStyles } from "./styles/first-styles.server";
import { SavesDataProvider } from "./ui/saves-data";

/** Deferred data of a loader is given up after this, so that its page can still say so. */
export const streamTimeout = 4000;
/** After this React gives up what is still open: no page hangs for ever. */
const renderTimeout = 6000;

/** Renders the whole document before the first byte: what streams late stays hidden to a reader without scripts. A file stands in for it. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: AppLoadContext,
): Promise<Response> {
	const { nonce, texts, locales, requestId, file, savesData, inlinesStyles, record } = context;
	if (file && status === 200) return file;
	const abort = new AbortController();
	const timer = setTimeout(() => abort.abort(new Error("The page took too long to render.")), renderTimeout);
	const body = await renderToReadableStream(
		<NonceProvider value={nonce}>
			<OriginsProvider value={{ own: locales.own, all: locales.origins }}>
				<TextsProvider texts={texts}>
					<SavesDataProvider value={savesData}>
						<InlinesStylesProvider value={inlinesStyles}>
							<StaleProvider value={record.isStale}>
								<RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
							</StaleProvider>
						</InlinesStylesProvider>
					</SavesDataProvider>
				</TextsProvider>
			</OriginsProvider>
		</NonceProvider>,
		{
			nonce,
			signal: abort.signal,
			// A large part is otherwise moved to the document's end, where it stays hidden without scripts.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError(error) {
				if (!request.signal.aborted) console.error(JSON.stringify({ level: "error", requestId, render: String(error) }));
			},
		},
	);
	await body.allReady.finally(() => clearTimeout(timer));
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.append("Vary", "Save-Data");
	if (!inlinesStyles) return new Response(body, { status, headers });
	const { html, source } = await withFirstStyles(await new Response(body).text());
	context.styleSource = source;
	return new Response(html, { status, headers });
}

/** Errors of loaders and actions: a failing backend was logged where it failed. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
	if (request.signal.aborted) return;
	console.error(JSON.stringify({ level: "error", requestId: context.requestId, error: described(error) }));
}

function described(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
