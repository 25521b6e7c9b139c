import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, type Caller, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { markSent } from "../../tests/support/mark-sent";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const someEmail = () => `${crypto.randomUUID()}@meyer.example`;
const share = (caller: Caller, uuid: string, emails: readonly string[], more: object = {}) =>
	caller.call("POST", `/orders/share/${uuid}`, { emails, idem: crypto.randomUUID(), host: shopHost, ...more });
const offer = (caller: Caller, uuid: string, emails: readonly string[]) =>
	caller.call("PATCH", "/orders/send-offer", { uuid, emails, idem: crypto.randomUUID(), host: shopHost });
const mailsOf = async (uuid: string) =>
	backend.db.prepare("SELECT COUNT(*) AS n FROM outbox m JOIN carts o ON o.id = m.cart_id WHERE o.uuid = ?").bind(uuid).first("n");

describe("sharing a cart", () => {
	// Shows R22.29
	it("writes one mail, however often the same form comes", async () => {
		const buyer = backend.caller("de");
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		const idem = crypto.randomUUID();
		const emails = [someEmail(), someEmail()];
		const submit = () => share(buyer, uuid, emails, { idem, comment: "Bitte prüfen" });
		const answers = await Promise.all([submit(), submit(), submit(), submit()]);
		expect(new Set([...answers, await submit()].map(({ status }) => status))).toEqual(new Set([200]));
		expect(await mailsOf(uuid)).toBe(1);
		expect(await share(buyer, uuid, emails, { idem, comment: "anderes" })).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it("is for the owner of an open cart with something in it", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		expect(await share(backend.caller(), uuid, [someEmail()])).toMatchObject({ status: 404, body: { code: "not_found" } });
		expect(await share(buyer, crypto.randomUUID(), [someEmail()])).toMatchObject({ status: 404 });
		expect(await share(backend.caller("fi", ""), uuid, [someEmail()])).toMatchObject({ status: 422, body: { code: "invalid" } });
		await backend.db.batch(markSent(backend.db, uuid));
		expect(await share(buyer, uuid, [someEmail()])).toMatchObject({ status: 409, body: { code: "processed" } });
		const empty = await newCart(buyer, supplies.beam, 1);
		await buyer.call("DELETE", `/orders/item/${empty.uuid}/${supplies.beam}/0`);
		expect(await share(buyer, empty.uuid, [someEmail()])).toMatchObject({ status: 409, body: { code: "empty_cart" } });
	});

	it.each([
		["no address", []],
		["six addresses", Array.from({ length: 6 }, someEmail)],
		["what is no address", ["a@b.example\r\nBcc: c@d.example"]],
	])("refuses %s", async (_, emails) => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		expect(await share(buyer, uuid, emails)).toMatchObject({ status: 422, body: { code: "invalid" } });
		expect(await mailsOf(uuid)).toBe(0);
	});

	it("links to hosts of the shop alone", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		expect(await share(buyer, uuid, [someEmail()], { host: "https://evil.example" })).toMatchObject({ status: 422 });
	});
});

describe("mails to others", () => {
	it("go to ten addresses of a session in an hour, carts and offers together", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		const five = () => Array.from({ length: 5 }, someEmail);
		expect((await share(buyer, uuid, five())).status).toBe(200);
		expect((await offer(buyer, uuid, five())).status).toBe(200);
		expect(await share(buyer, uuid, [someEmail()])).toMatchObject({ status: 429, body: { code: "too_many_messages" } });
		expect(await offer(buyer, uuid, [someEmail()])).toMatchObject({ status: 429, body: { code: "too_many_messages" } });
		// An offer without recipients sends no mail.
		expect((await offer(buyer, uuid, [])).status).toBe(200);
		await backend.db.prepare("UPDATE outbox SET created_at = '2020-01-01T00:00:00Z'").run();
		expect((await share(buyer, uuid, [someEmail()])).status).toBe(200);
	});

	it("stay within the limit when they are asked for at the same time", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		const answers = await Promise.all(Array.from({ length: 6 }, () => share(buyer, uuid, Array.from({ length: 5 }, someEmail))));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
	});

	it("reach one address ten times in an hour, whoever sends them and however it is written", async () => {
		const email = someEmail();
		const statuses: number[] = [];
		for (let sent = 0; sent < 11; sent++) {
			const buyer = backend.caller();
			const { uuid } = await newCart(buyer, supplies.beam, 2);
			statuses.push((await share(buyer, uuid, [sent % 2 ? email : email.toUpperCase()])).status);
		}
		expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
	});
});
