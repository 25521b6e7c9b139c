import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { shopName, workers } from "../../scripts/lib/workers.mjs";
import { failingBackend } from "../support/failing-backend";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { type Page, Visitor } from "../support/visitor";

/** Isolates of one location that share only its cache. The last is another deployment. */
const isolates = ["first", "second", "third", "next deployment"] as const;
type Isolate = (typeof isolates)[number];

const state = mkdtempSync(join(tmpdir(), "crossbar-location-"));
const backend = await failingBackend(shared.backend);
const addresses = new Map<Isolate, string>();
let miniflare: Miniflare;

beforeAll(async () => {
	const port = await freePorts();
	const options = workers({ port, state, variables: { ...process.env, BACKEND_URL: backend.address } });
	const shop = options.workers.find(({ name }) => name === shopName);
	for (const [index, isolate] of isolates.entries()) {
		const direct = port + 1 + index;
		addresses.set(isolate, `http://127.0.0.1:${direct}`);
		const version = isolate === "next deployment" ? { VERSION: { id: isolate } } : {};
		options.workers.push({
			...shop,
			name: isolate.replace(" ", "-"),
			bindings: { ...shop.bindings, ...version },
			unsafeDirectSockets: [{ host: "127.0.0.1", port: direct }],
		});
	}
	miniflare = new Miniflare(convertV4MiniflareOptions(options));
	await miniflare.ready;
});
afterEach(() => Object.assign(backend, { mode: "well", rewrite: null }));
afterAll(async () => {
	await miniflare.dispose();
	await backend.stop();
	rmSync(state, { recursive: true, force: true });
});

const addressOf = (isolate: Isolate) => addresses.get(isolate) ?? "";

/** Readers of a location use the same address on every isolate. */
const read = (isolate: Isolate, path: string, headers = {}): Promise<Page> =>
	new Visitor(addressOf(isolate), null).get(path, { Host: "en.localhost", ...headers });
const heading = ({ root }: Page) => root.querySelector("h1")?.text;

/** Renders a page in one isolate. The location's cache has it a moment after the second reader's response. */
async function made(isolate: Isolate, path: string): Promise<Page> {
	await read(isolate, path);
	const page = await read(isolate, path);
	await wait(500);
	backend.seen = [];
	return page;
}

it("is answered by other isolates of its location without the backend, to each reader with a nonce of its own", async () => {
	const page = await made("first", "/products/ipe-200");
	const found = await read("second", "/products/ipe-200");
	expect([found.status, found.headers["server-timing"], backend.seen]).toEqual([200, "cache;desc=hit", []]);
	expect(heading(found)).toBe(heading(page));
	expect(found.headers["content-security-policy"]).not.toBe(page.headers["content-security-policy"]);
});

it("is made anew by another deployment", async () => {
	await made("first", "/products/ipe-220");
	expect((await read("next deployment", "/products/ipe-220")).headers["server-timing"]).toBe("cache;desc=miss");
	expect(backend.seen).not.toEqual([]);
});

it("is as it was within its minute, and nowhere once the location's cache is purged, wherever the purge came in", async () => {
	const before = heading(await made("first", "/products/ipe-240"));
	backend.rewrite = (_, answer) => JSON.parse(JSON.stringify(answer).replaceAll("IPE 240", "IPE 299"));
	expect(heading(await read("second", "/products/ipe-240"))).toBe(before);
	expect(backend.seen).toEqual([]);
	await purge({ address: addressOf("first") });
	expect(heading(await read("third", "/products/ipe-240"))).toBe(before?.replace("IPE 240", "IPE 299"));
});

// Shows H3.7
it("is made of the location's answers where the backend fails, also for who is shown another page than its first reader, and says so", async () => {
	await made("first", "/products/ipe-270");
	await purge({ address: addressOf("first") }, true);
	// The location has answers that were requested twice.
	await made("first", "/products/ipe-270");
	await purge({ address: addressOf("first") }, true);
	backend.mode = "resets";
	const page = await read("third", "/products/ipe-270", { "Save-Data": "on" });
	expect([page.status, page.headers["server-timing"]]).toEqual([200, "cache;desc=stale"]);
	expect(page.root.querySelector("#stale")?.text).toContain("may be up to ten minutes old");
});
