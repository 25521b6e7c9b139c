import { afterEach, describe, expect, inject, it } from "vitest";
import { type Language, languages } from "../../contract/locale";
import { authForm, goodPassword, signUp } from "../support/auth-forms";
import { failingShop } from "../support/failing-shop";
import { expectFailure, expectWhole, notSent } from "../support/failure-page";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, order } from "../support/guest-order";
import { asPage, openSocket } from "../support/live-socket";
import { purge } from "../support/purge";
import { type FilledForm, formOf, type Page, rowForm, Visitor } from "../support/visitor";
import { areas, type Fault, faults, isTaken, longest } from "./faults";

const { backend, shop, well, ...failing } = await failingShop(inject("backend"));
afterEach(well);

async function fail(fault: Fault) {
	await failing.fail(fault === "down" ? "well" : fault);
	if (fault === "down") await backend.listen(false);
}

/** The result within the time limit. */
async function inTime<T>(work: Promise<T>): Promise<T> {
	const begin = Date.now();
	const done = await work;
	expect(Date.now() - begin).toBeLessThan(longest);
	return done;
}

/** A change was sent once; a read was retried once at most. */
function expectNoBlindRetry() {
	const times = new Map<string, number>();
	for (const line of backend.seen) times.set(line, (times.get(line) ?? 0) + 1);
	for (const [line, count] of times) expect(count, line).toBeLessThanOrEqual(line.startsWith("GET") ? 2 : 1);
}

type Cell = (fault: Fault, status: number, locale: Language) => Promise<void>;

async function buyer(locale: Language) {
	const visitor = new Visitor(shop.address, locale);
	await addBeam(visitor, "2");
	return { visitor, cart: await cartPath(visitor) };
}

/** Submits the form of an error page, which contains the user's input. @returns the redirect target */
async function sendAgain(visitor: Visitor, failed: Page, typed: FilledForm): Promise<Page> {
	const again = formOf(failed, "#failed form");
	expect(again).toEqual(typed);
	return visitor.postOnce(again.path, again.fields);
}

/** The number of pieces in a cart, over all lines. */
const piecesIn = (page: Page) =>
	page.root.querySelectorAll('input[name="amount"]').reduce((sum, field) => sum + Number(field.getAttribute("value")), 0);

const cells: Record<(typeof areas)[number], Cell> = {
	async catalogue(fault, status, locale) {
		await fail(fault);
		expectFailure(await inTime(new Visitor(shop.address, locale).get("/categories/ipe-beams")), locale, status);
		expectNoBlindRetry();
	},

	async cart(fault, status, locale) {
		const { visitor, cart } = await buyer(locale);
		const add = rowForm(await visitor.get("/products/ipe-200"), "3");
		await fail(fault);
		const refused = await inTime(visitor.postOnce(add.path, add.fields));
		expectFailure(refused, locale, status);
		expectNoBlindRetry();
		await purge(shop);
		expectFailure(await inTime(visitor.get(cart)), locale, status);
		await well();
		const after = await visitor.get(cart);
		expect(after.status).toBe(200);
		expect(piecesIn(after)).toBe(2);
		await sendAgain(visitor, refused, add);
		await sendAgain(visitor, refused, add);
		expect(piecesIn(await visitor.get(cart))).toBe(5);
	},

	async "sign-in"(fault, status, locale) {
		const visitor = new Visitor(shop.address, locale);
		const email = await signUp(new Visitor(shop.address, locale), inject("backend"));
		await visitor.post("/cookies", { choice: "chosen", functional: "on" });
		const { path, fields } = await authForm(visitor, "password");
		await fail(fault);
		const typed = { ...fields, email, password: goodPassword };
		const page = await inTime(visitor.postOnce(path, typed));
		expectWhole(page, locale, status);
		expect(page.root.querySelector("main [role=alert]")?.text).not.toBe("");
		expect(page.root.querySelector("main [name=email]")?.getAttribute("value")).toBe(email);
		expect(page.text).not.toContain(goodPassword);
		expectNoBlindRetry();
		await well();
		expect((await visitor.postOnce(path, typed)).status).toBe(303);
	},

	async payment(fault, status, locale) {
		const { visitor, cart } = await buyer(locale);
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		await choosePayment(visitor, cart, { paymentMethod: "card" });
		const form = formOf(await visitor.get(`${cart}/summary`), "#send-order");
		await fail(fault);
		const refused = await inTime(visitor.postOnce(form.path, form.fields));
		expectFailure(refused, locale, status, notSent[locale]);
		expectNoBlindRetry();
		await well();
		const sent = await sendAgain(visitor, refused, form);
		expect(sent.headers.location).toBe(`${cart}/pay`);
		await fail(fault);
		// The return from the provider, which is queried for the payment.
		expectFailure(await inTime(visitor.get(`${cart}/confirmation`)), locale, status);
		expectNoBlindRetry();
		await well();
		expect((await visitor.get(`${cart}/confirmation`)).status).toBe(200);
	},

	async PDF(fault, status, locale) {
		const visitor = new Visitor(shop.address, locale);
		const file = `${(await order(visitor, finnishBuyer)).path}.pdf`;
		await fail(fault);
		expectFailure(await inTime(visitor.get(file)), locale, status);
		expectNoBlindRetry();
		await well();
		const found = await visitor.get(file);
		expect([found.status, found.headers["content-type"], found.text.slice(0, 5)]).toEqual([200, "application/pdf", "%PDF-"]);
	},

	async socket(fault, _, locale) {
		const { visitor, cart } = await buyer(locale);
		await fail(fault);
		const opened = await inTime(openSocket(shop.address, `${cart}/live`, asPage(visitor)));
		// The shop assumes that the cart exists: the socket waits for the backend.
		expect([101, 503]).toContain(opened.status);
		await well();
		const again = "texts" in opened ? opened : await openSocket(shop.address, `${cart}/live`, asPage(visitor));
		if (!("texts" in again)) throw new Error(`No socket is opened: ${again.status}`);
		await again.received(1);
		expect(again.counts.at(-1)).toBe(1);
		again.drop();
	},
};

describe.each(faults.map(([fault, status], row) => [fault, status, row] as const))("while the backend is %s", (fault, status, row) => {
	for (const [column, area] of areas.entries()) {
		const locale = languages[(row + column) % languages.length] ?? "de";
		it.runIf(isTaken(row, column))(`${area}, for a reader of ${locale}`, () => cells[area](fault, status, locale));
	}
});

describe("user input", () => {
	it("is on the error page that reports it unsaved, and is resubmitted", async () => {
		const { visitor, cart } = await buyer("fi");
		const { path, fields } = formOf(await visitor.get(`${cart}/payment-info`), 'main form:has(input[name="vat"])');
		const typed = { ...fields, ...finnishBuyer };
		await fail("error");
		const refused = await visitor.postOnce(path, typed);
		expectFailure(refused, "fi", 502);
		expectNoBlindRetry();
		await well();
		const saved = await sendAgain(visitor, refused, { path, fields: typed });
		expect([saved.status, saved.headers.location]).toEqual([303, `${cart}/payment-method`]);
	});

	it("does not include a password", async () => {
		const { visitor, cart } = await buyer("en");
		await fail("error");
		const refused = await visitor.postOnce(`${cart}/payment-info`, { ...finnishBuyer, password: goodPassword });
		expectWhole(refused, "en", 502);
		expect(refused.text).not.toContain(goodPassword);
		expect(refused.root.querySelector("#failed form")).toBeNull();
	});
});

describe("an unresponsive backend", () => {
	it.each(languages)("is reported in the reader's language: %s", async (locale) => {
		await fail("down");
		expectFailure(await inTime(new Visitor(shop.address, locale).get("/products/ipe-200")), locale, 503);
	});

	it("opens the circuit breaker after five calls; a probe closes it once the backend responds", async () => {
		const visitor = new Visitor(shop.address, "en");
		const paths = ["/categories/ipe-beams", "/products/ipe-200", "/new_search?search=ipe", "/blog", "/categories/hea-beams"];
		await fail("resets");
		for (const path of paths) expectFailure(await visitor.get(path), "en", 503);
		backend.seen = [];
		for (const path of paths) expectFailure(await visitor.get(path), "en", 503);
		expect(backend.seen).toEqual([]);
		await new Promise((resolve) => setTimeout(resolve, 5100));
		await visitor.get("/products/ipe-200");
		expect(new Set(backend.seen).size).toBe(1);
		backend.mode = "well";
		await new Promise((resolve) => setTimeout(resolve, 5100));
		// The first call is the probe; deferred calls follow once the circuit breaker is closed.
		await visitor.get("/products/ipe-200");
		for (const path of paths) expect((await visitor.get(path)).status).toBe(200);
	});
});
