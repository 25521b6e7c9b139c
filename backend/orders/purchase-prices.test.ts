import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { listedCalls } from "../../contract/calls";
import type { Cart } from "../../contract/cart";
import { content } from "../../contract/content";
import { euros } from "../../contract/fields";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";
import { freshVat } from "../../tests/support/fresh-vat";
import { readPdf } from "../../tests/support/pdf-text";
import { peppolOrder } from "../../tests/support/peppol-order/order";
import { rebuildIndex } from "../search/rebuild-index";

/** The purchase price of every supply here: 73,519.37 €. */
const purchaseCents = 7_351_937;

/** Whether a text has the price in any form: 7351937, 73519.37, 73 519,37 €. */
const tells = (text: string): boolean => text.replaceAll(/(?<=\d)[\s.,'’](?=\d)/g, "").includes(String(purchaseCents));

let backend: Backend;
let buyer: Account;
let order: Cart;
/** Values of parameters in the paths of reads. */
let values: Record<string, string> = {};
/** Every answer to the buyer so far, with its call. */
const answers: { asked: string; text: string }[] = [];

const textOf = async (response: Response): Promise<string> => {
	const bytes = new Uint8Array(await response.arrayBuffer());
	return response.headers.get("Content-Type") === "application/pdf" ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes);
};

/** Asks as the buyer, and keeps the answer. */
async function ask(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
	const headers = { Locale: "de", "Session-Id": buyer.session, "Content-Type": "application/json" };
	const response = await backend.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
	const text = await textOf(response);
	answers.push({ asked: `${method} ${path}`, text });
	return { status: response.status, text };
}

/** Asks what has to succeed. */
async function sent(method: string, path: string, body?: object): Promise<unknown> {
	const { status, text } = await ask(method, path, body);
	expect([path, status, status === 200 ? "" : text]).toEqual([path, 200, ""]);
	return JSON.parse(text);
}

const cartIn = (body: unknown): Cart => cartOf({ status: 200, body });

beforeAll(async () => {
	backend = await startBackend();
	const vat = freshVat();
	const international = `FI${vat.replace("-", "")}`;
	await verifiedCompany(backend, international);
	const { owner } = await companyTeam(backend, null, international);
	const call: Account["call"] = async (method, path, body) => {
		const { status, text } = await ask(method, path, body);
		return { status, body: JSON.parse(text) };
	};
	buyer = { ...owner, call };
	await backend.db.batch([
		backend.db.prepare(`UPDATE supplied_variants SET purchase_cents = ${purchaseCents}`),
		backend.db.prepare("UPDATE supplied_variants SET stock = 30, restock_days = 4 WHERE id = 1"),
	]);
	await rebuildIndex({ DB: backend.db });

	const first = cartIn(await sent("POST", "/orders/add", added(supplies.beam, 3)));
	const { uuid } = first;
	await sent("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true });
	await sent("PATCH", `/orders/set-quantity/${uuid}/${first.items[0]?.id}`, { amount: 4 });
	await sent("POST", "/orders/add", { ...added(supplies.beam, 2, { uuid }), cut: { length: 1500 }, certificate: true });
	await sent("POST", "/orders/check-items", { lines: [{ code: "CR-000001", amount: 5 }] });
	await sent("POST", "/search/lines", { lines: ["5 IPE 200, 6 m, S355J2", "4 CR-000002"] });
	await sent("POST", `/orders/cut-list/${supplies.beam}`, { lines: [{ length: 1200, pieces: 4 }] });
	const list = z.object({ uuid: z.string() }).parse(await sent("POST", "/lists", { name: "Halle", cart: uuid, idem: crypto.randomUUID() }));
	const offer = cartIn(
		await sent("PATCH", "/orders/send-offer", { uuid, emails: [], comment: "", idem: crypto.randomUUID(), host: shopHost }),
	);
	// Staff quote with the margin before them.
	const message = { email: owner.email, name: "Aino", message: "Kaksi palkkia.", isQuote: true, host: shopHost, idem: crypto.randomUUID() };
	await sent("POST", "/contact/submit", message);
	const requests = async () => content.requestsByUser.answer.parse(await sent("GET", "/contact/requests-by-user"));
	const request = `requests/${(await requests())[0]?.number}`;
	const terms = { lines: [{ code: "CR-000001", quantity: 1, discount_bp: 500 }], freight_cents: 4_000 };
	expect(tells(JSON.stringify(await deskDone(backend, `${request}/costs`, terms)))).toBe(true);
	expect(tells(JSON.stringify(await deskDone(backend, `${request}/preview`, terms)))).toBe(false);
	await deskDone(backend, `${request}/quotation`, { ...terms, key: crypto.randomUUID() });
	const quotation = (await requests())[0]?.quotation?.uuid ?? "";
	await sent("GET", `/orders/by-id/${quotation}`);
	expect((await ask("GET", `/orders/offer-pdf/${quotation}`)).text).toContain("IPE 200");
	const cart = await checkOut(buyer, uuid, { ...billing.FI, vat });
	await sent("POST", "/orders/complete", completion(cart));
	order = cartIn(await sent("GET", `/orders/by-id/${uuid}`));
	const number = order.order_number ?? "";
	await backend.db.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE order_number = ?").bind(number).run();
	await deskDone(backend, `orders/${number}/deliveries`, { idem: crypto.randomUUID(), lines: [{ line: 1, quantity: 4, heats: ["A1"] }] });
	const invoice = z.object({ number: z.string() });
	const issued = invoice.parse(await deskDone(backend, `orders/${number}/invoices`, { key: crypto.randomUUID() }));
	const claim = invoice.parse(
		await sent("POST", "/claims/create", {
			...{ order: uuid, line: 1, kind: "damaged", quantity: 1, text: "Verbogen.", files: [], idem: crypto.randomUUID(), host: shopHost },
		}),
	);
	const ordered = peppolOrder({ number: "B-1", vat: international, lines: [{ id: "1", sellerCode: "CR-000001", quantity: 2, price: 1 }] });
	const file = z.object({ uuid: z.string() }).parse(await sent("POST", "/order-files/ubl", { xml: ordered, idem: crypto.randomUUID() }));
	await sent("POST", "/own-numbers", { lines: [{ code: "CR-000001", number: "HALLE-7" }] });
	values = {
		...{ uuid, id: uuid, orderId: uuid, number: issued.number, key: crypto.randomUUID() },
		...{
			ids: "1,2",
			suppliedVariantId: "1",
			slug: "ipe-beams",
			categoryId: "1",
			term: "IPE",
			search: "IPE",
			vat: international,
			name: "Teräs",
		},
		list: list.uuid,
		offer: offer.uuid,
		claim: claim.number,
		file: file.uuid,
		delivery: `${number}-1`,
	};
}, 60_000);
afterAll(() => backend.dispose());

/** Addresses of reads whose parameters mean something else than in most paths, or that need a query. */
const addressOf = (path: string): string => {
	const named: Record<string, string> = {
		"/productVariant/{id}": "/productVariant/1",
		"/productVariant/by-product/{slug}": "/productVariant/by-product/ipe-200",
		"/productVariant/values-by-products/": "/productVariant/values-by-products/?ids=1",
		"/productVariant/count-by-product/": "/productVariant/count-by-product/?ids=1",
		"/product/neighbours/{id}": "/product/neighbours/1",
		"/product/parent-sets/{id}": "/product/parent-sets/1",
		"/orders/cut-price/{suppliedVariantId}": "/orders/cut-price/1?pieces=2&length=1500&certificate=true",
		"/orders/delivery-note/{id}/{number}": "/orders/delivery-note/{id}/{delivery}",
		"/orders/despatch-advice/{id}/{number}": "/orders/despatch-advice/{id}/{delivery}",
		"/orders/rebuy/{orderId}": `/orders/rebuy/{orderId}?idem=${crypto.randomUUID()}`,
		"/orders/offer-pdf/{id}": "/orders/offer-pdf/{offer}",
		"/orders/by-user": "/orders/by-user?lines=[0,10]",
		"/lists/{uuid}": "/lists/{list}",
		"/order-files/by-id/{uuid}": "/order-files/by-id/{file}",
		"/own-numbers/of/{number}": "/own-numbers/of/HALLE-7",
		"/claims/by-number/{number}": "/claims/by-number/{claim}",
	};
	return (named[path] ?? path).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? "none"));
};

/** Reads that need something that is not here: an article of the magazine, hours, a page, an address, a link of a mail, a certificate, a file, an open approval, an order that came as a file, a visit. */
const unanswered = [
	...[
		"content.blog",
		"content.page",
		"addresses.byId",
		"users.checkResetPasswordLink",
		"users.checkMagicLink",
		"teams.checkInvitation",
		"lists.resultByKey",
	],
	...[
		"orders.certificate",
		"orders.confirmedById",
		"approvals.approval",
		"files.read",
		"users.logout",
		"orderFiles.response",
		"procurement.start",
		"procurement.returned",
	],
];

describe("a purchase price", () => {
	// Shows R60.40
	it("is in no answer to a buyer, whatever is asked", async () => {
		const reads = listedCalls.filter(({ name, call }) => call.method === "GET" && !unanswered.includes(name));
		expect(reads.length).toBeGreaterThan(60);
		for (const { name, call } of reads) {
			const { status, text } = await ask("GET", addressOf(call.path));
			expect([name, status, status === 200 ? "" : text]).toEqual([name, 200, ""]);
		}
		expect(answers.filter(({ text }) => tells(text)).map(({ asked }) => asked)).toEqual([]);
		// The answers have goods and their prices.
		expect(answers.filter(({ text }) => text.includes("IPE 200")).length).toBeGreaterThan(25);
		expect(tells("73 519,37 €") && tells('"cost":73519.37') && tells("7351937")).toBe(true);
	});

	// Shows R60.40
	it("is in no mail, and in no table but those of supplies and of costs: no snapshot has it", async () => {
		expect(tells(await (await backend.fetch("/_dev/outbox.json")).text())).toBe(false);
		const { results } = await backend.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>();
		const telling: string[] = [];
		for (const { name } of results) {
			const rows = await backend.db.prepare(`SELECT * FROM "${name}"`).all();
			if (tells(JSON.stringify(rows.results))) telling.push(name);
		}
		expect(telling.toSorted()).toEqual(["order_costs", "supplied_variants"]);
	});

	// Shows R60.40
	it("is read by imports and the desk alone", () => {
		const reading = globSync(["backend/**/*.ts", "contract/**/*.ts", "app/**/*.ts*"])
			.filter((file) => !file.endsWith(".test.ts") && /purchase_(?:cents|price)/.test(readFileSync(file, "utf8")))
			.filter((file) => !/^backend\/(?:imports|desk)\//.test(file));
		// Both store the prices of the day with an order.
		expect(reading.toSorted()).toEqual(["backend/changes/change-order.ts", "backend/orders/place-order.ts"]);
	});

	// Shows R60.40
	it("is kept for an order as it was when it was sent, once for each supply", async () => {
		const costs = async () =>
			(
				await backend.db
					.prepare("SELECT supplied_variant_id AS supply, purchase_cents AS cents FROM order_costs WHERE order_id = ?")
					.bind(order.id)
					.all()
			).results;
		const [supplied] = [await costs()];
		expect(supplied).toEqual([
			{ supply: supplies.beam, cents: purchaseCents },
			{ supply: supplies.packed, cents: purchaseCents },
		]);
		await backend.db.prepare("UPDATE supplied_variants SET purchase_cents = 100").run();
		expect(await costs()).toEqual(supplied);
		// An order of goods without a known price has none.
		await backend.db.prepare("UPDATE supplied_variants SET purchase_cents = NULL").run();
		const guest = await accountOf(backend);
		const cart = await checkOut(guest, (await newCart(guest, supplies.beam, 2)).uuid, billing.FI);
		expect((await guest.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM order_costs WHERE order_id <> ?").bind(order.id).first("n")).toBe(0);
	});

	// Shows R60.40
	it("is imported with prices, and exported to who may read the catalogue", async () => {
		const rows = [{ article: "CR-000001", purchase_price: "73519,37" }];
		expect((await deskCall(backend, "catalogue/prices", { rows })).body).toMatchObject({ changed: 1, refused: [] });
		expect((await deskCall(backend, "catalogue/prices", { rows })).body).toMatchObject({ changed: 0, unchanged: 1 });
		const { body } = await deskCall(backend, "catalogue/products");
		expect(JSON.stringify(body)).toContain(`"purchase_price":${euros(purchaseCents)}`);
		const wrong = [{ article: "CR-000001", purchase_price: 0 }, { article: "CR-000001" }];
		expect((await deskCall(backend, "catalogue/prices", { rows: wrong })).body).toMatchObject({
			refused: [{ line: 0, field: "purchase_price" }, { line: 1 }],
		});
	});
});
