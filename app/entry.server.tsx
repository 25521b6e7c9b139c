import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { RenderToPipeableStreamOptions } from "react-dom/server";
import { awaitedDocument, startedDocument } from "./platform/document/awaited-document.server";
import { earlyLinks } from "./platform/document/early-links.server";
import { FailureProvider } from "./platform/document/failure";
import { NonceProvider } from "./platform/document/nonce";
import { OriginsProvider } from "./platform/document/origins";
import { StaleProvider } from "./platform/document/stale";
import { styleSource, zoomStyles } from "./platform/document/style-source.server";
import { styleSheetsOf } from "./platform/document/style-texts.server";
import { StyleSheetsProvider } from "./platform/document/styles";
import { logError } from "./platform/http/log-error.server";
import { TextsProvider } from "./platform/i18n/i18n";
import { SavesDataProvider } from "./ui/browser/saves-data";
import { fontFaces } from "./ui/style/fonts";

/** The server gives up deferred data after this time in ms, so that the page can still say so. */
export const streamTimeout = 4000;

/**
 * Renders the whole document before the first byte, because streamed parts stay hidden without scripts. Only a
 * browser that has just proved that it runs scripts may get parts later. A file can replace the document.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: AppLoadContext,
): Promise<Response> {
	const { nonce, texts, locales, requestId, file, savesData, includesStyles, record } = context;
	if (file && status === 200) return file;
	// A form sent by GET is refused with 422. Other 4xx pages by GET are not forms.
	const isRefused = status >= 400 && status < 500 && (status === 422 || request.method === "POST");
	const failure = { requestId, isRefused, form: status >= 500 ? await context.sentForm() : null };
	const sheets = includesStyles ? styleSheetsOf(remixContext) : [];
	const page = (
		<NonceProvider value={nonce}>
			<OriginsProvider value={{ own: locales.own, all: locales.origins }}>
				<TextsProvider texts={texts}>
					<SavesDataProvider value={savesData}>
						<StaleProvider value={record.isStale}>
							<FailureProvider value={failure}>
								<StyleSheetsProvider value={sheets}>
									<RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
								</StyleSheetsProvider>
							</FailureProvider>
						</StaleProvider>
					</SavesDataProvider>
				</TextsProvider>
			</OriginsProvider>
		</NonceProvider>
	);
	const options: RenderToPipeableStreamOptions = {
		nonce,
		onError(error) {
			if (!request.signal.aborted) logError({ requestId, render: String(error) });
		},
	};
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.append("Vary", "Save-Data");
	const included = [fontFaces({ savesData }), ...sheets.map(({ css }) => css)];
	context.styleSources = [...(await Promise.all(included.map(styleSource))), ...zoomStyles];
	// The first part is sent while deferred parts load (platform/backend/deferred.server.ts).
	if (record.isStreamed) return new Response(await startedDocument(page, options), { status, headers });
	const html = await awaitedDocument(page, options);
	const links = earlyLinks(html);
	if (links) headers.append("Link", links);
	return new Response(html, { status, headers });
}

/** Logs errors of loaders and actions. A failing backend has logged its own already. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
	if (request.signal.aborted) return;
	logError({ requestId: context.requestId, error: described(error) });
}

function described(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
