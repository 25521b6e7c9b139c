import type { EntryContext } from "@remix-run/cloudflare";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** React leaves a part open that it would have to wait for, or that has failed, with this before it. */
const leftOpen = "<!--$!-->";

/**
 * Renders a document in one go, as text: a stream encodes each of the thousands of pieces that React writes by itself, which takes as long as the
 * rendering.
 * @param page holds a RemixServer with this context
 * @returns null where some part of it would have to be waited for, or fails: the stream can do that. @throws what a page throws
 */
export async function wholeDocument(page: ReactElement, context: EntryContext, nonce: string): Promise<string | null> {
	const { serverHandoffStream: data } = context;
	// RemixServer would wait for what the loaders have given.
	context.serverHandoffStream = undefined;
	const html = renderToString(page);
	if (html.includes(leftOpen)) {
		context.serverHandoffStream = data;
		return null;
	}
	const isRead = data !== undefined && context.renderMeta?.didRenderScripts === true;
	const document = `<!DOCTYPE html>${html}`;
	if (!isRead) return document;
	const script = transfer(await new Response(data).text(), nonce);
	return document.replace(/(?=<\/body><\/html>$)/, () => script);
}

/** What the loaders have given, for the browser. Remix writes it behind the document, where HTML has nothing: parsed it is the same. */
const transfer = (data: string, nonce: string): string =>
	`<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${inScript(data)});window.__remixContext.streamController.close();</script>`;

/** As a text of JavaScript that ends no script, whatever stands in it. */
const inScript = (data: string): string =>
	JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
