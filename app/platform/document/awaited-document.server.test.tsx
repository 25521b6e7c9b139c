import { createElement, type FunctionComponent, lazy, Suspense } from "react";
import { describe, expect, it } from "vitest";
import { awaitedDocument, startedDocument } from "./awaited-document.server";

const part = (text: string): { default: FunctionComponent } => ({ default: () => createElement("p", null, text) });
const partAfter = (ms: number) =>
	lazy(() => new Promise<ReturnType<typeof part>>((resolve) => setTimeout(() => resolve(part("late")), ms)));
const never = () => lazy(() => new Promise<ReturnType<typeof part>>(() => {}));

/** A page that waits for one part, in a frame or as the frame itself. */
function page(Part: FunctionComponent, isFramed = true) {
	const content = <Part />;
	return (
		<html lang="en">
			<body>
				<h1>Beams</h1>
				{isFramed ? <Suspense fallback={<p>wait</p>}>{content}</Suspense> : content}
				<footer />
			</body>
		</html>
	);
}

const options = { onError: () => {} };
const status = (rendering: Promise<unknown>) =>
	rendering.then(
		() => "whole",
		(error: unknown) => (error instanceof Response ? error.status : error),
	);

describe("a document some of which is waited for", () => {
	it("is whole", async () => {
		const html = await awaitedDocument(page(partAfter(20)), options);
		expect(html).toMatch(/late[\s\S]*<footer><\/footer><\/body><\/html>$/);
		expect(html).not.toContain("wait");
	});

	// Shows H3.3
	it("is a failure that can be told on a whole page where a part does not come in time", async () => {
		expect(await status(awaitedDocument(page(never()), options, 50))).toBe(503);
	});

	// Shows H3.2
	it.each([awaitedDocument, startedDocument])("does not hang where its frame does not come: %o", async (render) => {
		expect(await status(render(page(never(), false), options, 50))).toBe(503);
	});

	it("throws what its frame throws", async () => {
		const broken = () => {
			throw new Error("broken");
		};
		expect(await status(awaitedDocument(page(broken, false), options))).toEqual(new Error("broken"));
	});
});

describe("a document that has begun", () => {
	it("ends, though a part of it does not come", async () => {
		const html = await new Response(await startedDocument(page(never()), options, 50)).text();
		expect(html).toMatch(/^<!DOCTYPE html>[\s\S]*Beams[\s\S]*<footer>/);
		expect(html).toContain("</body></html>");
	});
});

it("has no zero bytes where a letter of several bytes does not fit in the end of a buffer", async () => {
	const words = Array.from({ length: 200 }, (_, index) => "õ".repeat(index + 1));
	const Words = () => words.map((word) => <p key={word}>{word}</p>);
	const html = await awaitedDocument(page(Words), options);
	expect(html).not.toContain("\0");
	expect(html.match(/õ+/g)).toEqual(words);
});
