import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { RenderToReadableStreamOptions } from "react-dom/server";
import { awaitedDocument, begunDocument } from "./awaited-document.server";
import { drawnWithin } from "./drawn-within.server";
import { earlyLinks } from "./early-links.server";
import { FailureProvider } from "./failure";
import { InlinesStylesProvider } from "./first-styles";
import { hastened } from "./hastened.server";
import { TextsProvider } from "./i18n";
import { logError } from "./log-error.server";
import { NonceProvider } from "./nonce";
import { OriginsProvider } from "./origins";
import { RenderedAtProvider } from "./rendered-at";
import { StaleProvider } from "./stale";
import { withFirstStyles } from "./styles/first-styles.server";
import { facesOf } from "./styles/fonts";
import { styleSource } from "./styles/style-source.server";
import { SavesDataProvider } from "./ui/saves-data";
import { wholeDocument } from "./whole-document.server";

/** Deferred data of a loader is given up after this, so that its page can still say so. */
export const streamTimeout = 4000;

/**
 * Renders the whole document before the first byte: what streams late stays hidden to a reader without scripts. Only a browser that has just shown
 * that it runs them may get parts later. A file stands in for the document.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: AppLoadContext,
): Promise<Response> {
	const { nonce, texts, locales, requestId, file, savesData, inlinesStyles, record, renderedAt } = context;
	if (file && status === 200) return file;
	const failure = { requestId, form: status >= 500 ? await context.sentForm() : null };
	const page = (
		<NonceProvider value={nonce}>
			<OriginsProvider value={{ own: locales.own, all: locales.origins }}>
				<TextsProvider texts={texts}>
					<SavesDataProvider value={savesData}>
						<InlinesStylesProvider value={inlinesStyles}>
							<StaleProvider value={record.isStale}>
								<RenderedAtProvider value={renderedAt}>
									<FailureProvider value={failure}>
										<RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
									</FailureProvider>
								</RenderedAtProvider>
							</StaleProvider>
						</InlinesStylesProvider>
					</SavesDataProvider>
				</TextsProvider>
			</OriginsProvider>
		</NonceProvider>
	);
	const options: RenderToReadableStreamOptions = {
		nonce,
		onError(error) {
			if (!request.signal.aborted) logError({ requestId, render: String(error) });
		},
	};
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.append("Vary", "Save-Data");
	context.styleSources = [await styleSource(facesOf(context))];
	// Its first part goes out while others are on their way (app/late.server.ts).
	if (record.isStreamed) return new Response(await begunDocument(page, options), { status, headers });
	const html = (await wholeDocument(page, remixContext, nonce)) ?? (await awaitedDocument(page, options));
	if (!inlinesStyles) {
		const links = earlyLinks(html);
		if (links) headers.append("Link", links);
		return new Response(html, { status, headers });
	}
	const styled = await withFirstStyles(html);
	context.styleSources.push(...styled.sources);
	const first = hastened(styled.html, { remixContext, locale: texts.locale, nonce });
	const drawn = await drawnWithin(first, context.drawing);
	context.styleSources.push(...drawn.sources);
	return new Response(drawn.html, { status, headers });
}

/** Errors of loaders and actions: a failing backend was logged where it failed. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
	if (request.signal.aborted) return;
	logError({ requestId: context.requestId, error: described(error) });
}

function described(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
