import { describe, expect, it } from "vitest";
import { z } from "zod";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import type { Page } from "../support/visitor";

const main = ({ root }: Page) => root.querySelector("main")?.text ?? "";
const alertOf = ({ root }: Page) => root.querySelector("main [role=alert]")?.text ?? "";
const rowOf = ({ root }: Page, name: string) => root.querySelectorAll("main tbody tr").find(({ text }) => text.includes(name));
const idIn = (page: Page, name: string) => rowOf(page, name)?.querySelector("input[name=id]")?.getAttribute("value") ?? "";

// Shows R60.3
describe("keys, webhooks and mails at the desk", () => {
	it("a key is shown once, works, and ends when it is revoked", async () => {
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const made = await owner.post("/desk/system", [
			["intent", "key"],
			["name", "warehouse"],
			["scopes", "orders:read"],
		]);
		const key = /desk_[\w-]{43}/.exec(alertOf(made))?.[0] ?? "";
		const read = async () => (await fetch(`${shared.backend}/desk/orders`, { headers: { Authorization: `Bearer ${key}` } })).status;
		expect(await read()).toBe(200);
		const page = await owner.get("/desk/system");
		expect(page.text).not.toContain(key);
		expect(rowOf(page, "warehouse")?.text).toContain("orders:read");

		const again = await owner.post("/desk/system", { intent: "key", name: "warehouse", scopes: "orders:write" });
		expect([again.status, again.root.querySelector("#key-name-error")?.text]).toEqual([409, "A valid key has this name already."]);
		expect(again.root.querySelector("#key-name")?.getAttribute("value")).toBe("warehouse");
		expect(again.root.querySelectorAll("input[name=scopes][checked]").map((box) => box.getAttribute("value"))).toEqual(["orders:write"]);
		const empty = await owner.post("/desk/system", { intent: "key", name: "" });
		expect([empty.status, empty.root.querySelectorAll("main [role=alert] li")]).toEqual([422, expect.objectContaining({ length: 2 })]);

		expect(alertOf(await owner.post("/desk/system", { intent: "revoke", id: idIn(page, "warehouse") }))).toBe(
			"The key is no longer valid.",
		);
		expect(await read()).toBe(403);
		expect((await owner.post("/desk/system", { intent: "revoke", id: "999999" })).status).toBe(404);
	});

	it("a webhook is added with its secret, and removed", async () => {
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const wrong = await owner.post("/desk/system", { intent: "hook", url: "erp" });
		expect([wrong.status, wrong.root.querySelector("#hook-url")?.getAttribute("value")]).toEqual([422, "erp"]);
		expect(wrong.root.querySelector("#hook-url-error")?.text).not.toBe("");
		const added = await owner.post("/desk/system", { intent: "hook", url: "https://erp.example/events" });
		expect(alertOf(added)).toMatch(/whsec_/);
		const page = await owner.get("/desk/system");
		expect(main(page)).toContain("https://erp.example/events");
		expect(alertOf(await owner.post("/desk/system", { intent: "unhook", id: idIn(page, "https://erp.example/events") }))).toBe(
			"The webhook is removed.",
		);
		expect(main(await owner.get("/desk/system"))).not.toContain("https://erp.example/events");
	});

	it("a mail that was not refused is not sent again, which the page says", async () => {
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const mails = await (await fetch(`${shared.backend}/_dev/outbox.json`)).json();
		const [{ id }] = z
			.tuple([z.object({ id: z.number() })])
			.rest(z.unknown())
			.parse(mails);
		const page = await owner.post("/desk/system", { intent: "mail", id: String(id) });
		expect([page.status, alertOf(page)]).toEqual([409, "That was no longer possible: the page shows the present state"]);
	});

	it("are the owner's alone", async () => {
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect((await seller.get("/desk/system")).status).toBe(403);
		expect((await seller.post("/desk/system", { intent: "key", name: "stolen", scopes: "orders:read" })).status).toBe(403);
	});
});
