import { afterAll, beforeAll, expect, it } from "vitest";
import { deskClaims } from "../../contract/desk/claims";
import { deskOrders } from "../../contract/desk/orders";
import { deskRequests } from "../../contract/desk/requests";
import { deskToday } from "../../contract/desk/today";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";

const names = { fi: { beam: "", frame: "" }, de: { beam: "", frame: "" } };

let backend: Backend;
let buyer: Account;
/** A Finnish order of a beam, cut pieces of it, and a set, of which everything has left, with a change before. */
let order: { uuid: string; number: string };

const inLanguage = { Locale: "de" };

beforeAll(async () => {
	backend = await startBackend();
	await backend.db.batch([
		backend.db.prepare(
			"UPDATE product_translations SET title = 'Träger IPE 200' WHERE language = 'de' AND product_id = (SELECT product_id FROM variants WHERE id = 1)",
		),
		backend.db.prepare(
			"INSERT OR REPLACE INTO set_translations (set_id, language, title, description) SELECT id, language, iif(language = 'de', 'Rahmen', 'Kehys'), '' FROM sets, (SELECT 'de' AS language UNION SELECT 'fi')",
		),
	]);
	const titlesOf = async (locale: "fi" | "de") => {
		const caller = backend.caller(locale);
		const { uuid } = await newCart(caller, supplies.beam, 1);
		const cart = cartOf(
			await caller.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true }),
		);
		return { beam: cart.items[0]?.fullTitle ?? "", frame: cart.orders_to_sets[0]?.title ?? "" };
	};
	names.fi = await titlesOf("fi");
	names.de = await titlesOf("de");
	buyer = await accountOf(backend, { columns: { customername: "Aino Ostaja", phonenumber: "+358401234567" } });
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 14, { uuid }), cut: { length: 1250 } });
	await buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true });
	await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
	const sent = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	order = { uuid, number: sent.order_number ?? "" };
	const asked = { version: sent.version, lines: [{ line: 1, quantity: 11 }] };
	const told = deskOrders.previewChange.answer.parse((await deskCall(backend, `orders/${order.number}/changes/preview`, asked)).body);
	const total = told.total_price_with_vat.to / 100;
	await deskDone(backend, `orders/${order.number}/changes`, { ...asked, reason: "Yksi vähemmän", total });
	await deskDone(backend, `orders/${order.number}/review`, { date: "2027-01-15" });
	await deskDone(backend, `orders/${order.number}/deliveries`, { idem: crypto.randomUUID() });
});
afterAll(() => backend.dispose());

const atDesk = async (headers: Record<string, string> = inLanguage) =>
	deskOrders.byNumber.answer.parse((await deskCall(backend, `orders/${order.number}`, undefined, headers)).body);

// Shows R60.92
it("an order's lines, days, deliveries and changes name goods in the language of who reads it at the desk", async () => {
	expect([names.de.beam === names.fi.beam, names.de.frame === names.fi.frame]).toEqual([false, false]);
	const { locale, items, orders_to_sets: all, deliveries, confirmed_dates: days, changes } = await atDesk();
	expect(locale).toBe("fi");
	const cut = `${names.de.beam}, 1250 mm`;
	expect([...items.map(({ fullTitle }) => fullTitle), ...all.map(({ title }) => title)]).toEqual([
		names.de.beam,
		names.de.beam,
		names.de.frame,
	]);
	for (const lines of [deliveries[0]?.lines, days]) expect(lines?.map(({ title }) => title)).toEqual([names.de.beam, cut, names.de.frame]);
	expect(changes[0]?.lines).toMatchObject([{ code: "CR-000001", title: names.de.beam }]);
});

it("the buyer, and a system that asks for no language, read the buyer's", async () => {
	for (const seen of [cartOf(await buyer.call("GET", `/orders/by-id/${order.uuid}`)), await atDesk({})]) {
		expect(seen.items[0]?.fullTitle).toBe(names.fi.beam);
		expect(seen.deliveries?.[0]?.lines[0]?.title).toBe(names.fi.beam);
		expect(seen.changes?.[0]?.lines[0]?.title).toBe(names.fi.beam);
	}
});

it("the difference of a change, before it is made", async () => {
	const caller = backend.caller();
	const { uuid } = await newCart(caller, supplies.beam, 12);
	await caller.call("POST", "/orders/complete", completion(await checkOut(caller, uuid, billing.FI)));
	const { order_number: number, version } = cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
	const asked = { version, lines: [{ line: 1, quantity: 13 }] };
	const { body } = await deskCall(backend, `orders/${number}/changes/preview`, asked, inLanguage);
	expect(deskOrders.previewChange.answer.parse(body).lines).toMatchObject([{ title: names.de.beam }]);
});

// Shows R60.92
it("a claim and the list of claims, with its code; pieces keep their length, a set the name that it was reported with", async () => {
	const claimed = async (line: number) => {
		const body = { order: order.uuid, line, kind: "damaged", quantity: 1, text: "Rikki.", host: shopHost, idem: crypto.randomUUID() };
		await buyer.call("POST", "/claims/create", { ...body, files: [] });
	};
	for (const line of [1, 2, 3]) await claimed(line);
	const listed = deskClaims.list.answer.parse((await deskCall(backend, "claims/list", undefined, inLanguage)).body).rows;
	expect(listed.map(({ title, code }) => [title, code])).toEqual([
		[names.fi.frame, ""],
		[`${names.de.beam}, 1250 mm`, "CR-000001"],
		[names.de.beam, "CR-000001"],
	]);
	const one = await deskCall(backend, `claims/${listed[1]?.number}`, undefined, inLanguage);
	expect(deskClaims.byNumber.answer.parse(one.body).title).toBe(`${names.de.beam}, 1250 mm`);
	const bare = deskClaims.list.answer.parse((await deskCall(backend, "claims/list")).body).rows;
	expect(bare.at(-1)?.title).toBe(names.fi.beam);
});

it("a request, its quotation before it is sent, and the sent one", async () => {
	const said = { email: "aino@rakenne.example", name: "Aino", message: "Kymmenen.", host: shopHost, idem: crypto.randomUUID() };
	await backend.caller().call("POST", "/contact/submit", { ...said, isQuote: true, variantId: 1, quantity: "10" });
	const number = `RQ-${10_000 + Number(await backend.db.prepare("SELECT max(id) AS id FROM contact_messages").first("id"))}`;
	const opened = async () =>
		deskRequests.byNumber.answer.parse((await deskCall(backend, `requests/${number}`, undefined, inLanguage)).body);
	expect((await opened()).lines[0]?.title).toBe(names.de.beam);
	const lines = [{ code: "CR-000001", quantity: 10, unit_cents: 1250 }];
	const preview = await deskCall(backend, `requests/${number}/preview`, { lines, paper: false }, inLanguage);
	expect(deskRequests.preview.answer.parse(preview.body).lines[0]?.title).toBe(names.de.beam);
	await deskDone(backend, `requests/${number}/quotation`, { lines, text: "", key: crypto.randomUUID() });
	const { quotation } = await opened();
	expect(quotation?.lines[0]?.title).toBe(names.de.beam);
	expect(cartOf(await backend.caller().call("GET", `/orders/by-id/${quotation?.uuid}`)).items[0]?.fullTitle).toBe(names.fi.beam);
});

it("goods that are short, on the first page", async () => {
	await backend.db.prepare("UPDATE supplied_variants SET availability = 'low' WHERE id = ?").bind(supplies.beam).run();
	await backend.db.prepare("UPDATE order_stock SET taken = 1 WHERE supplied_variant_id = ?").bind(supplies.beam).run();
	const { stock } = deskToday.today.answer.parse((await deskCall(backend, "today", undefined, inLanguage)).body);
	expect(stock.find(({ code }) => code === "CR-000001")?.title).toBe(names.de.beam);
});
