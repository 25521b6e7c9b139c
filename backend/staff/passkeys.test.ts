import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { deskPasskeys, passkeyDoor } from "../../contract/desk/passkeys";
import { deskLog, deskStaff, staffDoor } from "../../contract/desk/staff";
import { Authenticator } from "../../tests/support/authenticator";
import { type Backend, startBackend } from "../../tests/support/backend";
import { deskCall, deskKey } from "../../tests/support/desk";
import { sessionPrefix } from "./member";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const origin = "https://shop.example";
const password = "Traeger200";
const device = { browser: "firefox", system: "linux" } as const;
/** Networks of tests, each with its own count of tries. */
const network = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

async function call(path: string, body?: object, { session = "", client = network() } = {}) {
	const response = await backend.request(
		path,
		{
			method: body ? "POST" : "GET",
			headers: {
				"Content-Type": "application/json",
				Client: client,
				...(session && { Authorization: `Bearer ${sessionPrefix}${session}` }),
			},
			...(body && { body: JSON.stringify(body) }),
		},
		{ DESK_KEY: deskKey },
	);
	return { status: response.status, body: await response.json() };
}

const idOf = async (email: string) => Number(await backend.db.prepare("SELECT id FROM staff WHERE email = ?").bind(email).first("id"));

/** A person who is signed in with password and code. */
async function signedIn(email: string): Promise<string> {
	const { link } = deskStaff.invite.answer.parse((await deskCall(backend, "staff", { email, roles: ["orders"], host: origin })).body);
	await call("/staff/join", { token: new URL(link).searchParams.get("token"), name: "Ida", password });
	const { ticket } = staffDoor.signIn.answer.parse((await call("/staff/sign-in", { email, password, device })).body);
	const code = await backend.db.prepare("SELECT token FROM outbox WHERE kind = 'staff_code' ORDER BY id DESC LIMIT 1").first("token");
	return staffDoor.confirm.answer.parse((await call("/staff/confirm", { ticket, code, device })).body).session;
}

async function begun(session: string) {
	return deskPasskeys.begin.answer.parse((await call("/desk/me/passkeys/challenge", { host: origin, password }, { session })).body);
}

async function withPasskey(email: string, counter = 0) {
	const session = await signedIn(email);
	const key = await Authenticator.create();
	key.counter = counter;
	const options = await begun(session);
	const body = { name: "Laptop", challenge: options.challenge, passkey: await key.make(options, { origin }) };
	expect(await call("/desk/me/passkeys", body, { session })).toMatchObject({ status: 200 });
	return { session, key };
}

const asked = async () => passkeyDoor.ask.answer.parse((await call("/staff/passkey/challenge", { host: origin })).body);

/** Signs in with what an authenticator signs. */
async function signIn(key: Authenticator, told: Partial<Parameters<Authenticator["sign"]>[1]> = {}, client = network()) {
	const options = await asked();
	return call(
		"/staff/passkey",
		{ challenge: options.challenge, passkey: await key.sign(options, { origin, ...told }), device },
		{ client },
	);
}

const refused = { status: 422, body: { code: "invalid_credentials" } };
const over = { status: 422, body: { code: "link_invalid" } };
type Signed = Awaited<ReturnType<Authenticator["sign"]>>;
const passkeysOf = async (session: string) =>
	deskPasskeys.list.answer.parse((await call("/desk/me/passkeys", undefined, { session })).body).passkeys;

// Shows R60.30
describe("a passkey", () => {
	it("is added with a name, asked for with the person's verification, and listed with its last use", async () => {
		const session = await signedIn("anna@desk.example");
		const options = await begun(session);
		expect(options).toMatchObject({
			rp: { id: "shop.example" },
			user: { name: "anna@desk.example", displayName: "Ida" },
			attestation: "none",
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			excludeCredentials: [],
		});
		const key = await Authenticator.create();
		const body = { name: "Laptop", challenge: options.challenge, passkey: await key.make(options, { origin }) };
		expect((await call("/desk/me/passkeys", { ...body, name: " " }, { session })).status).toBe(422);
		expect((await call("/desk/me/passkeys", body, { session })).status).toBe(200);
		expect(await passkeysOf(session)).toEqual([{ id: expect.any(Number), name: "Laptop", created_at: expect.any(String), used_at: null }]);
		expect((await begun(session)).excludeCredentials).toEqual([{ type: "public-key", id: key.id.toString("base64url") }]);
		expect((await signIn(key)).status).toBe(200);
		expect((await passkeysOf(session))[0]?.used_at).toEqual(expect.any(String));
	});

	it("is added once for its challenge, within five minutes, by the person who asked", async () => {
		const [session, other] = [await signedIn("ben@desk.example"), await signedIn("mallory@desk.example")];
		const key = await Authenticator.create();
		const add = async (options: Awaited<ReturnType<typeof begun>>, as = session) =>
			call(
				"/desk/me/passkeys",
				{ name: "Key", challenge: options.challenge, passkey: await key.make(options, { origin }) },
				{ session: as },
			);
		const first = await begun(session);
		expect(await add(first, other)).toMatchObject(over);
		expect((await add(first)).status).toBe(200);
		expect(await add(first)).toMatchObject(over);
		// The authenticator had it already.
		expect(await add(await begun(session))).toMatchObject({ status: 409, body: { code: "conflict" } });
		const late = await begun(session);
		await backend.db.prepare("UPDATE staff_challenges SET expires_at = '2020-01-01T00:00:00Z'").run();
		expect(await add(late)).toMatchObject(over);
		// A challenge of signing in adds nothing.
		const atDoor = await asked();
		expect(await add({ ...late, challenge: atDoor.challenge })).toMatchObject(over);
	});

	it.each([
		["another origin", { origin: "https://evil.example" }],
		["another port", { origin: "https://shop.example:8443" }],
		["another host", { origin, host: "evil.example" }],
		["no verification", { origin, isVerified: false }],
	])("is not added from %s", async (_, told) => {
		const session = await signedIn(`${crypto.randomUUID()}@desk.example`);
		const options = await begun(session);
		const passkey = await (await Authenticator.create()).make(options, told);
		const answer = await call("/desk/me/passkeys", { name: "Key", challenge: options.challenge, passkey }, { session });
		expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
		expect(await passkeysOf(session)).toEqual([]);
	});

	// Shows R60.106
	it("is begun with the person's password alone, and a mail tells of it", async () => {
		const email = `${crypto.randomUUID()}@desk.example`;
		const session = await signedIn(email);
		const begin = (typed: string) => call("/desk/me/passkeys/challenge", { host: origin, password: typed }, { session });
		expect((await begin("")).status).toBe(422);
		for (let count = 0; count < 9; count++)
			expect(await begin("Wrong1234")).toMatchObject({ status: 422, body: { fields: { password: ["password.invalid"] } } });
		const challenges = await backend.db
			.prepare("SELECT count(*) AS n FROM staff_challenges WHERE staff_id = ?")
			.bind(await idOf(email))
			.first("n");
		expect(challenges).toBe(0);
		const options = await begun(session);
		const mails = async () =>
			(
				await backend.db
					.prepare("SELECT snapshot FROM outbox WHERE kind = 'staff_sign_in_added' AND recipients = json_array(?)")
					.bind(email)
					.all()
			).results;
		expect(await mails()).toEqual([]);
		const body = { name: "Laptop", challenge: options.challenge, passkey: await (await Authenticator.create()).make(options, { origin }) };
		expect((await call("/desk/me/passkeys", body, { session })).status).toBe(200);
		expect(await mails()).toEqual([{ snapshot: '{"what":"passkey","name":"Laptop"}' }]);
		const outbox = z.array(z.object({ subject: z.string(), text: z.string() }));
		const [mail] = outbox.parse(await (await backend.fetch(`/_dev/outbox.json?to=${email}`)).json());
		expect([mail?.subject.includes("passkey"), mail?.text.includes("Its name: Laptop")]).toEqual([true, true]);
		for (let count = 0; count < 10; count++) await begin("Wrong1234");
		expect((await begin(password)).status).toBe(429);
	});

	it("is asked for at hosts of the shop alone", async () => {
		const session = await signedIn("cleo@desk.example");
		const host = { host: "https://evil.example", password };
		expect((await call("/desk/me/passkeys/challenge", host, { session })).status).toBe(422);
		expect((await call("/staff/passkey/challenge", host)).status).toBe(422);
	});

	it("is removed by its person alone, and opens nothing then", async () => {
		const { session, key } = await withPasskey("dan@desk.example");
		const other = await signedIn("eve@desk.example");
		const id = (await passkeysOf(session))[0]?.id;
		expect((await call(`/desk/me/passkeys/${id}/removal`, {}, { session: other })).status).toBe(404);
		expect((await signIn(key)).status).toBe(200);
		expect((await call(`/desk/me/passkeys/${id}/removal`, {}, { session })).status).toBe(200);
		expect(await passkeysOf(session)).toEqual([]);
		expect(await signIn(key)).toMatchObject(refused);
	});

	it("is in the log, when it is added and removed", async () => {
		const { session } = await withPasskey("fay@desk.example");
		const id = (await passkeysOf(session))[0]?.id;
		await call(`/desk/me/passkeys/${id}/removal`, {}, { session });
		const { entries } = deskLog.list.answer.parse((await deskCall(backend, "log")).body);
		expect(entries.slice(0, 3).map(({ call: done }) => done)).toEqual([
			"me/passkeys/{number}/removal",
			"me/passkeys",
			"me/passkeys/challenge",
		]);
	});
});

// Shows R60.31
describe("signing in with a passkey", () => {
	it("begins the same session of twelve hours as a code does", async () => {
		const { key } = await withPasskey("gus@desk.example");
		const { status, body } = await signIn(key);
		const { session } = passkeyDoor.signIn.answer.parse(body);
		expect(status).toBe(200);
		expect((await call("/desk/me", undefined, { session })).body).toMatchObject({ email: "gus@desk.example", roles: ["orders"] });
		const hours = await backend.db
			.prepare(
				"SELECT DISTINCT round((julianday(expires_at) - julianday(created_at)) * 24) AS hours FROM staff_sessions WHERE staff_id = ?",
			)
			.bind(await idOf("gus@desk.example"))
			.all();
		expect(hours.results).toEqual([{ hours: 12 }]);
	});

	it("takes a signature once", async () => {
		const { key } = await withPasskey("hal@desk.example");
		const options = await asked();
		const body = { challenge: options.challenge, passkey: await key.sign(options, { origin }), device };
		expect((await call("/staff/passkey", body)).status).toBe(200);
		expect(await call("/staff/passkey", body)).toMatchObject(over);
		// Nor with a newer challenge, which it has not signed.
		expect(await call("/staff/passkey", { ...body, challenge: (await asked()).challenge })).toMatchObject(refused);
	});

	it("takes a challenge once, even if the answer to it was wrong, and within five minutes", async () => {
		const { key, session } = await withPasskey("ian@desk.example");
		const options = await asked();
		const send = async (told: object) =>
			call("/staff/passkey", { challenge: options.challenge, passkey: await key.sign(options, { origin, ...told }), device });
		expect(await send({ isVerified: false })).toMatchObject(refused);
		expect(await send({})).toMatchObject(over);
		const late = await asked();
		await backend.db.prepare("UPDATE staff_challenges SET expires_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-1 second')").run();
		expect(await call("/staff/passkey", { challenge: late.challenge, passkey: await key.sign(late, { origin }), device })).toMatchObject(
			over,
		);
		// A challenge of adding a passkey opens nothing.
		const { challenge } = await begun(session);
		const passkey = await key.sign({ ...late, challenge }, { origin });
		expect(await call("/staff/passkey", { challenge, passkey, device })).toMatchObject(over);
		const minutes = await backend.db
			.prepare("SELECT round((julianday(max(expires_at)) - julianday('now')) * 1440) AS minutes FROM staff_challenges")
			.first("minutes");
		expect(minutes).toBe(5);
	});

	it.each([
		["another origin", { origin: "https://evil.example" }],
		["a host below", { origin: "https://www.shop.example" }],
		["plain http", { origin: "http://shop.example" }],
		["another host", { host: "evil.example" }],
		["no verification", { isVerified: false }],
	])("refuses a signature of %s", async (_, told) => {
		const { key } = await withPasskey(`${crypto.randomUUID()}@desk.example`);
		expect(await signIn(key, told)).toMatchObject(refused);
		expect((await signIn(key)).status).toBe(200);
	});

	it("refuses another key, an unknown passkey and another person's name", async () => {
		const [{ key }, { key: other }] = [await withPasskey("jo@desk.example"), await withPasskey("kit@desk.example")];
		const send = async (change: (own: Signed, others: Signed) => Signed) => {
			const options = await asked();
			const passkey = change(await key.sign(options, { origin }), await other.sign(options, { origin }));
			return call("/staff/passkey", { challenge: options.challenge, passkey, device });
		};
		expect(await send((own, { response }) => ({ ...own, response: { ...own.response, signature: response.signature } }))).toMatchObject(
			refused,
		);
		expect(await send((own, { response }) => ({ ...own, response: { ...own.response, userHandle: response.userHandle } }))).toMatchObject(
			refused,
		);
		expect(await send((own, { id }) => ({ ...own, id, rawId: id }))).toMatchObject(refused);
		expect(await send((own) => ({ ...own, id: "unknown", rawId: "unknown" }))).toMatchObject(refused);
		expect((await send((own) => own)).status).toBe(200);
	});

	it("refuses a counter that does not grow: the passkey was copied", async () => {
		const { key } = await withPasskey("lea@desk.example", 5);
		expect((await signIn(key)).status).toBe(200);
		key.counter = 3;
		expect(await signIn(key)).toMatchObject(refused);
		key.counter = 5;
		expect(await signIn(key)).toMatchObject(refused);
		key.counter = 0;
		expect(await signIn(key)).toMatchObject(refused);
		key.counter = 9;
		expect((await signIn(key)).status).toBe(200);
	});

	it("begins one session of two signatures with the same counter, sent at the same moment", async () => {
		const { key } = await withPasskey("mia@desk.example", 1);
		const [first, second] = [await asked(), await asked()];
		const signed = async (options: typeof first) => {
			key.counter = 6;
			return { challenge: options.challenge, passkey: await key.sign(options, { origin }), device };
		};
		const [one, two] = [await signed(first), await signed(second)];
		backend.runBefore("INSERT INTO staff_sessions", () => call("/staff/passkey", two));
		expect(await call("/staff/passkey", one)).toMatchObject(refused);
		const count = await backend.db
			.prepare("SELECT count(*) AS count FROM staff_sessions WHERE staff_id = ?")
			.bind(await idOf("mia@desk.example"))
			.first("count");
		expect(count).toBe(2);
	});

	it("is over for a person who was removed, even in between", async () => {
		const { key } = await withPasskey("ned@desk.example");
		const id = await idOf("ned@desk.example");
		const options = await asked();
		const passkey = await key.sign(options, { origin });
		expect((await deskCall(backend, `staff/${id}/removal`, {})).status).toBe(200);
		expect(await call("/staff/passkey", { challenge: options.challenge, passkey, device })).toMatchObject(refused);
		expect(await backend.db.prepare("SELECT count(*) AS count FROM staff_passkeys WHERE staff_id = ?").bind(id).first("count")).toBe(0);
		const { key: kept } = await withPasskey("ona@desk.example");
		backend.runBefore("INSERT INTO staff_sessions", () =>
			backend.db.prepare("UPDATE staff SET removed_at = '2026-01-01T00:00:00Z' WHERE email = 'ona@desk.example'").run(),
		);
		expect(await signIn(kept)).toMatchObject(refused);
	});

	it("counts wrong signatures as wrong codes of their person, and all of a network as wrong passwords", async () => {
		const { key } = await withPasskey("pia@desk.example");
		for (let count = 0; count < 10; count++) expect(await signIn(key, { isVerified: false })).toMatchObject(refused);
		expect((await signIn(key)).status).toBe(429);
		const { body } = await call("/staff/sign-in", { email: "pia@desk.example", password, device });
		const { ticket } = staffDoor.signIn.answer.parse(body);
		expect((await call("/staff/confirm", { ticket, code: "000000", device })).status).toBe(429);

		const { key: stranger } = await withPasskey("quin@desk.example");
		const client = network();
		for (let count = 0; count < 30; count++)
			await call("/staff/sign-in", { email: `${count}@desk.example`, password: "Traeger201", device }, { client });
		expect((await signIn(stranger, {}, client)).status).toBe(429);
		expect((await signIn(stranger)).status).toBe(200);
	});
});
