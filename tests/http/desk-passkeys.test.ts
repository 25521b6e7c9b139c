import { describe, expect, it } from "vitest";
import { askedPasskey, newPasskey } from "../../contract/desk/passkeys";
import { Authenticator } from "../support/authenticator";
import { deskPassword, signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

const owner = "owner@desk.example";
const atDesk = () => new Visitor(shared.address, "desk");
const originOf = ({ host }: Visitor) => `http://${host}`;

/** Reads what the button's script gets from the desk. */
const asked = async (visitor: Visitor) => askedPasskey.parse(JSON.parse((await visitor.postOnce("/desk/passkey", {})).text));

/** Adds a passkey as the own page's script does. */
async function added(visitor: Visitor, name: string): Promise<Authenticator> {
	const key = await Authenticator.create();
	const options = newPasskey.parse(JSON.parse((await visitor.postOnce("/desk/me/passkey", { password: deskPassword })).text));
	const passkey = JSON.stringify(await key.make(options, { origin: originOf(visitor) }));
	const page = await visitor.post("/desk/me", { intent: "addPasskey", name, challenge: options.challenge, passkey });
	expect([page.status, page.root.querySelector("main [role=alert]")?.text]).toEqual([
		200,
		"The passkey is added. You can sign in with it from now on.",
	]);
	return key;
}

async function signIn(visitor: Visitor, key: Authenticator, returnTo = "/desk/log", origin = originOf(visitor)) {
	const passkey = JSON.stringify(await key.sign(await asked(visitor), { origin }));
	return visitor.post("/desk/sign-in", { intent: "passkey", passkey, returnTo });
}

const rowOf = async (visitor: Visitor, name: string) =>
	(await visitor.get("/desk/me")).root.querySelectorAll("main tbody tr").find((row) => row.querySelector("th")?.text === name);

// Shows R60.30, R60.31, R60.106
describe("passkeys at the desk", () => {
	it("are added, sign in, and are removed", async () => {
		const visitor = await signedInAtDesk(shared, owner);
		const name = `Laptop ${crypto.randomUUID()}`;
		const key = await added(visitor, name);
		expect((await rowOf(visitor, name))?.querySelectorAll("td")[1]?.text).toBe("–");

		const other = atDesk();
		const page = await signIn(other, key);
		expect([page.status, page.path]).toEqual([200, "/desk/log"]);
		expect(page.root.querySelectorAll("main tbody tr").map(({ text }) => text)).toEqual(
			expect.arrayContaining([expect.stringContaining("hat einen Passkey hinzugefügt")]),
		);
		const row = await rowOf(visitor, name);
		expect(row?.querySelectorAll("td")[1]?.text).not.toBe("–");

		const passkey = row?.querySelector("input[name=passkey]")?.getAttribute("value") ?? "";
		const removed = await visitor.post("/desk/me", { intent: "removePasskey", passkey });
		expect(removed.root.querySelector("main [role=alert]")?.text).toBe("The passkey is removed and opens nothing any more.");
		expect(await rowOf(visitor, name)).toBeUndefined();
		// Pressed twice.
		expect((await visitor.post("/desk/me", { intent: "removePasskey", passkey })).status).toBe(200);
		expect((await visitor.post("/desk/me", { intent: "removePasskey", passkey: "x" })).status).toBe(400);
		const late = await signIn(atDesk(), key);
		expect([late.status, late.root.querySelector("main [role=alert]")?.text]).toEqual([422, "Dieser Passkey gilt hier nicht."]);
	});

	it("sign in the browser that asked alone, once, and never lead out of the desk", async () => {
		const key = await added(await signedInAtDesk(shared, owner), "Key");
		const [visitor, thief] = [atDesk(), atDesk()];
		const passkey = JSON.stringify(await key.sign(await asked(visitor), { origin: originOf(visitor) }));
		const fields = { intent: "passkey", passkey, returnTo: "https://evil.example/" };
		const over = "Das hat länger als fünf Minuten gedauert. Versuchen Sie es noch einmal.";
		const stolen = await thief.post("/desk/sign-in", fields);
		expect([stolen.status, stolen.root.querySelector("main [role=alert]")?.text]).toEqual([422, over]);
		await asked(thief);
		expect((await thief.post("/desk/sign-in", fields)).status).toBe(422);
		expect((await visitor.post("/desk/sign-in", fields)).path).toBe("/desk");
		const again = await visitor.post("/desk/sign-in", fields);
		expect([again.status, again.root.querySelector("main [role=alert]")?.text]).toEqual([422, over]);
	});

	it("are worth nothing for another origin, or as another form", async () => {
		const key = await added(await signedInAtDesk(shared, owner), "Key");
		const visitor = atDesk();
		for (const origin of ["https://evil.example", `http://en.${visitor.host.replace("desk.", "")}`])
			expect((await signIn(visitor, key, "/desk", origin)).status).toBe(422);
		for (const passkey of ["", "{}", "[", '{"id":1}']) {
			await asked(visitor);
			expect((await visitor.post("/desk/sign-in", { intent: "passkey", passkey })).status).toBe(422);
		}
		expect((await signIn(visitor, key, "/desk")).path).toBe("/desk");
	});

	it("are not added without a name, from another origin, or late", async () => {
		const visitor = await signedInAtDesk(shared, owner);
		expect((await visitor.post("/desk/me", { intent: "addPasskey", name: " " })).status).toBe(422);
		for (const password of ["", "Wrong1234"]) {
			expect((await visitor.postOnce("/desk/me/passkey", { password })).status).toBe(422);
			const page = await visitor.post("/desk/me", { intent: "addPasskey", name: "Key", password });
			expect([page.status, page.text.includes("Wrong1234")]).toEqual([422, false]);
		}
		const options = newPasskey.parse(JSON.parse((await visitor.postOnce("/desk/me/passkey", { password: deskPassword })).text));
		expect([options.rp.id, options.user.name]).toEqual(["desk.localhost", owner]);
		const passkey = JSON.stringify(await (await Authenticator.create()).make(options, { origin: "https://evil.example" }));
		const fields = { intent: "addPasskey", name: "Key", challenge: options.challenge, passkey };
		for (const problem of ["This passkey is not valid here.", "That took longer than five minutes. Try again."]) {
			const page = await visitor.post("/desk/me", fields);
			expect([page.status, page.root.querySelector("main [role=alert]")?.text]).toEqual([422, problem]);
		}
	});

	it("have addresses at the desk's host alone, and none to read", async () => {
		expect((await new Visitor(shared.address, "en").postOnce("/desk/passkey", {})).status).toBe(404);
		expect((await atDesk().get("/desk/passkey")).path).toBe("/desk/sign-in");
		expect((await atDesk().postOnce("/desk/me/passkey", {})).headers.location).toMatch(/^\/desk\/sign-in/);
		expect((await atDesk().postOnce("/desk/passkey", {}, { Origin: "https://evil.example" })).status).toBe(403);
	});
});

// Shows R60.32
describe("without scripts", () => {
	it("the door has password and code alone, and the own page lists passkeys without a form to add one", async () => {
		const door = await atDesk().get("/desk/sign-in");
		expect(door.root.querySelectorAll("main button:not([name=locale])").map(({ text }) => text)).toEqual(["Weiter"]);
		const visitor = await signedInAtDesk(shared, owner);
		await added(visitor, "Key");
		const page = await visitor.get("/desk/me");
		expect(page.root.querySelector("[aria-labelledby=passkeys-title] button[value=removePasskey]")).not.toBeNull();
		expect(page.root.querySelector("input[name=name]")).toBeNull();
	});
});
