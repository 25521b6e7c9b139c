import { afterAll, beforeAll, expect, it } from "vitest";
import { type Backend, startBackend } from "../../tests/support/backend";
import { deskKey } from "../../tests/support/desk";
import app from "../index";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(async () => {
	await backend.settled();
	await backend.dispose();
});

const routes = app.routes.filter(({ path, method }) => path.startsWith("/desk/") && ["GET", "POST"].includes(method));

/** Ids of nothing, though some are nearly valid. */
const ids = ["FOO", "0", "-1", "1.5", "1e999", "CB-99999999999999999999", "%27%22%3B--", "%F0%9F%94%A9", "CB-1-1", "X".repeat(2_000)];

/** Valid enough that every call looks for its id. */
const body = {
	...{
		key: crypto.randomUUID(),
		idem: crypto.randomUUID(),
		reason: "Why.",
		text: "Words.",
		date: "2026-12-14",
		paid_on: "2026-12-14",
		state: "answered",
		limit: 1,
	},
	...{ owner: "nobody@account.example", name: "a key of no system", scopes: ["orders:read"], url: "https://erp.example/hooks" },
	lines: [{ line: 1, position: 1, quantity: 1, date: "2026-12-14", code: "CR-000001", unit_cents: 100 }],
	...{ line: 1, heat: "A1", steel: "S355J2", maker: "SSAB", makerNumber: "1", makerDay: "2026-11-20" },
	...{ chemical: [{ name: "C", value: "0.17" }], mechanical: [{ name: "ReH", value: "378" }] },
};
const shapes = [
	"",
	"null",
	"[]",
	"7",
	'"text"',
	"{",
	'{"lines":7,"key":[],"types":{},"rows":7}',
	JSON.stringify({ ...body, lines: [null], date: {} }),
];

it.each(routes)("$method $path answers no wrong call with a failure", async ({ path, method }) => {
	const call = async (id: string, sent: string) => {
		const init = { method, headers: { Authorization: `Bearer ${deskKey}` }, ...(method === "POST" && { body: sent }) };
		return (await backend.request(path.replace(":number", id), init, { DESK_KEY: deskKey })).status;
	};
	const answers = await Promise.all([
		...(path.includes(":") ? ids : []).map(async (id) => [id, await call(id, JSON.stringify(body))] as const),
		...(method === "POST" ? shapes : []).map(async (sent) => [sent, await call("CB-1", sent)] as const),
	]);
	expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
});
