// npm run bench:cart: rendering time of cart pages with 10, 300 and 2,000 lines, and of a quick order of 2,000 lines.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Maximum ratio of the p95 of 300 lines to that of 10. */
const mostTimes = 3;
/** Milliseconds for a quick order of 2,000 lines. */
const mostForList = 2_000;

/** Codes of variants that can be ordered a thousand at a time. */
async function orderableCodes(backendPort, count) {
	const found = [];
	for (let first = 1_000; found.length < count; first += 2_000) {
		const lines = Array.from({ length: 2_000 }, (_, index) => ({ code: String(first + index), amount: 1_000 }));
		const answer = await fetch(`http://127.0.0.1:${backendPort}/orders/check-items`, {
			method: "POST",
			headers: { "Content-Type": "application/json", Locale: "en" },
			body: JSON.stringify({ lines }),
		});
		const checked = await answer.json();
		if (checked.every(({ found: one }) => one === null)) throw new Error(`The catalogue has fewer than ${count} orderable goods.`);
		found.push(...checked.flatMap(({ found: one, problem }) => (one && problem === null ? [one.code] : [])));
	}
	return found.slice(0, count);
}

/** Submits the quick order with this many codes. */
function listMaker(port, Visitor, codes) {
	const send = async (intent, count) => {
		const form = new FormData();
		const list = codes.slice(0, count).map((code) => `${code};1000`);
		for (const [name, value] of Object.entries({ idem: crypto.randomUUID(), intent, list: list.join("\n") })) form.append(name, value);
		const encoded = new Response(form);
		const body = Buffer.from(await encoded.arrayBuffer());
		const visitor = new Visitor(port);
		const headers = { "Content-Type": encoded.headers.get("Content-Type"), "Content-Length": body.length, "Sec-Fetch-Site": "same-origin" };
		const begin = performance.now();
		const answer = await visitor.send("/quick-order", { method: "POST", headers, body });
		const time = performance.now() - begin;
		visitor.close();
		const expected = intent === "add" ? 303 : 200;
		if (answer.status !== expected) throw new Error(`${intent} of ${count} lines is answered ${answer.status}.`);
		return { ...answer, time };
	};
	return {
		async order(count) {
			const { headers } = await send("add", count);
			// A browser's first cookies are checked on the way to the cart.
			const path = new URL(headers.location, "http://localhost").searchParams.get("to") ?? headers.location;
			return { path, cookie: (headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ") };
		},
		async times(count) {
			const results = [];
			for (const intent of ["check", "add"]) {
				const times = [];
				for (let turn = 0; turn < 12; turn++) times.push((await send(intent, count)).time);
				times.sort((a, b) => a - b);
				results.push({ what: `quick order of ${count} lines: ${intent}`, p50: times[6], p95: times[11] });
			}
			return results;
		},
	};
}

const [{ convertV4MiniflareOptions, Miniflare }, { build }, { ensureDatabase }, { freePorts }, { workers }, { requestPages }, { Visitor }] =
	await Promise.all([
		import("miniflare"),
		import("../../scripts/build.mjs"),
		import("../../scripts/database.mjs"),
		import("../../scripts/lib/ports.mjs"),
		import("../../scripts/lib/workers.mjs"),
		import("./rate.mjs"),
		import("./visitor.mjs"),
	]);
if (!process.argv.includes("--built")) await build({ keepsOld: true });
const state = mkdtempSync(join(tmpdir(), "crossbar-bench-"));
await ensureDatabase({ state });
const port = await freePorts();
const [shopPort, backendPort] = [port + 1, port + 2];
const miniflare = new Miniflare(convertV4MiniflareOptions(workers({ port, shopPort, backendPort, state })));
try {
	await miniflare.ready;
	const lists = listMaker(shopPort, Visitor, await orderableCodes(backendPort, 2_000));
	const rows = [];
	for (const count of [10, 300, 2_000]) {
		const cart = await lists.order(count);
		const asked = { port: shopPort, paths: [cart.path], headers: { Host: "en.localhost", Cookie: cart.cookie }, connections: 1 };
		await requestPages({ ...asked, seconds: 1, atLeast: 20 });
		rows.push({ what: `cart of ${count} lines`, ...(await requestPages({ ...asked, seconds: 4, atLeast: 60 })) });
	}
	const listTimes = await lists.times(2_000);
	for (const { what, p50, p95 } of [...rows, ...listTimes])
		console.log(`${what.padEnd(32)}  p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms`);
	const times = rows[1].p95 / rows[0].p95;
	const slowest = Math.max(...listTimes.map(({ p95 }) => p95));
	const goals = [
		[times < mostTimes, `300 lines take ${times.toFixed(2)} times as long as 10, of ${mostTimes}`],
		[slowest < mostForList, `a quick order of 2,000 lines takes ${slowest.toFixed(0)} ms at most, of ${mostForList}`],
	];
	for (const [isMet, what] of goals) console.log(`${isMet ? "met   " : "MISSED"}  ${what}`);
	process.exitCode = goals.every(([isMet]) => isMet) ? 0 : 1;
} finally {
	await miniflare.dispose();
	rmSync(state, { recursive: true, force: true });
}
