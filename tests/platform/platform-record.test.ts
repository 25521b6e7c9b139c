import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { linkTo, sendAuth, someone, twice, willing } from "../support/auth-forms";
import { addBeam, cartPath } from "../support/guest-order";
import { asPage, openedSocket } from "../support/live-socket";
import { type Runtime, startRuntime } from "../support/runtime";
import { Visitor } from "../support/visitor";

/**
 * A Worker that receives the record of each invocation with its log lines, as the platform passes it on. The platform's log consists of
 * these records.
 */
const recorder = "recorder";
const recording = `
	const records = [];
	// The runtime redacts parts of an address that look like ids, unless the whole address is requested.
	const recordOf = ({ event, logs, exceptions }) => ({
		url: event?.request?.getUnredacted().url,
		rpcMethod: event?.rpcMethod,
		logs,
		exceptions,
	});
	export default {
		tail: (events) => void records.push(...events.map(recordOf)),
		fetch: () => Response.json(records.splice(0)),
	};`;

const invocation = z.object({
	url: z.string().optional(),
	rpcMethod: z.string().optional(),
	logs: z.array(z.object({ message: z.array(z.unknown()), level: z.string() })),
	exceptions: z.array(z.unknown()),
});

let runtime: Runtime;
let address: string;
beforeAll(async () => {
	const more = [{ name: recorder, modules: true, script: recording, compatibilityDate: "2026-04-01" }];
	runtime = await startRuntime({ more, variables: { ...process.env, REQUEST_LOG: "1" } }, (options) => ({
		...options,
		workers: options.workers.map((worker) => (worker.name === recorder ? worker : { ...worker, tails: [recorder] })),
	}));
	address = runtime.address;
}, 120_000);
afterAll(() => runtime.stop());

/** The records since the last call. */
async function records() {
	// An invocation is recorded once the work after its response has ended.
	await new Promise((resolve) => setTimeout(resolve, 2000));
	const worker = await runtime.miniflare.getWorker(recorder);
	return z.array(invocation).parse(await (await worker.fetch("http://recorder/")).json());
}

const lines = (found: z.output<typeof invocation>[]) => found.flatMap(({ logs }) => logs.flatMap(({ message }) => message.map(String)));

// Shows R58.2
it("no line is recorded with an address, so that the log has no cart uuid and no mailed token", async () => {
	const visitor = await willing(address);
	await addBeam(visitor, "12");
	const cart = await cartPath(visitor);
	const uuid = cart.split("/")[2] ?? "";
	await visitor.get(`${cart}/offer.pdf`);
	const socket = await openedSocket(address, `${cart}/live`, asPage(visitor));
	socket.drop();
	// A failure, and security events.
	await visitor.get("/cart/00000000-0000-4000-8000-000000000000");
	const email = someone();
	await sendAuth(visitor, "signup", { email, ...twice("Stahlbau-2026") });
	const link = await linkTo(runtime.backendAddress, email);
	await visitor.get(link);
	const found = await records();

	expect(found.flatMap(({ exceptions }) => exceptions)).toEqual([]);
	const written = lines(found);
	for (const route of ["/cart/:uuid", "/cart/:uuid/offer.pdf", "/cart/:uuid/live", "/users/verify", "/orders/by-id/:id"])
		expect(written.join("\n")).toContain(route);
	expect(written.join("\n")).toContain('"event":"link_asked"');
	const token = new URL(link, address).searchParams.get("token") ?? "";
	expect(token.length).toBeGreaterThan(20);
	const withLines = found.filter(({ logs }) => logs.length > 0);
	expect(withLines.length).toBeGreaterThan(10);
	expect(new Set(withLines.map(({ rpcMethod }) => rpcMethod))).toEqual(new Set(["write"]));
	for (const secret of [uuid, token, "http://", "https://"]) expect(JSON.stringify(withLines)).not.toContain(secret);
	// The records of the invocations themselves contain it. wrangler.toml turns them off.
	expect(JSON.stringify(found)).toContain(uuid);
	expect(JSON.stringify(found)).toContain(token);
});

// Shows R58.1, R58.4
it("a page and its drawings, shown again and again, are read once by the backend and logged once", async () => {
	const visitor = new Visitor(address, "de");
	const page = await visitor.get("/products/ipe-200");
	const drawings = [...new Set(page.root.querySelectorAll('img[src^="/drawings/"]').map((image) => image.getAttribute("src") ?? ""))];
	expect(drawings.length).toBeGreaterThan(0);
	for (let shown = 0; shown < 1000; shown++) expect((await visitor.get(drawings[shown % drawings.length] ?? "")).status).toBe(200);
	for (let shown = 0; shown < 20; shown++) await visitor.get("/products/ipe-200");
	const found = await records();
	const readByBackend = found.flatMap(({ url }) => url?.match(/^http:\/\/backend(\/drawings\/.*)$/)?.[1] ?? []);
	expect(readByBackend.sort()).toEqual(drawings.sort());
	// On a busy machine some requests are slow, and those are logged.
	const quick = lines(found).filter((line) => !/"ms":\d{4}/.test(line));
	expect(quick.filter((line) => line.includes("/drawings/"))).toEqual([]);
	expect(quick.filter((line) => line.includes('"/products/:slug"')).length).toBeLessThanOrEqual(3);
}, 120_000);
