import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ordersSheet } from "../app/account/orders/orders-sheet";
import { VatNote } from "../app/cart/orders/listed-order";
import { useOrderStatus } from "../app/cart/orders/order-status";
import { OrderTimeline } from "../app/cart/orders/sent-order";
import { TextsProvider } from "../app/platform/i18n/i18n";
import { serverTexts } from "../app/platform/i18n/i18n.server";
import { orderSummary } from "../backend/mail/mails/order-summary";
import { type Cart, cart } from "../contract/cart";
import { orders } from "../contract/orders";
import { filterableStates, orderPaper, orderStates } from "../contract/values/order-states";
import { stateWords } from "../scripts/lib/order-in-words.mjs";
import { signedIn } from "./support/account";
import { type Backend, type Caller, cartOf, startBackend } from "./support/backend";
import { supplies } from "./support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "./support/buyer";
import { cards, payAt } from "./support/card-buyer";
import { companyTeam } from "./support/company-team";
import { deskCall } from "./support/desk";
import { freshVat } from "./support/fresh-vat";
import { parsed, said } from "./support/order-agreement/check";
import { readPdf } from "./support/pdf-text";
import { sampleOrder } from "./support/sample-order";

/** Everything that is shown about an order in each state (docs/orders.md). */
const table = {
	"in review": {
		state: "in_review",
		label: "Eingegangen, wird geprüft",
		note: "bestätigt ist sie noch nicht",
		paper: "Eingangsbestätigung",
		ubl: "order_response:3 AB",
		mail: "order_confirmation: Eingangsbestätigung",
		staff: "Tilaus on tarkistettava",
	},
	"in review, paid by card": {
		state: "in_review",
		label: "Eingegangen, wird geprüft",
		note: "bestätigt ist sie noch nicht",
		paper: "Eingangsbestätigung",
		ubl: "order_response:3 AB",
		mail: "order_confirmation: Eingangsbestätigung",
		staff: "Tilaus on tarkistettava",
	},
	confirmed: {
		state: "confirmed",
		label: "Bestätigt",
		note: "Die Bestellung ist bestätigt",
		paper: "Auftragsbestätigung",
		ubl: "order_agreement:3 ",
		mail: "order_confirmation: Auftragsbestätigung",
		staff: "vahvistettu tilaajalle",
	},
	paid: {
		state: "paid",
		label: "Bezahlt",
		note: "Die Zahlung ist eingegangen",
		paper: "Auftragsbestätigung",
		ubl: "order_agreement:3 ",
		mail: "order_confirmation: Auftragsbestätigung",
		staff: "vahvistettu tilaajalle",
	},
	"in delivery": {
		state: "in_delivery",
		label: "In Lieferung",
		note: "Die Ware ist unterwegs",
		paper: "Auftragsbestätigung",
		ubl: "order_agreement:3 ",
		mail: "order_shipped: versandt",
		staff: "vahvistettu tilaajalle",
	},
	"in delivery, in part": {
		state: "in_delivery",
		label: "1 von 2 Positionen versandt",
		note: "Der Rest folgt",
		paper: "Auftragsbestätigung",
		ubl: "order_agreement:3 ",
		mail: "order_shipped: Damit sind 1 von 2 Positionen vollständig versandt",
		staff: "vahvistettu tilaajalle",
	},
	done: {
		state: "done",
		label: "Geliefert",
		note: "Die Ware ist geliefert",
		paper: "Auftragsbestätigung",
		ubl: "order_agreement:3 ",
		mail: "order_done: ",
		staff: "vahvistettu tilaajalle",
	},
	cancelled: {
		state: "cancelled",
		label: "Storniert",
		note: "Die Bestellung ist storniert; es wird nichts geliefert",
		paper: "Stornierte Bestellung",
		ubl: "order_response:3 RE",
		mail: "order_refused: storniert",
		staff: "sittemmin peruttu",
	},
} as const;
type Case = keyof typeof table;
const cases = Object.keys(table).filter((name): name is Case => Object.hasOwn(table, name));

interface Sent {
	uuid: string;
	number: string;
}

it("covers every state, as do the words for staff", () => {
	expect(new Set(cases.map((name) => table[name].state))).toEqual(new Set(orderStates));
	expect(Object.keys(stateWords).sort()).toEqual([...orderStates].sort());
});

let backend: Backend;
const sent = new Map<Case, Sent>();
const texts = serverTexts("de");
let owner: Caller;
let colleague: Caller;

beforeAll(async () => {
	backend = await startBackend();
	const vat = freshVat();
	const team = await companyTeam(backend, null, `FI${vat.replace("-", "")}`);
	owner = await signedIn(backend, team.buyer.id, "de");
	colleague = await signedIn(backend, team.owner.id, "de");
	const form = { ...billing.FI, vat };
	const key = () => crypto.randomUUID();

	async function send(method: "invoice" | "card", needsReview = false): Promise<Sent> {
		const { uuid } = await newCart(owner, supplies.beam, 4);
		await owner.call("POST", "/orders/add", { ...added(supplies.beam, 2, { uuid }), cut: { length: 1250 } });
		const { body } = await owner.call("POST", "/orders/complete", completion(await checkOut(owner, uuid, form, method)));
		const { payment_url: url } = orders.complete.answer.parse(body);
		if (url) {
			// Like a card order whose company could not be checked.
			if (needsReview) await backend.db.prepare("UPDATE payments SET review_reasons = '[\"named\"]'").run();
			await payAt(backend, url, cards.good, "now");
		}
		return { uuid, number: cartOf(await owner.call("GET", `/orders/by-id/${uuid}`)).order_number ?? "" };
	}
	async function moved(...calls: [path: string, body: object][]): Promise<Sent> {
		const order = await send("invoice");
		for (const [path, body] of calls)
			expect([path, await deskCall(backend, `orders/${order.number}/${path}`, body)]).toMatchObject([path, { status: 200 }]);
		return order;
	}
	const review = ["review", {}] as const satisfies [string, object];
	sent.set("in review", await send("invoice"));
	sent.set("in review, paid by card", await send("card", true));
	sent.set("confirmed", await moved(review));
	sent.set("paid", await send("card"));
	sent.set("in delivery", await moved(review, ["deliveries", { idem: key() }]));
	sent.set("in delivery, in part", await moved(review, ["deliveries", { idem: key(), lines: [{ line: 1, quantity: 4 }] }]));
	sent.set("done", await moved(review, ["deliveries", { idem: key() }], ["done", {}]));
	sent.set("cancelled", await moved(["review", { date: "2026-12-14" }], ["cancellation", { reason: "Zweimal bestellt." }]));
});
afterAll(() => backend.dispose());

const sentIn = (name: Case): Sent => {
	const found = sent.get(name);
	if (!found) throw new Error(`No order is ${name}.`);
	return found;
};

/** A caller who only knows the order's address. */
const stranger = () => backend.caller("de", "");

/** The text of an order's page. */
const page = (order: Cart): string => words(<OrderTimeline order={order} />);
/** The text of its row in a list. */
const Listed = ({ order }: { order: Cart }) => useOrderStatus()(order);
const words = (part: ReactNode): string => renderToStaticMarkup(<TextsProvider texts={texts}>{part}</TextsProvider>);

const allOf = async (caller: Caller, query: string) =>
	orders.byUser.answer.parse((await caller.call("GET", `/orders/by-user?range=[0,100]${query}`)).body);
const file = async ({ session }: Caller, path: string) => backend.request(path, { headers: { "Session-Id": session, Locale: "de" } });

const readers = [
	["owner", () => owner, ""],
	["colleague", () => colleague, "&of=company"],
] as const;

// Shows R48.1, R48.2, R48.3, R48.4, R65.5
describe.each(cases)("an order that is %s", (name) => {
	const { state, label, note, paper, ubl, mail, staff } = table[name];

	it.each([...readers, ["link without a session", stranger, ""] as const])("is so to its %s on its page", async (_reader, callerOf) => {
		const order = cartOf(await callerOf().call("GET", `/orders/by-id/${sentIn(name).uuid}`));
		expect(order).toMatchObject({ state, needs_review: state === "in_review" });
		const current = /<li[^>]*aria-current="step"[^>]*>(.*?)<\/li>/.exec(page(order))?.[1];
		expect(current).toContain(label);
		expect(current).toContain(note);
	});

	it.each(readers)("is so to its %s in lists, and in one filter alone", async (_reader, callerOf, query) => {
		const { uuid } = sentIn(name);
		const listed = (await allOf(callerOf(), query)).find((order) => order.uuid === uuid);
		if (!listed) throw new Error("It is in no list.");
		expect(listed.state).toBe(state);
		expect(words(<Listed order={listed} />)).toBe(label);
		const found: string[] = [];
		for (const sought of filterableStates)
			if ((await allOf(callerOf(), `${query}&state=${sought}`)).some((order) => order.uuid === uuid)) found.push(sought);
		expect(found).toEqual(
			state === "cancelled"
				? ["other"]
				: state === "confirmed"
					? ["confirmed", "reviewed"]
					: filterableStates.filter((one) => one === state),
		);
	});

	it.each(readers)("is so to its %s in the exported list", async (_reader, callerOf, query) => {
		const { uuid } = sentIn(name);
		const [head = [], row = []] = ordersSheet(
			(await allOf(callerOf(), query)).filter((order) => order.uuid === uuid),
			"orders",
			{ buyer: "Aino", texts },
		);
		// The columns of a spreadsheet are filtered by their values.
		expect(row[head.indexOf("Status")]).toBe(name === "in delivery, in part" ? table["in delivery"].label : label);
	});

	it.each(readers)("has papers of one name for its %s, in PDF, UBL and the list of papers", async (_reader, callerOf, query) => {
		const { uuid, number } = sentIn(name);
		const pdf = await file(callerOf(), `/orders/confirmation-pdf/${uuid}`);
		expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toContain(`${paper} ${number}`);
		const document = parsed(await (await file(callerOf(), `/orders/ubl/${uuid}`)).text());
		expect(said(document, "/*/concat(cbc:CustomizationID, ' ', cbc:OrderResponseCode)")).toBe(`urn:fdc:peppol.eu:poacc:trns:${ubl}`);
		const { papers } = orders.papersByUser.answer.parse(
			(await callerOf().call("GET", `/orders/papers-by-user?range=[0,100]&state=confirmation${query}`)).body,
		);
		expect(papers.find(({ order }) => order.uuid === uuid)?.order.state).toBe(state);
		const order = cartOf(await callerOf().call("GET", `/orders/by-id/${uuid}`));
		const t = texts.translator("cart");
		expect(t(`documents.pdf.${orderPaper(order)}`)).toBe(`${paper} (PDF)`);
		expect(texts.translator("papers")(`kind.${orderPaper(order)}`)).toBe(paper);
	});

	it("has no papers, lists or personal data for who has its link alone", async () => {
		const { uuid } = sentIn(name);
		for (const path of ["confirmation-pdf", "ubl"]) expect((await file(stranger(), `/orders/${path}/${uuid}`)).status).toBe(404);
		expect(await allOf(stranger(), "")).toEqual([]);
		const order = await stranger().call("GET", `/orders/by-id/${uuid}`);
		expect(cartOf(order)).toMatchObject({ forms: null, user_id: null, is_owner: false, of_colleague: null });
		for (const secret of [billing.FI.name, billing.FI.email, billing.FI.streetAddress, billing.FI.company])
			expect(JSON.stringify(order.body)).not.toContain(secret);
	});

	it("is so to staff, as an order and in their list", async () => {
		const { number } = sentIn(name);
		expect(await deskCall(backend, `orders/${number}`)).toMatchObject({ body: { state, needs_review: state === "in_review" } });
		const listed = z.object({ orders: z.array(z.object({ order_number: z.string(), state: z.enum(orderStates) })) });
		const all = listed.parse((await deskCall(backend, "orders?limit=25")).body).orders;
		expect(all.find((order) => order.order_number === number)?.state).toBe(state);
	});

	it("is so in mails to its buyer and to staff", async () => {
		const { number } = sentIn(name);
		const mails = z
			.array(z.object({ id: z.number(), kind: z.string(), subject: z.string(), text: z.string() }))
			.parse(await (await backend.fetch("/_dev/outbox.json")).json())
			.filter(({ subject, text }) => subject.includes(number) || text.includes(number))
			.toSorted((a, b) => a.id - b.id);
		const last = mails.filter(({ kind }) => !["order_received", "order_copy"].includes(kind)).at(-1);
		const [kind, text = ""] = mail.split(": ");
		expect(last?.kind).toBe(kind);
		expect(`${last?.subject}\n${last?.text}`.replace(/\s+/g, " ")).toContain(text);
		expect(mails.find((one) => one.kind === "order_received")?.text.replace(/\s+/g, " ")).toContain(staff);
	});
});

// Shows R48.3
it("a cancelled order has no day on which it comes, on its page and on paper", async () => {
	const { uuid } = sentIn("cancelled");
	expect(cartOf(await owner.call("GET", `/orders/by-id/${uuid}`)).confirmed_dates).toEqual([]);
	const pdf = await readPdf(new Uint8Array(await (await file(owner, `/orders/confirmation-pdf/${uuid}`)).arrayBuffer()));
	for (const promise of ["Liefertermin", "Lieferzeit", "Wir bestätigen"]) expect(pdf.text).not.toContain(promise);
});

// Shows R48.5
it("an order without VAT never says that VAT is included", () => {
	const untaxed = sampleOrder();
	expect(untaxed.vat.rate).toBe(0);
	expect(words(<VatNote order={untaxed} />)).toBe("MwSt. 0\u00a0%");
	const summary = orderSummary(untaxed, "de");
	expect(summary.data?.facts.map(({ label }) => label)).not.toContain("Gesamt inkl. MwSt.");
});

// Shows R48.1
it("a backend that says no state is understood by its order_status", async () => {
	const order = cart.parse({
		...z.looseObject({}).parse((await owner.call("GET", `/orders/by-id/${sentIn("in review").uuid}`)).body),
		state: null,
	});
	expect(page(order)).toContain("Eingegangen, wird geprüft");
	expect(page({ ...order, order_status: "other" })).toContain("In Klärung");
	expect(page({ ...order, order_status: "reviewed", needs_review: false })).toContain("Geprüft");
});
