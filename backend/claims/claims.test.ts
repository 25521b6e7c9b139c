import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { claims } from "../../contract/claims/claims";
import type { FileUse } from "../../contract/claims/file-types";
import { maxFileBytes, storedFile } from "../../contract/claims/files";
import { deskOrders } from "../../contract/desk/orders";
import { accountOf } from "../../tests/support/account";
import { type Backend, bucketOf, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";
import { freshVat } from "../../tests/support/fresh-vat";
import { pngOf } from "../../tests/support/pictures";
import { orderToDeliver } from "../deliveries/order-to-deliver";
import { ship } from "../deliveries/ship";
import { deleteFiles } from "../files/store";
import { outboxMails } from "../mail/outbox";
import { mailData } from "../mail-data";
import { eraseAccounts } from "../users/erase-accounts";

let backend: Backend;
let team: CompanyTeam;
/** The team buyer's order, of which five of ten bars were delivered. */
let order: string;

const png = pngOf("picture");
const deskKey = "the key of the desk";

beforeAll(async () => {
	backend = await startBackend();
	const vat = freshVat();
	team = await companyTeam(backend, null, `FI${vat.replace("-", "")}`);
	const { uuid } = await newCart(team.buyer, supplies.beam, 10);
	await deliver(uuid, vat, [{ line: 1, quantity: 5 }]);
	order = uuid;
});
afterAll(() => backend.dispose());

/** Sends a cart of the buyer as a confirmed order and ships some of it. */
async function deliver(uuid: string, vat: string, lines: { line: number; quantity: number }[]): Promise<void> {
	const cart = await checkOut(team.buyer, uuid, { ...billing.FI, vat });
	expect((await team.buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	await backend.db
		.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(uuid)
		.run();
	const number = String(
		await backend.db
			.prepare("SELECT order_number FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid)
			.first("order_number"),
	);
	const body = deskOrders.ship.body.parse({ idem: crypto.randomUUID(), lines });
	await ship(backend.db, await orderToDeliver(backend.db, number), body);
}

async function upload(
	{ session }: Caller,
	content: Uint8Array<ArrayBuffer>,
	{ name = "Riss.exe", use = "photo" }: { name?: string; use?: FileUse } = {},
) {
	const headers = { "Session-Id": session, "Content-Type": "application/octet-stream", "Content-Length": String(content.byteLength) };
	const response = await backend.request(`/files/store?name=${name}&use=${use}`, { method: "POST", headers, body: content });
	return { status: response.status, body: await response.json() };
}
const uploaded = async (caller: Caller) => storedFile.parse((await upload(caller, png)).body);
const read = (caller: Caller, id: string) => backend.request(`/files/read/${id}`, { headers: { "Session-Id": caller.session } });

const said = (more: object = {}) => ({
	...{ order, line: 1, kind: "damaged", quantity: 2, text: "Two bars are bent.", files: [], idem: crypto.randomUUID(), host: shopHost },
	...more,
});
const report = (caller: Caller, more: object = {}) => caller.call("POST", "/claims/create", said(more));
const reported = async (caller: Caller, more: object = {}) => claims.create.answer.parse((await report(caller, more)).body).number;
const claim = async (caller: Caller, number: string) => caller.call("GET", `/claims/by-number/${number}`);

const respond = (number: string, body: object) =>
	backend.request(
		`/desk/claims/${number}/answers`,
		{ method: "POST", headers: { Authorization: `Bearer ${deskKey}`, "Content-Type": "application/json" }, body: JSON.stringify(body) },
		{ DESK_KEY: deskKey },
	);

// Shows R34.1, R34.2, R60.84
describe("a file", () => {
	it("is stored under a random key, with the extension of what it is", async () => {
		const { status, body } = await upload(team.buyer, png);
		expect({ status, body }).toEqual({
			status: 200,
			body: { id: expect.any(String), name: "Riss.png", type: "image/png", size: png.length },
		});
		expect(backend.files.get(storedFile.parse(body).id)).toEqual(png);
	});

	it.each([
		["a page that is called a photograph", new TextEncoder().encode("<!doctype html>"), "photo", "files.photo"],
		["a page as drawing", new TextEncoder().encode("<!doctype html>"), "drawing", "files.drawing"],
		["a photograph as drawing by its first bytes alone", Uint8Array.from([0xff, 0xd8, 0xff]), "drawing", "files.damaged"],
		["a photograph that is cut off", png.subarray(0, -2), "photo", "files.damaged"],
		["a photograph by its first bytes alone", png.subarray(0, 12), "photo", "files.damaged"],
		["a drawing by its first bytes alone", png.subarray(0, 12), "drawing", "files.damaged"],
		["a picture of too many pixels", pngOf("", "\0\0\x40\0\0\0\x40\0"), "photo", "files.damaged"],
	] as const)("is refused where it is %s", async (_, content, use, key) => {
		const name = use === "drawing" ? "Riss" : "Riss.exe";
		expect(await upload(team.buyer, content, { use, name })).toMatchObject({ status: 422, body: { fields: { files: [key] } } });
	});

	// Shows R64.1
	it.each([
		["Skizze.PNG", { status: 200, body: { name: "Skizze.png" } }],
		["Skizze 12.5", { status: 200, body: { name: "Skizze 12.png" } }],
		["Skizze.jpg", { status: 422, body: { fields: { files: ["files.misnamed"] } } }],
		["Skizze.dwg", { status: 422, body: { fields: { files: ["files.misnamed"] } } }],
		["Skizze.exe", { status: 422, body: { fields: { files: ["files.misnamed"] } } }],
	])("that is a picture is a drawing by the name %s, or not", async (name, answer) => {
		expect(await upload(team.buyer, png, { name, use: "drawing" })).toMatchObject(answer);
	});

	// Shows R64.1
	it("keeps the extension of its type", async () => {
		const step = new TextEncoder().encode("ISO-10303-21;\nEND-ISO-10303-21;\n");
		expect((await upload(team.buyer, step, { name: "Halter.STP", use: "drawing" })).body).toMatchObject({
			name: "Halter.stp",
			type: "model/step",
		});
		const cut = await upload(team.buyer, step.slice(0, -3), { name: "Halter.stp", use: "drawing" });
		expect(cut).toMatchObject({ status: 422, body: { fields: { files: ["files.misnamed"] } } });
	});

	it("is refused unread where it is too large", async () => {
		const headers = { "Session-Id": team.buyer.session, "Content-Length": String(maxFileBytes + 1) };
		const response = await backend.request("/files/store?name=a&use=photo", { method: "POST", headers, body: png });
		expect(response.status).toBe(422);
		expect(await response.json()).toMatchObject({ fields: { files: ["files.tooLarge"] } });
	});

	it("is taken by the session that has uploaded it alone, once", async () => {
		const { id } = await uploaded(team.buyer);
		const gone = { status: 422, body: { fields: { files: ["files.gone"] } } };
		expect(await report(team.owner, { files: [id] })).toMatchObject(gone);
		await reported(team.buyer, { files: [id] });
		expect(await report(team.buyer, { files: [id] })).toMatchObject(gone);
	});

	it("is read by who may read its claim, as a file of its type, and by staff with the link of their mail", async () => {
		const { id } = await uploaded(team.buyer);
		expect((await read(team.buyer, id)).status).toBe(404);
		await reported(team.buyer, { files: [id] });
		for (const reader of [team.buyer, team.approver, team.owner]) expect((await read(reader, id)).status).toBe(200);
		const { headers } = await read(team.buyer, id);
		expect([headers.get("Content-Type"), headers.get("Content-Disposition")]).toEqual(["image/png", 'attachment; filename="Riss.png"']);
		for (const stranger of [await accountOf(backend), backend.caller()]) expect((await read(stranger, id)).status).toBe(404);
		const [mail] = await outboxMails({ DB: backend.db }, mailData, 1);
		const link = /https:\/\/shop\.example\/files\/([\w-]+)\?key=(\w+)/.exec(mail?.text ?? "");
		expect(link?.[1]).toBe(id);
		expect((await backend.request(`/files/read/${id}?key=${link?.[2]}`, {})).status).toBe(200);
		expect((await backend.request(`/files/read/${id}?key=${"0".repeat(64)}`, {})).status).toBe(404);
	});

	it("is deleted after a day where no claim has it, and with its claim", async () => {
		const [free, kept, orphan] = [await uploaded(team.buyer), await uploaded(team.buyer), await uploaded(team.buyer)];
		await reported(team.buyer, { files: [kept.id] });
		const number = await reported(team.buyer, { files: [orphan.id] });
		await backend.db.prepare("DELETE FROM claims WHERE number = ?").bind(number).run();
		const env = { DB: backend.db, FILES: bucketOf(backend.files) };
		await deleteFiles(env);
		expect(backend.files.has(free.id)).toBe(true);
		await backend.db.prepare("UPDATE files SET created_at = '2026-01-01T00:00:00Z'").run();
		await deleteFiles(env);
		expect([free, kept, orphan].map(({ id }) => backend.files.has(id))).toEqual([false, true, false]);
	});
});

// Shows R34.3
describe("a claim", () => {
	it("is about a delivered line, and told to the shop once", async () => {
		const body = said();
		const first = await team.buyer.call("POST", "/claims/create", body);
		expect(first).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^CL-\d+$/) } });
		expect(await team.buyer.call("POST", "/claims/create", body)).toEqual(first);
		const [mail] = await outboxMails({ DB: backend.db }, mailData, 1);
		expect(mail).toMatchObject({ kind: "claim_reported", to: ["sales@crossbar.example"], reply_to: team.buyer.email });
		expect(mail?.text).toContain("Two bars are bent.");
		expect(await report(team.buyer, { idem: body.idem, text: "Three" })).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it.each([
		["of more than was delivered", { quantity: 6 }, "quantity"],
		["of a line that the order does not have", { line: 2 }, "line"],
		["without words", { text: " " }, "text"],
		["with more than five files", { files: Array.from({ length: 6 }, () => crypto.randomUUID()) }, "files"],
	])("%s is refused", async (_, more, field) => {
		expect(await report(team.buyer, more)).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } });
	});

	it("is for accounts that may read the order", async () => {
		expect((await report(backend.caller())).status).toBe(401);
		expect((await report(await accountOf(backend))).status).toBe(404);
		expect((await report(team.approver)).status).toBe(200);
	});
});

const statesOf = async (caller: Caller, path: string) =>
	z
		.array(z.object({ number: z.string() }))
		.parse((await caller.call("GET", path)).body)
		.map(({ number }) => number);

// Shows R34.4, R34.5, R34.6, R34.7
it("claims are listed with their order, for who may read it", async () => {
	const number = await reported(team.buyer);
	const { count } = z.object({ count: z.number() }).parse((await team.buyer.call("GET", "/claims/count-by-user")).body);
	expect((await statesOf(team.buyer, "/claims/by-user?range=[0,100]")).length).toBe(count);
	expect((await statesOf(team.buyer, "/claims/by-user"))[0]).toBe(number);
	expect(await statesOf(team.buyer, `/claims/of-order/${order}`)).toHaveLength(count);
	expect(await statesOf(team.owner, "/claims/by-user")).toEqual([]);
	expect((await statesOf(team.owner, "/claims/by-user?of=company"))[0]).toBe(number);
	expect((await team.owner.call("GET", "/claims/count-by-user?of=company")).body).toEqual({ count, is_sought: true });
	expect(await statesOf(team.owner, `/claims/by-user?of=company&state=open&search=${number}`)).toEqual([number]);
	expect(await statesOf(team.owner, `/claims/by-user?of=company&state=settled&search=${number}`)).toEqual([]);
	expect(await statesOf(team.owner, `/claims/by-user?of=company&until=2020-01-01`)).toEqual([]);
	expect(await claim(team.owner, number)).toMatchObject({
		status: 200,
		body: { number, state: "open", text: "Two bars are bent.", answers: [] },
	});
	for (const stranger of [await accountOf(backend), backend.caller()]) {
		expect((await claim(stranger, number)).status).toBe(404);
		expect(await statesOf(stranger, `/claims/of-order/${order}`)).toEqual([]);
	}
});

// Shows R34.8
it("staff answer a claim, each answer is mailed once, and settle it", async () => {
	const number = await reported(team.buyer);
	const first = { state: "answered", text: "We look at it.", key: crypto.randomUUID() };
	expect([(await respond(number, first)).status, (await respond(number, first)).status]).toEqual([200, 200]);
	expect((await respond(number, { state: "settled", text: "New bars come on Monday.", key: crypto.randomUUID() })).status).toBe(200);
	expect((await respond(number, { state: "refused", text: "No.", key: crypto.randomUUID() })).status).toBe(409);
	expect((await respond(number, { state: "settled", text: "", key: crypto.randomUUID() })).status).toBe(422);
	expect((await respond("CL-1", { ...first, key: crypto.randomUUID() })).status).toBe(404);
	expect((await claim(team.buyer, number)).body).toMatchObject({
		state: "settled",
		answers: [{ text: "We look at it." }, { state: "settled" }],
	});
	const [second, mail, other] = await outboxMails({ DB: backend.db }, mailData, 3);
	expect([second?.kind, mail?.kind, other?.kind]).toEqual(["claim_answered", "claim_answered", "claim_reported"]);
	expect(second?.to).toEqual([team.buyer.email]);
	expect(second?.text).toContain("New bars come on Monday.");
});

// Shows R34.9
it("an erased account leaves neither words nor photographs", async () => {
	const { id } = await uploaded(team.approver);
	const number = await reported(team.approver, { files: [id] });
	await backend.db
		.prepare("UPDATE users SET is_deleted = 1, deleted_at = '2026-01-01T00:00:00Z' WHERE id = ?")
		.bind(team.approver.id)
		.run();
	await eraseAccounts(backend.db);
	expect((await claim(team.buyer, number)).body).toMatchObject({ number, text: "", files: [] });
});

// Shows R34.11
describe("a request to return good goods", () => {
	const asked = { kind: "return", quantity: 3, text: "We ordered too many." };
	/** Four beams, two pieces of cut beams and ten fittings, of which the fittings were not delivered. */
	let bought: string;
	const ask = (more: object = {}) => report(team.buyer, { ...asked, order: bought, ...more });

	beforeAll(async () => {
		const { uuid } = await newCart(team.buyer, supplies.beam, 4);
		await team.buyer.call("POST", "/orders/add", { ...added(supplies.beam, 2, { uuid }), cut: { length: 1_500 } });
		await team.buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid }));
		await deliver(uuid, freshVat(), [
			{ line: 1, quantity: 4 },
			{ line: 2, quantity: 2 },
		]);
		bought = uuid;
	});

	it("is for what was delivered, less what was asked for and not refused", async () => {
		const { number } = claims.create.answer.parse((await ask()).body);
		expect((await claim(team.buyer, number)).body).toMatchObject({ kind: "return", quantity: 3, state: "open" });
		const tooMany = { status: 422, body: { fields: { quantity: ["amount.aboveReturnable"] } } };
		expect(await ask({ quantity: 2 })).toMatchObject(tooMany);
		// A defect may be of any delivered goods.
		expect((await ask({ kind: "damaged", quantity: 4 })).status).toBe(200);
		expect(await ask({ quantity: 5 })).toMatchObject({ status: 422, body: { fields: { quantity: ["amount.aboveDelivered"] } } });
		await respond(number, { state: "refused", text: "The packs are open.", key: crypto.randomUUID() });
		expect((await ask({ quantity: 4 })).status).toBe(200);
		expect(await ask({ quantity: 1 })).toMatchObject(tooMany);
	});

	// Shows R36.6
	it("is for no bars that were sawn", async () => {
		const sawn = { ...added(supplies.beam, 1), saw_list: [{ length: 1_600, pieces: 2 }] };
		const { uuid } = cartOf(await team.buyer.call("POST", "/orders/add", sawn));
		await deliver(uuid, freshVat(), [{ line: 1, quantity: 1 }]);
		expect(await ask({ order: uuid, quantity: 1 })).toMatchObject({ status: 422, body: { fields: { kind: ["claim.notReturnable"] } } });
	});

	it("of the same goods at the same moment is stored once", async () => {
		const { uuid } = await newCart(team.buyer, supplies.beam, 4);
		await deliver(uuid, freshVat(), [{ line: 1, quantity: 4 }]);
		const other = { ...said(asked), order: uuid };
		backend.runBefore("INSERT INTO claims", () => team.buyer.call("POST", "/claims/create", other));
		expect(await ask({ order: uuid })).toMatchObject({ status: 409, body: { code: "conflict" } });
		expect(await statesOf(team.buyer, `/claims/of-order/${uuid}`)).toHaveLength(1);
	});

	it("is refused for goods that were cut, whose defects are not", async () => {
		expect(await ask({ line: 2, quantity: 1 })).toMatchObject({ status: 422, body: { fields: { kind: ["claim.notReturnable"] } } });
		expect((await ask({ line: 2, quantity: 1, kind: "quality" })).status).toBe(200);
		expect(await ask({ line: 3 })).toMatchObject({ status: 422, body: { fields: { line: ["invalid"] } } });
	});

	it("is called so in mails and data, and stored as a kind that the version before can read", async () => {
		const { uuid } = await newCart(team.buyer, supplies.beam, 4);
		await deliver(uuid, freshVat(), [{ line: 1, quantity: 4 }]);
		const { number } = claims.create.answer.parse((await ask({ order: uuid })).body);
		await respond(number, { state: "answered", text: "Return freight is 80 euros.", key: crypto.randomUUID() });
		const [answer, request] = await outboxMails({ DB: backend.db }, mailData, 2);
		expect(request).toMatchObject({ kind: "claim_reported", subject: expect.stringMatching(`Palautuspyyntö ${number}`) });
		expect(request?.text).toContain("Palautus (ei enää tarvetta)");
		expect(answer).toMatchObject({ kind: "claim_answered", subject: `Vastauksemme palautuspyyntöön ${number}` });
		const data = await backend.request("/users/own-data", { headers: { "Session-Id": team.buyer.session } });
		expect(await data.json()).toMatchObject({ claims: expect.arrayContaining([expect.objectContaining({ number, kind: "return" })]) });
		expect(await backend.db.prepare("SELECT kind FROM claims WHERE number = ?").bind(number).first("kind")).toBe("wrong");
	});
});
