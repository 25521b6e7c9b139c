import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { storedFile } from "../../../contract/claims/files";
import { deskClaims } from "../../../contract/desk/claims";
import { type Account, accountOf } from "../../../tests/support/account";
import { type Backend, shopHost, startBackend } from "../../../tests/support/backend";
import { deskCall } from "../../../tests/support/desk";
import { deskDone, orderInReview } from "../../../tests/support/desk-orders";
import { pngOf } from "../../../tests/support/pictures";
import { cutSizeOf } from "../../documents/line-notes";
import { sizeAtEnd } from "../../orders/order-deliveries";

let backend: Backend;
let buyer: Account;
let order: { uuid: string; number: string };
let photograph: string;
/** Numbers of an open, an answered and a settled claim. */
let claims: string[];

const numbered = z.object({ number: z.string() });

async function reported(files: string[] = [], kind = "damaged"): Promise<string> {
	const body = { order: order.uuid, line: 1, kind, quantity: 2, text: "Two bars are bent.", host: shopHost };
	return numbered.parse((await buyer.call("POST", "/claims/create", { ...body, files, idem: crypto.randomUUID() })).body).number;
}

beforeAll(async () => {
	backend = await startBackend();
	buyer = await accountOf(backend, { columns: { customername: "Aino Ostaja", phonenumber: "+358401234567" } });
	order = await orderInReview(buyer);
	await deskDone(backend, `orders/${order.number}/review`, {});
	await deskDone(backend, `orders/${order.number}/deliveries`, { idem: crypto.randomUUID() });
	const png = pngOf("picture");
	const headers = { "Session-Id": buyer.session, "Content-Type": "application/octet-stream", "Content-Length": String(png.length) };
	const uploaded = await backend.request("/files/store?name=Riss.png&use=photo", { method: "POST", headers, body: png });
	photograph = storedFile.parse(await uploaded.json()).id;
	claims = [await reported([photograph]), await reported(), await reported()];
	const answer = (number: string | undefined, state: string) =>
		deskDone(backend, `claims/${number}/answers`, { state, text: "We look at it.", key: crypto.randomUUID() });
	await answer(claims[1], "answered");
	await answer(claims[2], "settled");
});
afterAll(() => backend.dispose());

const listed = async (query: Record<string, string> = {}) =>
	deskClaims.list.answer.parse((await deskCall(backend, `claims/list?${new URLSearchParams(query)}`)).body);
const found = async (query: Record<string, string>) => (await listed(query)).rows.map(({ number }) => number);

describe("staff's list of claims", () => {
	it("has all claims, newest first, with their orders and reporters", async () => {
		const { rows, count } = await listed();
		expect(count).toBe(3);
		expect(rows.map(({ number }) => number)).toEqual(claims.toReversed());
		expect(rows[2]).toMatchObject({
			state: "open",
			kind: "damaged",
			order,
			line: 1,
			quantity: 2,
			company: "Teräsrakenne Oy",
			reporter: { name: "Aino Ostaja", email: buyer.email },
		});
	});

	it("is filtered by state, and searched by number, order and company", async () => {
		const [open = "", answered = "", settled = ""] = claims;
		for (const [state, number] of [
			["open", open],
			["answered", answered],
			["settled", settled],
		] as const) {
			expect(await found({ state })).toEqual([number]);
			expect(await found({ state, search: order.number })).toEqual([number]);
		}
		expect(await found({ state: "refused" })).toEqual([]);
		expect(await found({ search: open.toLowerCase() })).toEqual([open]);
		// Digits are of a claim or an order.
		expect(await found({ search: answered.slice(3) })).toEqual([answered]);
		expect(await found({ search: "teräs" })).toHaveLength(3);
		expect((await deskCall(backend, "claims/list?state=over")).status).toBe(422);
	});
});

it("staff read a claim with words, answers, and photographs that their keys open", async () => {
	const [open, answered] = claims;
	const claim = deskClaims.byNumber.answer.parse((await deskCall(backend, `claims/${open?.toLowerCase()}`)).body);
	expect(claim).toMatchObject({
		number: open,
		text: "Two bars are bent.",
		locale: "fi",
		phone: "+358401234567",
		files: [{ id: photograph, name: "Riss.png", type: "image/png" }],
		answers: [],
	});
	expect((await backend.request(`/files/read/${photograph}?key=${claim.files[0]?.key}`, {})).status).toBe(200);
	expect((await deskCall(backend, `claims/${answered}`)).body).toMatchObject({
		state: "answered",
		files: [],
		answers: [{ state: "answered", text: "We look at it." }],
	});
	expect((await deskCall(backend, "claims/CL-1")).status).toBe(404);
	// Shows R34.11
	const back = await reported([], "return");
	expect((await listed({ state: "open" })).rows).toMatchObject([{ number: back, kind: "return" }, { number: open }]);
	expect((await deskCall(backend, `claims/${back}`)).body).toMatchObject({ number: back, kind: "return" });
	await backend.db.prepare("UPDATE users SET is_deleted = 1, customername = '', phonenumber = '' WHERE id = ?").bind(buyer.id).run();
	expect((await deskCall(backend, `claims/${open}`)).body).toMatchObject({ reporter: { name: "", email: "" }, phone: "" });
});

// Shows R60.92
it("finds the size of pieces at the end of a name, of a bar and of a plate", () => {
	for (const size of [
		{ length: 1250, width: 0 },
		{ length: 600, width: 400 },
	]) {
		const end = `, ${cutSizeOf(size, { millimetres: String })} mm`;
		expect(sizeAtEnd.exec(`Blech warmgewalzt 12 mm, 1000 × 2000 mm, S355J2${end}`)?.[0]).toBe(end);
	}
});
