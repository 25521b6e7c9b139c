import { afterAll, beforeAll, expect, it } from "vitest";
import { companyDay } from "../../../contract/company";
import { deskDeliveries } from "../../../contract/desk/deliveries";
import { deskOrders } from "../../../contract/desk/orders";
import { deskToday } from "../../../contract/desk/today";
import { euros } from "../../../contract/fields";
import { type Backend, cartOf, startBackend } from "../../../tests/support/backend";
import { supplies } from "../../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../../tests/support/buyer";
import { deskCall } from "../../../tests/support/desk";
import { deskDone } from "../../../tests/support/desk-orders";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const today = companyDay(new Date());

/** The number of a confirmed order of bolts (line 1), and of beams (line 2) with a certificate. */
async function confirmed(): Promise<string> {
	const buyer = backend.caller();
	const { uuid } = await newCart(buyer, supplies.packed, 10);
	const { items } = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 12, { uuid })));
	const beams = items.find(({ suppliedVariant }) => suppliedVariant.id === supplies.beam);
	await buyer.call("PATCH", `/orders/set-certificate/${uuid}/${beams?.id}`, { certificate: true });
	await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
	const sent = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	expect(sent.items.map(({ certificate_price: price }) => price !== null)).toEqual([false, true]);
	await deskDone(backend, `orders/${sent.order_number}/review`, {});
	return sent.order_number ?? "";
}

const ship = (number: string, body: object) =>
	deskDone(backend, `orders/${number}/deliveries`, { idem: crypto.randomUUID(), shippedOn: today, ...body });

const mill = {
	...{ steel: "S355J2+N, EN 10025-2", maker: "Terästehdas Oy", makerNumber: "T-9001", makerDay: "2026-11-02" },
	chemical: [{ name: "C", value: "0.17" }],
	mechanical: [{ name: "ReH", value: "392", unit: "MPa" }],
};
const certify = (delivery: string, heat: string) => deskDone(backend, `deliveries/${delivery}/certificates`, { ...mill, line: 2, heat });

const owed = async () => deskDeliveries.owed.answer.parse((await deskCall(backend, "certificates", undefined, { Locale: "de" })).body);
const counted = async () => deskToday.today.answer.parse((await deskCall(backend, "today")).body).certificates;
const briefly = async () => (await owed()).rows.map(({ delivery, line, heats }) => [delivery, line, ...heats]);

// Shows R60.98
it("has lines that were ordered with a certificate, from their delivery until each heat has one", async () => {
	const number = await confirmed();
	expect(await owed()).toEqual({ rows: [], count: 0 });
	await ship(number, {
		lines: [
			{ line: 1, quantity: 10 },
			{ line: 2, quantity: 5, heats: ["A1", "B2"] },
		],
	});
	const row = { order: number, company: billing.FI.company, delivery: `${number}-1`, shipped_on: today, line: 2, code: "CR-000001" };
	expect(await owed()).toEqual({ rows: [{ ...row, title: expect.stringContaining("S355J2"), heats: ["A1", "B2"] }], count: 1 });
	await certify(`${number}-1`, "A1");
	expect(await briefly()).toEqual([[`${number}-1`, 2, "B2"]]);
	await certify(`${number}-1`, "B2");
	expect(await owed()).toEqual({ rows: [], count: 0 });
	expect(await counted()).toEqual({ count: 0, oldest: null });
	// The second delivery leaves without its heat.
	await ship(number, {});
	expect(await briefly()).toEqual([[`${number}-2`, 2]]);
	await deskDone(backend, `deliveries/${number}-2/heats`, { line: 2, heats: ["A1"] });
	expect(await briefly()).toEqual([[`${number}-2`, 2, "A1"]]);
	await certify(`${number}-2`, "A1");
	expect(await briefly()).toEqual([]);
});

// Shows R60.98
it("begins with the oldest delivery, which is counted and named on the first page, and follows a line to its new place", async () => {
	const [later, earlier] = [await confirmed(), await confirmed()];
	const lines = [{ line: 2, quantity: 5, heats: ["C3"] }];
	await ship(later, { lines, shippedOn: "2026-11-20" });
	await ship(earlier, { lines, shippedOn: "2026-11-12" });
	expect(await briefly()).toEqual([
		[`${earlier}-1`, 2, "C3"],
		[`${later}-1`, 2, "C3"],
	]);
	expect(await counted()).toMatchObject({ count: 2, oldest: { number: earlier } });
	const { version } = deskOrders.byNumber.answer.parse((await deskCall(backend, `orders/${later}`)).body);
	const asked = { version, lines: [{ line: 1, quantity: 0 }] };
	const preview = deskOrders.previewChange.answer.parse(await deskDone(backend, `orders/${later}/changes/preview`, asked));
	await deskDone(backend, `orders/${later}/changes`, { ...asked, reason: "By phone", total: euros(preview.total_price_with_vat.to) });
	expect(await briefly()).toEqual([
		[`${earlier}-1`, 2, "C3"],
		[`${later}-1`, 1, "C3"],
	]);
	expect((await owed()).rows[1]).toMatchObject({ code: "CR-000001" });
});
