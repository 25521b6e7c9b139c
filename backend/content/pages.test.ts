import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { content } from "../../contract/content";
import { type PageData, pageData } from "../../contract/desk/content";
import { eachLanguage } from "../../contract/desk/text-parts";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { pages } from "../seed/content/content-rows";
import { pages as kind } from "./pages";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterEach(() => vi.useRealTimers());
afterAll(() => backend.dispose());

function on(day: string): void {
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(new Date(`${day}T10:00:00Z`));
}
const terms = (title: string, from: string): PageData => ({
	from,
	texts: eachLanguage(() => ({ title, intro: "Intro", description: "Description", body: "Body" })),
});
const save = (version: number, data: PageData, name = "terms") => deskCall(backend, `content/pages/${name}`, { version, data });
const read = async (query = "") => {
	const { status, body } = await backend.caller("en").call("GET", `/static/pages/terms${query}`);
	return status === 200 ? content.page.answer.parse(body) : status;
};

// Shows R60.15, R60.16
it("the pages of a new shop are complete, and can be saved at the desk as they are", async () => {
	on("2026-12-01");
	for (const { name, ...parts } of pages) {
		const texts = eachLanguage((language) => ({
			...{ title: parts.title[language], intro: parts.intro[language] },
			...{ description: parts.description[language], body: parts.body[language] },
		}));
		for (const text of Object.values(texts)) for (const part of Object.values(text)) expect(part.trim()).not.toBe("");
		expect(pageData.parse({ from: "", texts })).toEqual({ from: "", texts });
		await expect(kind.check?.(backend.db, name, { from: "2026-12-01", texts })).resolves.toBeUndefined();
	}
});

// Shows R60.17, R60.18
describe("terms", () => {
	const order = async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		const cart = await checkOut(buyer, uuid, billing.FI);
		expect(cart.terms_version).toBeNull();
		expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		return { version: async () => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).terms_version };
	};

	it("hold from their day on, and each order keeps those of its own day", async () => {
		on("2026-12-01");
		const none = await order();
		expect(await read()).toBe(404);
		expect((await save(0, terms("First", ""))).status).toBe(200);
		expect(await read()).toMatchObject({ version: 1, title: "First", from: "2026-12-01" });
		const first = await order();
		expect((await save(1, terms("Second", "2027-01-01"))).status).toBe(200);
		on("2026-12-31");
		expect([await read(), await read("?version=2")]).toEqual([expect.objectContaining({ title: "First" }), 404]);
		const last = await order();
		on("2027-01-01");
		expect(await read()).toMatchObject({ version: 2, title: "Second", from: "2027-01-01" });
		expect(await read("?version=1")).toMatchObject({ title: "First" });
		const next = await order();
		expect([await none.version(), await first.version(), await last.version(), await next.version()]).toEqual([null, 1, 1, 2]);
	});

	it("hold again from the day on which they are restored, and no version of them is ever deleted", async () => {
		on("2027-02-01");
		expect((await deskCall(backend, "content/pages/terms/restoration", { version: 2, of: 1 })).status).toBe(200);
		expect(await read()).toMatchObject({ version: 3, title: "First", from: "2027-02-01" });
		for (let version = 3; version < 60; version++) expect((await save(version, terms(`Version ${version}`, ""))).status).toBe(200);
		expect(await read("?version=1")).toMatchObject({ title: "First", from: "2026-12-01" });
	});

	it("are refused for a day that is over, and without a text", async () => {
		on("2027-02-02");
		const data = terms("", "2027-02-01");
		expect(await save(60, data)).toMatchObject({
			status: 422,
			body: { fields: { from: ["from.past"], "de.title": ["required"], "fi.title": ["required"] } },
		});
		// Days of other pages mean nothing.
		expect((await save(0, terms("About", "2020-01-01"), "about")).status).toBe(200);
		expect((await deskCall(backend, "content/pages/about")).body).toMatchObject({ data: { from: "" } });
		expect((await save(0, terms("None", ""), "imprint")).status).toBe(422);
	});
});
