/** A Worker that does nothing but answer: what the machine can do at most. */
export function fixedPage(port) {
	const page = `<!doctype html><title>Fixed</title>${"<p>A line of text as long as one in a table, with figures: 200, 100, 5.6.</p>".repeat(190)}`;
	return {
		name: "fixed-page",
		modules: true,
		compatibilityDate: "2026-04-01",
		script: `const page = ${JSON.stringify(page)};
export default { fetch: () => new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }) };`,
		unsafeDirectSockets: [{ host: "127.0.0.1", port }],
	};
}
