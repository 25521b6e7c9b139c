import { afterAll, beforeAll, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { lists } from "../../contract/lists";
import { dayAfter } from "../../contract/values/days";
import { accountOf } from "../../tests/support/account";
import { type Backend, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { outboxMails } from "../mail/outbox";
import { mailData } from "../mail-data";
import { mailDueLists } from "./due-lists";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const today = companyDay(new Date());
const tomorrow = dayAfter(today, 1);
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const mails = async () => (await outboxMails({ DB: backend.db, SHOP_MAIL: "" }, mailData, 50)).filter(({ kind }) => kind === "list_due");

async function listOf(name: string) {
	const buyer = await accountOf(backend);
	const { uuid: cart } = await newCart(buyer, supplies.beam, 12);
	const { body } = await buyer.call("POST", "/lists", { name, cart, idem: crypto.randomUUID() });
	const { uuid } = lists.create.answer.parse(body);
	return {
		buyer,
		uuid,
		set: (rhythm: object | null) => buyer.call("PATCH", `/lists/${uuid}`, { rhythm }),
		due: async () => lists.byId.answer.parse((await buyer.call("GET", `/lists/${uuid}`)).body).rhythm,
	};
}

// Shows R40.1
it("mails its owner once for each due day, with a link to the list", async () => {
	const { uuid, set, due } = await listOf("Werkstatt");
	expect(await due()).toBeNull();
	expect((await set({ every: "week", from: tomorrow, host: shopHost })).status).toBe(200);
	expect(await due()).toEqual({ every: "week", due_on: tomorrow });
	await mailDueLists(backend.db, noon(today));
	expect(await mails()).toEqual([]);
	await Promise.all([1, 2].map(() => mailDueLists(backend.db, noon(tomorrow))));
	await mailDueLists(backend.db, noon(tomorrow));
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail?.text).toContain(`${shopHost}/users/lists/${uuid}`);
	expect(mail?.text).toContain("Werkstatt");
	expect(mail?.subject).not.toContain("Werkstatt");
	expect(await due()).toEqual({ every: "week", due_on: dayAfter(tomorrow, 7) });
	// After three weeks of downtime, the server sends no mail for missed days.
	await mailDueLists(backend.db, noon(dayAfter(tomorrow, 21)));
	expect(await mails()).toHaveLength(2);
	expect(await due()).toEqual({ every: "week", due_on: dayAfter(tomorrow, 28) });
	expect((await set(null)).status).toBe(200);
	await mailDueLists(backend.db, noon(dayAfter(tomorrow, 60)));
	expect(await mails()).toHaveLength(2);
});

it("refuses a day that is over or far, and who does not own the list", async () => {
	const { uuid, set, due } = await listOf("Halle");
	for (const [from, problem] of [
		[today, "dueDay.past"],
		[dayAfter(today, 366), "dueDay.far"],
	])
		expect(await set({ every: "month", from, host: shopHost })).toMatchObject({ status: 422, body: { fields: { from: [problem] } } });
	const stranger = await accountOf(backend);
	expect((await stranger.call("PATCH", `/lists/${uuid}`, { rhythm: { every: "month", from: tomorrow, host: shopHost } })).status).toBe(404);
	expect(await due()).toBeNull();
});
