import type { EntryContext } from "@remix-run/cloudflare";
import { createElement, lazy, type ReactElement, Suspense } from "react";
import { expect, it } from "vitest";
import { wholeDocument } from "./whole-document.server";

/** What Remix gives the renderer, as far as this looks at it. */
function contextWith(data: string, didRenderScripts = true): EntryContext {
	const handoff = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(new TextEncoder().encode(data));
			controller.close();
		},
	});
	const context = { serverHandoffStream: handoff, renderMeta: { didRenderScripts } };
	return Object.assign(Object.create(null), context);
}

const page = (...children: (ReactElement | string)[]) => createElement("html", null, createElement("body", null, ...children));

it("is the document, with the data of its loaders at its end in a script that nothing in them ends", async () => {
	const html = await wholeDocument(page("a & b"), contextWith('["</script>\u2028"]'), "n0nce");
	expect(html).toBe(
		'<!DOCTYPE html><html><body>a &amp; b<script nonce="n0nce">window.__remixContext.streamController.enqueue("[\\"\\u003c/script\\u003e\\u2028\\"]");window.__remixContext.streamController.close();</script></body></html>',
	);
});

it("has no data where no script reads them", async () => {
	expect(await wholeDocument(page("a"), contextWith("[]", false), "n")).toBe("<!DOCTYPE html><html><body>a</body></html>");
});

it("is left to the stream, with its data, where a part has to be waited for or fails", async () => {
	const Late = lazy(() => new Promise<never>(() => undefined));
	const Failing = () => {
		throw new Error("Failed.");
	};
	for (const part of [Late, Failing]) {
		const context = contextWith("[]");
		const stream = context.serverHandoffStream;
		expect(await wholeDocument(page(createElement(Suspense, null, createElement(part))), context, "n")).toBeNull();
		expect(context.serverHandoffStream).toBe(stream);
	}
	await expect(wholeDocument(page(createElement(Failing)), contextWith("[]"), "n")).rejects.toThrow("Failed.");
});
