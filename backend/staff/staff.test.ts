import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Call } from "../../contract/call";
import { deskCalls } from "../../contract/desk/calls";
import { deskLog, deskStaff, staffDoor } from "../../contract/desk/staff";
import { type StaffRole, staffRoles } from "../../contract/desk/staff-roles";
import { type Backend, startBackend } from "../../tests/support/backend";
import { deskCall, deskKey } from "../../tests/support/desk";
import { sessionPrefix } from "./member";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const password = "Traeger200";
const device = { browser: "firefox", system: "linux" } as const;

async function call(path: string, body?: object, session = "") {
	const response = await backend.request(
		path,
		{
			method: body ? "POST" : "GET",
			headers: { "Content-Type": "application/json", ...(session && { Authorization: `Bearer ${sessionPrefix}${session}` }) },
			...(body && { body: JSON.stringify(body) }),
		},
		{ DESK_KEY: deskKey },
	);
	// A file is no JSON.
	return { status: response.status, body: await response.json().catch(() => null) };
}

const mailed = async (kind: string, email: string) =>
	String(
		await backend.db
			.prepare("SELECT token FROM outbox WHERE kind = ? AND recipients = json_array(?) ORDER BY id DESC LIMIT 1")
			.bind(kind, email)
			.first("token"),
	);

async function joined(email: string, roles: string[]): Promise<void> {
	const invited = await deskCall(backend, "staff", { email, roles, host: "https://shop.example" });
	expect(invited.status).toBe(200);
	const { link } = deskStaff.invite.answer.parse(invited.body);
	const token = new URL(link).searchParams.get("token");
	expect(token).toBe(await mailed("staff_invitation", email));
	expect((await call("/staff/join", { token, name: email.split("@")[0], password })).status).toBe(200);
}

// Shows R60.105
it("an invitation leads to the desk, and its other links to the shop", async () => {
	const texts = async (email: string) =>
		z.array(z.object({ text: z.string() })).parse(await (await backend.fetch(`/_dev/outbox.json?to=${email}`)).json())[0]?.text ?? "";
	const desk = "https://shop.example:8443";
	await deskCall(backend, "staff", { email: "ulla@desk.example", roles: ["orders"], host: desk, shop: "https://shop.example" });
	const mail = await texts("ulla@desk.example");
	expect(mail).toContain(`${desk}/desk/join?token=`);
	expect(mail).toContain("https://shop.example/privacy");
	expect(mail.split(desk)).toHaveLength(2);
	await deskCall(backend, "staff", { email: "uwe@desk.example", roles: ["orders"], host: desk });
	expect((await texts("uwe@desk.example")).match(/https:/g)).toHaveLength(1);
	const other = await deskCall(backend, "staff", {
		email: "udo@desk.example",
		roles: ["orders"],
		host: desk,
		shop: "https://evil.example",
	});
	expect(other.status).toBe(422);
});

const firstStep = async (email: string, typed = password) => call("/staff/sign-in", { email, password: typed, device });
const ticketOf = (body: unknown) => z.object({ ticket: z.string() }).parse(body).ticket;
const secondStep = (ticket: string, code: string) => call("/staff/confirm", { ticket, code, device });

async function signedIn(email: string): Promise<string> {
	const ticket = ticketOf((await firstStep(email)).body);
	return staffDoor.confirm.answer.parse((await secondStep(ticket, await mailed("staff_code", email))).body).session;
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

// Shows R60.1, R60.4, R60.5
describe("signing in at the desk", () => {
	it("takes password and mailed code; either alone opens nothing, and a code works once", async () => {
		await joined("anna@desk.example", ["orders"]);
		const { status, body } = await firstStep("ANNA@desk.example");
		expect([status, body]).toEqual([200, { ticket: expect.any(String), by: "mail" }]);
		const code = await mailed("staff_code", "anna@desk.example");
		expect((await secondStep(ticketOf(body), wrongFor(code))).body).toMatchObject({ code: "invalid", fields: { code: ["code.wrong"] } });
		expect((await call("/desk/me", undefined, ticketOf(body))).status).toBe(401);
		const { session } = staffDoor.confirm.answer.parse((await secondStep(ticketOf(body), code)).body);
		expect((await call("/desk/me", undefined, session)).body).toMatchObject({
			email: "anna@desk.example",
			name: "anna",
			roles: ["orders"],
		});
		expect((await secondStep(ticketOf(body), code)).body).toMatchObject({ code: "link_invalid" });
	});

	it("says the same of a wrong password and an unknown address, and nobody tries codes for ever", async () => {
		await joined("ben@desk.example", ["orders"]);
		const wrong = await firstStep("ben@desk.example", "Traeger201");
		expect(wrong).toEqual(await firstStep("nobody@desk.example"));
		const ticket = ticketOf((await firstStep("ben@desk.example")).body);
		const code = await mailed("staff_code", "ben@desk.example");
		for (let count = 0; count < 10; count++) await secondStep(ticket, wrongFor(code));
		expect((await secondStep(ticket, code)).status).toBe(429);
	});

	it("takes the code of an app once it was confirmed, each half minute's once", async () => {
		await joined("cleo@desk.example", ["accounts"]);
		const session = await signedIn("cleo@desk.example");
		const { secret } = deskStaff.newApp.answer.parse((await call("/desk/me/app", {}, session)).body);
		const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
		const confirm = (body: object) => call("/desk/me/app/confirmation", { secret, code: code(), password, ...body }, session);
		expect((await confirm({ code: wrongFor(code()) })).status).toBe(422);
		expect((await confirm({ password: "" })).status).toBe(422);
		expect(await confirm({ password: "Wrong1234" })).toMatchObject({ status: 422, body: { fields: { password: ["password.invalid"] } } });
		expect(await mailed("staff_sign_in_added", "cleo@desk.example")).toBe("null");
		expect((await confirm({})).status).toBe(200);
		expect(await mailed("staff_sign_in_added", "cleo@desk.example")).toBe("");
		const { body } = await firstStep("cleo@desk.example");
		expect(body).toMatchObject({ by: "app" });
		expect((await secondStep(ticketOf(body), code())).body).toMatchObject({ fields: { code: ["code.wrong"] } });
		await backend.db.prepare("UPDATE staff SET app_step = 0").run();
		expect((await secondStep(ticketOf(body), code())).status).toBe(200);
	});

	it("ends with signing out, with the person's access, and after twelve hours", async () => {
		await joined("dan@desk.example", ["orders"]);
		const isOpen = async (session: string) => (await call("/desk/me", undefined, session)).status === 200;
		const [first, second, third] = [
			await signedIn("dan@desk.example"),
			await signedIn("dan@desk.example"),
			await signedIn("dan@desk.example"),
		];
		expect((await call("/desk/me/sign-out", {}, first)).status).toBe(200);
		expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
		await backend.db
			.prepare(
				"UPDATE staff_sessions SET expires_at = '2020-01-01T00:00:00Z' WHERE digest IN (SELECT digest FROM staff_sessions ORDER BY created_at, digest)",
			)
			.run();
		expect([await isOpen(second), await isOpen(third)]).toEqual([false, false]);
		const last = await signedIn("dan@desk.example");
		const id = await backend.db.prepare("SELECT id FROM staff WHERE email = 'dan@desk.example'").first("id");
		expect((await deskCall(backend, `staff/${id}/removal`, {})).status).toBe(200);
		expect(await isOpen(last)).toBe(false);
		expect((await firstStep("dan@desk.example")).status).toBe(422);
	});
});

describe("an invitation", () => {
	it("works once, and a second one replaces the first", async () => {
		const host = "https://shop.example";
		const link = async () =>
			new URL(
				deskStaff.invite.answer.parse((await deskCall(backend, "staff", { email: "eva@desk.example", roles: ["content"], host })).body)
					.link,
			).searchParams.get("token");
		const [first, second] = [await link(), await link()];
		expect((await call(`/staff/invitation?token=${first}`)).status).toBe(422);
		expect((await call("/staff/join", { token: second, name: "Eva", password })).status).toBe(200);
		expect((await call("/staff/join", { token: second, name: "Mallory", password })).body).toMatchObject({ code: "link_invalid" });
		expect((await deskCall(backend, "staff", { email: "eva@desk.example", roles: ["owner"], host })).body).toMatchObject({
			code: "email_taken",
		});
	});

	it("leads to hosts of the shop alone", async () => {
		const sent = await deskCall(backend, "staff", { email: "fred@desk.example", roles: ["orders"], host: "https://evil.example" });
		expect(sent.body).toMatchObject({ code: "invalid", fields: { host: ["invalid"] } });
	});
});

// Shows R60.2, R60.3, R60.4
describe("roles", () => {
	/** Calls by the first word of their path, with the roles that may read and write; an owner may do all, keys and staff included. */
	const rights: Record<string, { GET: readonly StaffRole[]; POST: readonly StaffRole[] }> = {
		...Object.fromEntries(["me", "today", "log"].map((subject) => [subject, { GET: staffRoles, POST: staffRoles }])),
		...Object.fromEntries(
			["orders", "events", "carts", "deliveries", "certificates", "claims", "requests"].map((subject) => [
				subject,
				{ GET: ["orders", "accounts"], POST: ["orders"] },
			]),
		),
		invoices: { GET: ["orders", "accounts"], POST: ["orders", "accounts"] },
		...Object.fromEntries(["reminders", "statements", "bank"].map((subject) => [subject, { GET: ["accounts"], POST: ["accounts"] }])),
		...Object.fromEntries(["purchases", "suppliers"].map((subject) => [subject, { GET: ["orders"], POST: ["orders"] }])),
		companies: { GET: ["orders", "accounts"], POST: ["accounts"] },
		connections: { GET: ["accounts"], POST: ["accounts"] },
		figures: { GET: ["orders", "accounts"], POST: [] },
		searches: { GET: ["catalogue"], POST: ["catalogue"] },
		content: { GET: ["content"], POST: ["content"] },
		catalogue: { GET: ["catalogue"], POST: ["catalogue"] },
	};
	const mayCall = (role: StaffRole, { method, path }: Call): boolean => {
		if (role === "owner") return true;
		if (/\/(?:refunds|payment|costs)$/.test(path)) return role === "accounts";
		if (path.endsWith("/invoices")) return role === "orders" || role === "accounts";
		return rights[path.split("/")[2] ?? ""]?.[method === "GET" ? "GET" : "POST"].includes(role) ?? false;
	};

	it.each(staffRoles)("%s: each call of the desk is refused, or it is this role's", async (role) => {
		await joined(`${role}@role.example`, [role]);
		const session = await signedIn(`${role}@role.example`);
		// Signing out ends the session, so it comes last.
		const last = (one: Call) => Number(one === deskStaff.signOut);
		for (const one of deskCalls.toSorted((a, b) => last(a) - last(b))) {
			const path = one.path.replace("{number}", "nothing");
			const { status } = await call(path, one.method === "GET" ? undefined : {}, session);
			expect([one.method, path, status === 403]).toEqual([one.method, path, !mayCall(role, one)]);
		}
	});

	it("of a text's name are its kind's, whatever the name says", async () => {
		const [seller, writer] = [await signedIn("orders@role.example"), await signedIn("content@role.example")];
		for (const name of ["invoices", "costs", "payment", "refunds", "constructor"])
			for (const kind of ["articles", "questions", "topics"]) {
				expect((await call(`/desk/content/${kind}/${name}`, {}, seller)).status).toBe(403);
				expect((await call(`/desk/content/${kind}/${name}`, {}, writer)).status).toBe(422);
			}
	});

	it("are what a person may write with, too: who may not refund is told so, and the log names who did what", async () => {
		const [seller, owner] = [await signedIn("orders@role.example"), await signedIn("owner@role.example")];
		expect((await call("/desk/orders/CB-1/refunds", {}, seller)).status).toBe(403);
		expect((await call("/desk/keys", { name: "stolen", scopes: ["orders:read"] }, seller)).status).toBe(403);
		const id = await backend.db.prepare("SELECT id FROM staff WHERE email = 'content@role.example'").first("id");
		expect((await call(`/desk/staff/${id}/roles`, { roles: ["catalogue", "content"] }, owner)).status).toBe(200);
		const { entries } = deskLog.list.answer.parse((await call("/desk/log", undefined, owner)).body);
		expect(entries[0]).toMatchObject({ name: "owner", call: "staff/{number}/roles", subject: String(id) });
	});

	it("always leave an owner", async () => {
		await backend.db.prepare(`UPDATE staff SET roles = '["orders"]' WHERE email <> 'owner@role.example'`).run();
		const owner = await signedIn("owner@role.example");
		const id = await backend.db.prepare("SELECT id FROM staff WHERE email = 'owner@role.example'").first("id");
		for (const [path, body] of [
			[`/desk/staff/${id}/removal`, {}],
			[`/desk/staff/${id}/roles`, { roles: ["orders"] }],
		] as const)
			expect((await call(path, body, owner)).body).toMatchObject({ code: "last_owner" });
	});

	it("are worth nothing in the shop, and a shop's session nothing here", async () => {
		const owner = await signedIn("owner@role.example");
		const asGuest = await backend.caller("en", owner).call("GET", "/users/current-user");
		expect(asGuest.status).not.toBe(200);
		expect((await call("/desk/me", undefined, backend.caller().session)).status).toBe(401);
	});
});
