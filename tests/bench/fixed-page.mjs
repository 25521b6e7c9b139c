import { gzipSync } from "node:zlib";

/** How often a page of the fixed page's Worker calls its stand-in. */
export const standInTimes = 10;

/**
 * A Worker that only responds: the maximum of this machine. Three more addresses show what the local stand-ins for the cache and D1 cost. Its page is like a plain catalogue page with inline styles, and pre-compressed.
 * @param port a port without the compressing proxy
 * @returns options for Miniflare
 */
export function fixedPage(port) {
	const page = Buffer.from(fixedDocument());
	const base64 = gzipSync(page).toString("base64");
	return {
		name: "fixed-page",
		modules: true,
		compatibilityDate: "2026-04-01",
		script: `const read = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const plain = read("${page.toString("base64")}"), packed = read("${base64}");
const type = "text/html; charset=utf-8";
const uses = {
	"/cache": async () => (await caches.open("bench")).match("http://fixed.page/"),
	"/d1": ({ DB }) => DB.prepare("SELECT 1").all(),
	"/d1/batch": ({ DB }) => DB.batch(Array.from({ length: ${standInTimes} }, () => DB.prepare("SELECT 1"))),
};
export default { async fetch(request, env) {
	const use = uses[new URL(request.url).pathname];
	for (let times = 0; use && times < ${standInTimes}; times++) await use(env);
	return /gzip/.test(request.headers.get("Accept-Encoding"))
		? new Response(packed, { encodeBody: "manual", headers: { "Content-Type": type, "Content-Encoding": "gzip" } })
		: new Response(plain, { headers: { "Content-Type": type } });
} };`,
		d1Databases: ["DB"],
		unsafeDirectSockets: [{ host: "127.0.0.1", port }],
	};
}

/** About 18 kB of HTML, 5 kB with gzip: a heading, a paragraph and a table of goods that differ in numbers. */
export function fixedDocument() {
	const row = (_, index) => {
		const figure = (times, most) => (index * times + 17) % most;
		const cells = [
			`CR-${100000 + figure(7919, 90000)}`,
			`${figure(37, 600)} × ${figure(53, 300)} mm`,
			`${figure(61, 180)}.${figure(7, 10)} kg`,
		];
		return `<tr><td>${cells.join("</td><td>")}</td><td>${figure(97, 900)}.${figure(43, 90) + 10} €</td></tr>`;
	};
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Beams</title>
<style>body{font:16px/1.5 sans-serif;margin:0 auto;max-width:60rem;padding:1rem}h1{font-size:2rem}table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid #ccc;padding:.25rem .5rem;text-align:left}</style></head><body><main><h1>Beams</h1>
<p>Hot-rolled beams of structural steel, in stock in lengths of six and twelve metres, cut to length on demand, with a certificate of the mill
where one is asked for. Prices are per piece and without tax; they follow weight, grade and finish.</p>
<table><tr><th>Code</th><th>Size</th><th>Weight</th><th>Price</th></tr>
${Array.from({ length: 200 }, row).join("\n")}
</table></main></body></html>`;
}
