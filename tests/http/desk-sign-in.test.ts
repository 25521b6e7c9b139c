import { describe, expect, it } from "vitest";
import { codeIn, deskPassword, lastMail, signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

const atDesk = () => new Visitor(shared.address, "desk");
const [owner, seller] = ["owner@desk.example", "orders@desk.example"];

// Shows R60.2
describe("the desk's host", () => {
	it.each(["/desk", "/desk/sign-in", "/desk/staff", "/desk/sign-in.data", "/desk/language"])("alone has %s", async (path) => {
		const [there, here] = [await new Visitor(shared.address, "en").get(path), await atDesk().get(path)];
		expect(there.status).toBe(404);
		expect(here.status).not.toBe(404);
		const form = await new Visitor(shared.address, "en").post(path, { email: owner, password: deskPassword });
		expect(form.status).toBe(404);
	});

	it.each(["/categories/ipe-beams", "/cart", "/users/login", "/_dev/outbox", "/faq.data", "/robots.txt", "/img/640/a.png"])(
		"lacks %s",
		async (path) => {
			expect((await atDesk().get(path)).status).toBe(404);
		},
	);

	it("leads to the desk, and from there to signing in, whose pages nobody keeps", async () => {
		const page = await atDesk().get("/");
		expect(page.path).toBe("/desk/sign-in?returnTo=%2Fdesk");
		expect(page.headers["cache-control"]).toBe("private, no-store");
		expect(page.headers["x-robots-tag"]).toBe("noindex");
		expect(String(page.headers["content-security-policy"])).toContain("; form-action 'self'; ");
	});
});

// Shows R60.1, R60.5
describe("signing in at the desk", () => {
	it("asks for the code after the password, and leads to the page that was asked for", async () => {
		const visitor = atDesk();
		const form = await visitor.get("/desk/log");
		expect(form.path).toBe("/desk/sign-in?returnTo=%2Fdesk%2Flog");
		const returnTo = form.root.querySelector("main form input[name=returnTo][value='/desk/log']")?.getAttribute("value") ?? "";
		const asked = await visitor.post("/desk/sign-in", { email: owner, password: deskPassword, returnTo });
		expect(asked.root.querySelector("main p")?.text).toContain("gemailt");
		// Half a sign-in opens nothing.
		expect((await visitor.get("/desk/log")).path).toMatch(/^\/desk\/sign-in/);
		const page = await visitor.post(asked.path, { code: codeIn(await lastMail(shared, owner)), returnTo });
		expect([page.status, page.path]).toEqual([200, "/desk/log"]);
		expect(page.headers["cache-control"]).toBe("private, no-store");
	});

	it.each([
		["de", "Passwort"],
		["en", "password"],
		["fi", "salasana"],
		["et", "parool"],
	] as const)("says what is wrong in %s, and keeps the address", async (locale, words) => {
		const visitor = atDesk();
		await visitor.post("/desk/language", { locale });
		const page = await visitor.post("/desk/sign-in", { email: owner, password: "Crossbar2" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector("input[name=email]")?.getAttribute("value")).toBe(owner);
		expect(page.root.querySelector("#sign-in-email-error")?.text.toLowerCase()).toContain(words.toLowerCase());
		expect(page.text).not.toContain("Crossbar2");
		expect((await visitor.post("/desk/sign-in", { email: "", password: "" })).root.querySelectorAll("[id$=-error]")).toHaveLength(2);
	});

	it("refuses a wrong code beside its field, and begins anew where the sign-in is over", async () => {
		const visitor = atDesk();
		const asked = await visitor.post("/desk/sign-in", { email: seller, password: deskPassword });
		const code = codeIn(await lastMail(shared, seller));
		const wrong = await visitor.post(asked.path, { code: code === "000000" ? "000001" : "000000" });
		expect([wrong.status, wrong.root.querySelector("#code-code-error")?.text]).toEqual([422, "Der Code stimmt nicht oder ist abgelaufen."]);
		expect((await visitor.post(asked.path, { code: "12" })).root.querySelector("#code-code-error")?.text).toBe(
			"Der Code hat sechs Ziffern.",
		);
		// A newer sign-in ends the older one.
		await atDesk().post("/desk/sign-in", { email: seller, password: deskPassword });
		expect((await visitor.post(asked.path, { code })).path).toBe("/desk/sign-in");
	});

	it("never leads out of the desk", async () => {
		const visitor = atDesk();
		for (const target of ["https://evil.example/", "//evil.example", "/faq"]) {
			const asked = await visitor.post("/desk/sign-in", { email: seller, password: deskPassword, returnTo: target });
			const page = await visitor.post(asked.path, { code: codeIn(await lastMail(shared, seller)), returnTo: target });
			expect(page.path).toBe("/desk");
		}
	});

	// Shows R60.106
	it("ends with signing out, for whoever kept the cookie, too", async () => {
		const visitor = await signedInAtDesk(shared, seller);
		const kept = visitor.cookies.header;
		const out = await visitor.postOnce("/desk/sign-out", {});
		expect(out.headers["clear-site-data"]).toBe('"cache"');
		const door = await visitor.get(out.headers.location ?? "");
		expect(door.root.querySelector("[role=alert]")?.text).toBe("You are signed out.");
		expect(door.headers["clear-site-data"]).toBeUndefined();
		const page = await atDesk().send("GET", "/desk/me", undefined, { Cookie: kept ?? "" });
		expect([page.status, page.headers.location]).toEqual([303, "/desk/sign-in?returnTo=%2Fdesk%2Fme"]);
	});
});

// Shows R60.2, R60.3, R60.4
describe("people at the desk", () => {
	it("see what their roles have, and are told what they lack", async () => {
		const visitor = await signedInAtDesk(shared, seller);
		const links = (await visitor.get("/desk")).root.querySelectorAll("nav a").map((link) => link.getAttribute("href"));
		expect(links).not.toContain("/desk/staff");
		for (const path of ["/desk/staff", "/desk/system"]) {
			const page = await visitor.get(path);
			expect([page.status, page.root.querySelector("main h1")?.text]).toEqual([403, "You lack a role for this"]);
		}
		expect((await visitor.post("/desk/staff", { intent: "invite", email: "mallory@desk.example", roles: "owner" })).status).toBe(403);
		expect((await visitor.get("/desk/nothing-here")).status).toBe(404);
	});

	it("are invited by an owner, join with a name and a password, and lose their access", async () => {
		const visitor = await signedInAtDesk(shared, owner);
		const refused = await visitor.post("/desk/staff", { intent: "invite", email: "ida@desk.example" });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("#invite-role-orders-error")?.text).toBe("Choose at least one role.");
		expect(refused.root.querySelector("#invite-email")?.getAttribute("value")).toBe("ida@desk.example");
		const invited = await visitor.post("/desk/staff", [
			["intent", "invite"],
			["email", "ida@desk.example"],
			["roles", "orders"],
			["roles", "content"],
		]);
		expect(invited.root.querySelector("main [role=alert]")?.text).toBe("The invitation is on its way.");

		const link = /\/desk\/join\?token=[\w-]+/.exec(await lastMail(shared, "ida@desk.example"))?.[0] ?? "";
		const guest = atDesk();
		const weak = await guest.post(link, { token: link.split("=")[1] ?? "", name: "Ida", password: "weak" });
		expect([weak.status, weak.root.querySelector("#join-name")?.getAttribute("value")]).toEqual([422, "Ida"]);
		const joined = await guest.post(link, { token: link.split("=")[1] ?? "", name: "Ida", password: deskPassword });
		expect(joined.path).toBe("/desk/sign-in");
		expect((await guest.get(link)).status).toBe(404);

		const ida = await signedInAtDesk(shared, "ida@desk.example");
		expect((await ida.get("/desk/me")).root.querySelector("h1")?.text).toBe("Ida");
		const row = (await visitor.get("/desk/staff")).root
			.querySelectorAll("main tbody tr")
			.find(({ text }) => text.includes("ida@desk.example"));
		const id = row?.querySelector("input[name=id]")?.getAttribute("value") ?? "";
		expect(row?.querySelectorAll("input[name=roles][checked]").map((box) => box.getAttribute("value"))).toEqual(["orders", "content"]);
		expect((await visitor.post("/desk/staff", { intent: "remove", id })).root.querySelector("main [role=alert]")?.text).toBe(
			"The access has ended.",
		);
		expect((await ida.get("/desk/me")).path).toMatch(/^\/desk\/sign-in/);
		const log = await visitor.get("/desk/log");
		expect(log.root.querySelector("main tbody tr")?.text).toContain("Leena Saar");
	});

	it("always include an owner", async () => {
		const visitor = await signedInAtDesk(shared, owner);
		const row = (await visitor.get("/desk/staff")).root.querySelectorAll("main tbody tr").find(({ text }) => text.includes(owner));
		const id = row?.querySelector("input[name=id]")?.getAttribute("value") ?? "";
		for (const fields of [
			[["intent", "remove"]],
			[
				["intent", "roles"],
				["roles", "orders"],
			],
		] satisfies [string, string][][]) {
			const page = await visitor.post("/desk/staff", [...fields, ["id", id]]);
			expect([page.status, page.root.querySelector("main [role=alert]")?.text]).toEqual([
				409,
				expect.stringContaining("There must be an owner."),
			]);
		}
	});

	it("are nobody in the shop, and buyers nobody here", async () => {
		const visitor = await signedInAtDesk(shared, owner);
		const shop = new Visitor(shared.address, "en");
		expect((await shop.send("GET", "/users/profile", undefined, { Cookie: visitor.cookies.header ?? "" })).headers.location).toContain(
			"/users/login",
		);
		expect((await shop.send("GET", "/desk/me", undefined, { Cookie: visitor.cookies.header ?? "" })).status).toBe(404);
	});
});
