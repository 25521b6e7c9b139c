import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { sendFiles } from "../support/send-files";
import { shared } from "../support/shared-shop";
import { knownAccount } from "../support/visiting-account";
import { formOf, type Page, type Visitor } from "../support/visitor";

let visitor: Visitor;
/** An open claim of the seed. */
let path: string;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "orders@desk.example");
	const list = await visitor.get("/desk/claims?search=purchaser@demo.example");
	path = list.root.querySelector("main tbody th a")?.getAttribute("href") ?? "";
});

const alertOf = (page: Page): string => page.root.querySelector("main [role=alert]")?.text ?? "";
const main = (page: Page): string => page.root.querySelector("main")?.text ?? "";
const filled = async (text: string, state: string) => ({ ...formOf(await visitor.get(path), "main form").fields, text, state });

describe("claims at the desk", () => {
	it("are the open ones first, and filtered by state", async () => {
		expect(path).toMatch(/^\/desk\/claims\/cl-\d+$/);
		const settled = await visitor.get("/desk/claims?state=settled");
		const states = settled.root.querySelectorAll("main tbody [data-label=Status]").map(({ text }) => text.trim());
		expect(states.length).toBeGreaterThan(0);
		expect(new Set(states)).toEqual(new Set(["Settled"]));
		expect((await visitor.get("/desk/claims?state=all")).root.querySelectorAll("main tbody tr").length).toBeGreaterThan(states.length);
	});

	it("show the order, the text and photographs", async () => {
		const page = await visitor.get(path);
		expect(main(page)).toContain("Pinnassa on ruostetta");
		expect(main(page)).toContain("Suomi");
		expect(page.root.querySelector("main a[href^='/desk/orders/cb-']")).not.toBeNull();
		const link = page.root.querySelector("main img")?.getAttribute("src")?.replaceAll("&amp;", "&") ?? "";
		const file = await visitor.get(link);
		expect([file.status, file.headers["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
		expect((await visitor.get(link.replace(/\?.*/, ""))).status).toBe(404);
	});

	it("keep bad input", async () => {
		const empty = await visitor.post(path, await filled(" ", "settled"));
		expect([empty.status, empty.root.querySelector("#answer-text-error")?.text]).toEqual([422, "Please fill in this field."]);
		expect(empty.root.querySelector("input[name=state][checked]")?.getAttribute("value")).toBe("settled");
		const wrong = await visitor.post(path, await filled("Ein Text", "open"));
		expect([wrong.status, wrong.root.querySelector("#answer-text")?.text.trim()]).toEqual([422, "Ein Text"]);
		expect(wrong.root.querySelector("#answer-state-answered-error")).not.toBeNull();
	});

	// Shows R34.11
	it("name a request to return goods, which is answered like them", async () => {
		const where = { shop: shared.address, backend: shared.backend, locale: "de" } as const;
		const { visitor: buyer } = await knownAccount(where, "einkauf@demo.example", "Crossbar1");
		const orders = await buyer.get("/users/orders?state=done");
		const order = orders.root.querySelectorAll('main tbody th a[href^="/users/orders/"]').at(-1)?.getAttribute("href")?.split("/").at(-1);
		const form = formOf(await buyer.get(`/users/claims/new?order=${order}`), 'main form[enctype="multipart/form-data"]');
		const fields = { ...form.fields, line: "1", kind: "return", quantity: "1", text: "Eine bleibt übrig." };
		const number = (await sendFiles(buyer, { ...form, fields }, [])).headers.location?.split("/").at(-1)?.toUpperCase() ?? "";
		const list = await visitor.get(`/desk/claims?search=${number}`);
		expect(list.root.querySelector("main tbody [data-label=Reason]")?.text.trim()).toBe("Return");
		const address = `/desk/claims/${number.toLowerCase()}`;
		const page = await visitor.get(address);
		expect(page.root.querySelector("h1")?.text).toBe(`Return ${number}`);
		const answer = { ...formOf(page, "main form").fields, text: "Bitte nach Essen, Rückfracht 80 €.", state: "answered" };
		expect(alertOf(await visitor.post(address, answer))).toBe("The answer is on its way.");
		expect(main(await buyer.get(`/users/claims/${number.toLowerCase()}`))).toContain("Rückfracht 80 €");
	});

	it("are for the role for orders, and exist", async () => {
		const accounts = await signedInAtDesk(shared, "accounts@desk.example");
		for (const refused of ["/desk/claims", path]) expect((await accounts.get(refused)).status).toBe(403);
		expect((await accounts.post(path, await filled("Nein", "refused"))).status).toBe(403);
		expect(main(await visitor.get(path))).not.toContain("Nein");
		expect((await visitor.get("/desk/claims/cl-99999999")).status).toBe(404);
	});

	it("are answered, once for each form, until they are closed", async () => {
		const first = await filled("Wir holen die Stange ab.", "answered");
		for (const _ of ["press", "double press"]) {
			const page = await visitor.post(path, first);
			expect([page.status, page.path, alertOf(page)]).toEqual([200, path, "The answer is on its way."]);
			expect(main(page).split("Wir holen die Stange ab.")).toHaveLength(2);
			expect(page.root.querySelector("main form")).not.toBeNull();
		}
		const stale = await filled("Doch nicht.", "refused");
		const settled = await visitor.post(path, await filled("Wir schreiben sie gut.", "settled"));
		expect(alertOf(settled)).toBe("The answer is on its way.");
		expect(settled.root.querySelector("main form")).toBeNull();
		const refused = await visitor.post(path, stale);
		expect(refused.status).toBe(409);
		expect(alertOf(refused)).toContain("The claim has been closed in the meantime.");
		expect(alertOf(refused)).toContain("Doch nicht.");
		expect(refused.root.querySelector("main h1 ~ p")?.text).toMatch(/^Settled · /);
	});
});
