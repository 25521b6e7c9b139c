import { beforeEach, describe, expect, it } from "vitest";
import { type Mail, mailsAbout } from "../support/approval-mails";
import { cookie } from "../support/cookies";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { cartForm, formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };

/** The demo team, whose buyer may order up to 5,000 € without approval. */
const signedIn = async (name: "buyer" | "approver" | "purchaser", locale: "de" | "en" | "et" | "fi" = "de") =>
	(await knownAccount({ ...where, locale }, `${name}@demo.example`, "Crossbar1")).visitor;

const mainOf = (page: Page) => page.root.querySelector("main")?.text ?? "";

/** Takes sixty beams to step 4. @returns the cart's path */
async function readyCart(visitor: Visitor, method: "invoice" | "card" = "invoice", amount = "60"): Promise<string> {
	await addBeam(visitor, amount);
	const cart = await cartPath(visitor);
	await fillPaymentInfo(visitor, cart, finnishBuyer);
	await choosePayment(visitor, cart, { paymentMethod: method });
	return cart;
}

const askForm = async (visitor: Visitor, cart: string) => {
	const form = formOf(await visitor.get(`${cart}/summary`), "#send-order");
	const fields: Record<string, string> = { ...form.fields, authorityConfirmed: "on" };
	return { path: form.path, fields };
};

/** Requests approval by the form of step 4. */
async function waiting(visitor: Visitor, method: "invoice" | "card" = "invoice"): Promise<string> {
	const cart = await readyCart(visitor, method);
	const { path, fields } = await askForm(visitor, cart);
	await visitor.post(path, fields);
	return cart;
}

const approvalOf = (cart: string) => `/users/approvals/${cart.split("/").at(-1)}`;
const approveForm = (page: Page) => formOf(page, 'main form:has(input[value="approve"])');
const returnForm = (page: Page) => formOf(page, 'main form:has(input[value="return"])');
const withdrawForm = (page: Page) => formOf(page, 'main form:has(input[value="withdraw"])');

describe("a buyer above the limit", () => {
	let buyer: Visitor;
	beforeEach(async () => {
		buyer = await signedIn("buyer");
	});

	it("sees it in the cart and on the last step, whose button requests approval", async () => {
		const cart = await readyCart(buyer);
		expect(mainOf(await buyer.get(cart))).toContain("Diese Bestellung braucht eine Freigabe");
		const summary = await buyer.get(`${cart}/summary`);
		expect(mainOf(summary)).toMatch(/über Ihrem Limit von 5\.000,00\s€/);
		expect(summary.root.querySelector("#send-order button")?.text).toBe("Freigabe anfordern");
		const { fields } = await askForm(buyer, cart);
		expect(fields.intent).toBe("ask");
	});

	it("does not confirm authority when requesting approval", async () => {
		const cart = await readyCart(buyer);
		const summary = await buyer.get(`${cart}/summary`);
		expect(summary.root.querySelector('#send-order [name="authorityConfirmed"]')).toBeNull();
		const { path, fields } = formOf(summary, "#send-order");
		expect((await buyer.postOnce(path, fields)).headers.location).toBe(cart);
		expect((await buyer.get(cart)).root.querySelector("main h1")?.text).toBe("Wartet auf Freigabe");
	});

	// Shows R27.1
	it("cannot send the order by its form", async () => {
		const cart = await readyCart(buyer);
		const { path, fields } = await askForm(buyer, cart);
		const { intent: _, ...plain } = fields;
		const refused = await buyer.post(path, plain);
		expect(refused.status).toBe(409);
		expect(refused.root.querySelector('[role="alert"]')?.text).toContain("Diese Bestellung braucht eine Freigabe");
		expect((await buyer.get(cart)).status).toBe(200);
		expect(mainOf(await buyer.get(cart))).not.toMatch(/CB-\d/);
	});

	it("requests once, however often the form is sent, and gets a new cart", async () => {
		const cart = await readyCart(buyer);
		const { path, fields } = await askForm(buyer, cart);
		const answers = await Promise.all([1, 2, 3].map(() => buyer.postOnce(path, fields)));
		for (const { status, headers } of answers) expect([status, headers.location]).toEqual([303, cart]);
		const page = await buyer.get(cart);
		expect(page.root.querySelector("main h1")?.text).toBe("Wartet auf Freigabe");
		expect(page.root.querySelector('main input[name="amount"]')).toBeNull();
		expect(await mailsAbout(where.backend, cart, "approval_asked")).toHaveLength(1);
		expect(buyer.cookies.has("cart")).toBe(false);
		await addBeam(buyer, "1");
		expect(await cartPath(buyer)).not.toBe(cart);
	});

	it("cannot open the steps, offer or forms of a waiting order", async () => {
		const cart = await readyCart(buyer);
		const stale = await buyer.get(cart);
		const { path, fields } = await askForm(buyer, cart);
		await buyer.post(path, fields);
		for (const step of ["payment-info", "payment-method", "summary", "offer", "share", "pay"])
			expect((await buyer.get(`${cart}/${step}`)).path, step).toBe(cart);
		const quantity = formOf(stale, 'main form:has([name="amount"])');
		const late = await buyer.post(quantity.path, { ...quantity.fields, amount: "1" });
		expect(late.status).toBe(409);
		expect(late.root.querySelector('[role="alert"]')?.text).toContain("Ihre letzte Änderung ist nicht gespeichert");
		const notes = cartForm(stale, "notes");
		expect((await buyer.post(notes.path, { ...notes.fields, comment: "zu spät" })).status).toBe(409);
		expect((await buyer.post(path, fields)).path).toBe(cart);
		expect(mainOf(await buyer.get(cart))).not.toContain("zu spät");
	});

	it("can withdraw it, and gets the cart back", async () => {
		const cart = await waiting(buyer);
		const form = withdrawForm(await buyer.get(cart));
		const taken = await buyer.postOnce(form.path, form.fields);
		expect([taken.status, taken.headers.location]).toEqual([303, cart]);
		const open = await buyer.get(cart);
		expect(open.root.querySelector('main [role="status"][tabindex]')?.text).toBe(
			"Die Freigabeanfrage ist zurückgezogen. Sie können den Warenkorb wieder ändern.",
		);
		expect((await buyer.get(cart)).text).not.toContain("Die Freigabeanfrage ist zurückgezogen");
		expect(open.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("60");
		expect(formOf(await buyer.get("/cart"), 'main form:has([name="amount"])').fields.amount).toBe("60");
		// Submitted again from the browser's history.
		expect((await buyer.post(form.path, form.fields)).path).toBe(cart);
		const approver = await signedIn("approver");
		expect(mainOf(await approver.get(approvalOf(cart)))).toContain("Der Besteller hat die Freigabeanfrage zurückgezogen");
	});

	it("orders up to the limit without being asked", async () => {
		const cart = await readyCart(buyer, "invoice", "12");
		const { path, fields } = await askForm(buyer, cart);
		expect(fields.intent).toBeUndefined();
		expect((await buyer.post(path, fields)).path).toBe(`${cart}/confirmation`);
	});
});

describe("one who approves", () => {
	// Shows R27.4
	it("finds what waits by the mail and by the list, in four languages", async () => {
		const cart = await waiting(await signedIn("buyer", "fi"));
		const [mail] = await mailsAbout(where.backend, cart, "approval_asked");
		expect(mail).toMatchObject({ locale: "fi", to: ["purchaser@demo.example", "approver@demo.example"] } satisfies Partial<Mail>);
		expect(mail?.text).toContain("Mikko Lehtinen");
		expect(mail?.reply_to).toBe("buyer@demo.example");
		expect(mail?.text).toContain(`localhost:${new URL(where.shop).port}${approvalOf(cart)}`);
		for (const [locale, words] of [
			["de", "Warten auf Ihre Freigabe"],
			["en", "Waiting for your approval"],
			["et", "Ootavad teie kinnitust"],
			["fi", "Odottavat hyväksyntääsi"],
		] as const) {
			const approver = await signedIn("approver", locale);
			const list = await approver.get("/users/approvals");
			expect(mainOf(list)).toContain(words);
			expect(list.root.querySelector(`main a[href="${approvalOf(cart)}"]`)).not.toBeNull();
			const order = await approver.get(approvalOf(cart));
			expect(mainOf(order)).toContain("IPE 200");
			expect(mainOf(order)).toContain(finnishBuyer.company);
		}
	});

	// Shows R27.6, R27.8
	it("approves it: an order on invoice is sent as the buyer's, once", async () => {
		const buyer = await signedIn("buyer");
		const cart = await waiting(buyer);
		const approver = await signedIn("approver");
		const form = approveForm(await approver.get(approvalOf(cart)));
		const answers = await Promise.all([1, 2].map(() => approver.postOnce(form.path, form.fields)));
		for (const { status, headers } of answers) expect([status, headers.location]).toEqual([303, approvalOf(cart)]);
		const decided = mainOf(await approver.get(approvalOf(cart)));
		expect(decided).toContain("Freigegeben von Sari Nieminen");
		const number = /CB-\d+/.exec(decided)?.[0] ?? "none";
		const own = mainOf(await buyer.get(cart));
		expect(own).toContain(number);
		expect(own).toMatch(/Freigegeben von\s*Sari Nieminen, \d+\.\s\p{L}+ \d{4}/u);
		expect((await buyer.get(`${cart}/confirmation.pdf`)).headers["content-type"]).toBe("application/pdf");
		expect((await approver.get(`${cart}/confirmation.pdf`)).status).toBe(404);
		const [confirmation] = await mailsAbout(where.backend, cart, "order_confirmation");
		expect(confirmation?.text).toMatch(/Freigegeben von: Sari Nieminen, \d+\. \p{L}+ \d{4}/u);
		const mails = await mailsAbout(where.backend, cart, "approval_given");
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ to: ["buyer@demo.example"], reply_to: "approver@demo.example" });
		const [, total] = /^Freigegeben: Ihre Bestellung über (\S+\s€) zzgl\. MwSt\.$/.exec(mails[0]?.subject ?? "") ?? [];
		expect(own).toContain(total);
		expect(mails[0]?.text).toMatch(new RegExp(`Gesamt zzgl\\. MwSt\\.:?\\s+${total}`));
		expect(mails[0]?.text).toContain(number);
	});

	// Shows R27.7
	it("returns it with a comment, which is required and shown to the buyer", async () => {
		const buyer = await signedIn("buyer");
		const cart = await waiting(buyer);
		const approver = await signedIn("approver");
		const form = returnForm(await approver.get(approvalOf(cart)));
		const refused = await approver.post(form.path, { ...form.fields, comment: " " });
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector('main [role="alert"] a')?.getAttribute("href")).toBe("#return-comment");
		expect(refused.root.querySelector("main details[open] #return-comment-error")).not.toBeNull();
		const long = await approver.post(form.path, { ...form.fields, comment: "x".repeat(1001) });
		expect([long.status, long.root.querySelector("#return-comment")?.text.trim()]).toEqual([422, "x".repeat(1001)]);

		await approver.post(form.path, { ...form.fields, comment: "Bitte nur 40 <Stück>.\nDer Rest später." });
		expect(mainOf(await approver.get(approvalOf(cart)))).toContain("Zurückgegeben von Sari Nieminen");
		const open = await buyer.get(cart);
		expect(open.root.querySelector("main blockquote")?.text).toBe("Bitte nur 40 <Stück>.\nDer Rest später.");
		const [mail] = await mailsAbout(where.backend, cart, "approval_returned");
		expect(mail).toMatchObject({ to: ["buyer@demo.example"], reply_to: "approver@demo.example" });
		expect(mail?.subject).toMatch(/^Nicht freigegeben: Ihre Bestellung über /);
		expect(mail?.text).toContain("Bitte nur 40 <Stück>.");

		// The next request shows the earlier decision.
		const { path, fields } = await askForm(buyer, cart);
		await buyer.post(path, fields);
		const again = await (await signedIn("purchaser")).get(approvalOf(cart));
		expect(again.root.querySelector("main blockquote")?.text).toBe("Bitte nur 40 <Stück>.\nDer Rest später.");
		expect(mainOf(again)).toContain("Zurückgegeben von Sari Nieminen");
		expect(mainOf(again)).toMatch(/Summe zzgl\. MwSt\. damals 9\.014,93\s€, in dieser Freigabeanfrage 9\.014,93\s€/);
	});

	it("sees the outcome if a colleague was quicker or the buyer withdrew it", async () => {
		const buyer = await signedIn("buyer");
		const cart = await waiting(buyer);
		const approver = await signedIn("approver");
		const owner = await signedIn("purchaser");
		const seen = await approver.get(approvalOf(cart));
		const form = approveForm(await owner.get(approvalOf(cart)));
		await owner.post(form.path, form.fields);
		for (const { path, fields } of [approveForm(seen), returnForm(seen)]) {
			const late = await approver.post(path, { ...fields, comment: "Nein." });
			expect(late.status).toBe(409);
			expect(mainOf(late)).toContain("Freigegeben von Aino Korhonen");
			expect(late.root.querySelector('main [role="alert"]')?.text).toContain("war schon entschieden");
		}
		const third = await waiting(buyer);
		const before = approveForm(await approver.get(approvalOf(third)));
		const no = returnForm(await owner.get(approvalOf(third)));
		await owner.post(no.path, { ...no.fields, comment: "Erst nächste Woche." });
		const after = await approver.post(before.path, before.fields);
		expect(after.root.querySelector('main [role="alert"]')?.text).toContain("war schon entschieden");
		expect(mainOf(after)).toContain("Zurückgegeben von Aino Korhonen");
		const other = await waiting(buyer);
		const page = await approver.get(approvalOf(other));
		const back = withdrawForm(await buyer.get(other));
		await buyer.post(back.path, back.fields);
		const gone = await approver.post(approveForm(page).path, approveForm(page).fields);
		expect(gone.status).toBe(409);
		expect(mainOf(gone)).toContain("Der Besteller hat die Freigabeanfrage zurückgezogen");
		expect(gone.root.querySelector('main [role="alert"]')?.text).toContain("nicht mehr so, wie Sie sie gesehen haben");
	});

	it("is refused if total or version differ from the page's", async () => {
		const cart = await waiting(await signedIn("buyer"));
		const approver = await signedIn("approver");
		const { path, fields } = approveForm(await approver.get(approvalOf(cart)));
		for (const [name, value] of [
			["seen.total", "1"],
			["seen.total", "x"],
			["version", "1"],
		] as const)
			expect((await approver.post(path, { ...fields, [name]: value })).status).toBe(409);
		for (const [name, value] of [
			["intent", "pay"],
			["idem", ""],
		] as const)
			expect((await approver.post(path, { ...fields, [name]: value })).status).toBe(400);
		expect(approveForm(await approver.get(approvalOf(cart))).fields.version).toBe(fields.version);
	});

	it("lets the buyer pay by card, with the cart unchanged", async () => {
		const buyer = await signedIn("buyer");
		const cart = await waiting(buyer, "card");
		expect((await buyer.get(`${cart}/pay`)).path).toBe(cart);
		const approver = await signedIn("approver");
		const { path, fields } = approveForm(await approver.get(approvalOf(cart)));
		await approver.post(path, fields);
		const [mail] = await mailsAbout(where.backend, cart, "approval_given");
		expect(mail?.text).toContain(`${cart}/summary`);
		const summary = await buyer.get(`${cart}/summary`);
		expect(mainOf(summary)).toContain("Sari Nieminen hat die Bestellung freigegeben");
		const pay = formOf(summary, "#send-order");
		expect(pay.fields.intent).toBeUndefined();
		expect((await buyer.postOnce(pay.path, pay.fields)).headers.location).toBe(`${cart}/pay`);
		const notes = cartForm(await buyer.get(cart), "notes");
		await buyer.post(notes.path, { ...notes.fields, comment: "Bitte anrufen" });
		expect(mainOf(await buyer.get(`${cart}/summary`))).toContain("Die Freigabe gilt nicht mehr");
		expect((await buyer.get(`${cart}/pay`)).path).toBe(`${cart}/summary`);
	});
});

describe("the pages of approvals", () => {
	it("require sign-in for pages, data and forms, and return afterwards", async () => {
		const ended = await signedIn("approver");
		ended.cookies.set("session", cookie("A".repeat(43)));
		const unwilling = await signedIn("approver");
		unwilling.cookies.set("consent", cookie({ functional: false, analytics: false, marketing: false }));
		const order = `/users/approvals/${crypto.randomUUID()}`;
		for (const visitor of [new Visitor(where.shop), ended, unwilling])
			for (const [path, route] of [
				["/users/approvals", "approvals"],
				[order, "approval"],
			] as const) {
				const login = `/users/login?returnTo=${encodeURIComponent(path)}`;
				const visit = await visitor.send("GET", path);
				expect([visit.status, visit.headers.location], path).toEqual([303, login]);
				const data = await visitor.send("GET", `${path}.data?_routes=account%2Fapprovals%2F${route}`);
				expect(data.text).toContain("/users/login");
				expect(data.text).not.toContain("Lehtinen");
				if (route === "approval") expect((await visitor.postOnce(path, { intent: "approve" })).headers.location).toBe(login);
			}
	});

	// Shows R27.5
	it("show nothing of others' orders to strangers or under invented addresses", async () => {
		const buyer = await signedIn("buyer");
		const cart = await waiting(buyer);
		const stranger = (await newAccount(where)).visitor;
		const { fields: seen } = approveForm(await (await signedIn("approver")).get(approvalOf(cart)));
		// The buyer can read the order.
		expect((await buyer.send("GET", approvalOf(cart))).headers.location).toBe(cart);
		for (const visitor of [stranger, (await newAccount(where)).visitor]) {
			const page = await visitor.get(approvalOf(cart));
			expect(page.status).toBe(404);
			expect(mainOf(page)).toContain("Diese Freigabeanfrage können Sie nicht öffnen");
			expect(page.root.querySelector('main a[href="/users/approvals"]')).not.toBeNull();
			expect(page.text).not.toContain(finnishBuyer.company);
			const data = await visitor.send("GET", `${approvalOf(cart)}.data?_routes=account%2Fapprovals%2Fapproval`);
			expect(data.status).toBe(404);
			expect((await visitor.post(approvalOf(cart), { ...seen, idem: crypto.randomUUID() })).status).toBe(404);
		}
		expect((await stranger.get("/users/approvals/not-a-uuid")).status).toBe(404);
		expect(mainOf(await stranger.get("/users/approvals"))).toContain("Keine Freigaben");
		// Others with the cart's address see neither the buyer nor the request.
		const foreign = mainOf(await stranger.get(cart));
		expect(foreign).not.toContain("Freigabe");
		expect(foreign).not.toContain(finnishBuyer.company);
	});

	it("are neither stored nor indexed", async () => {
		const cart = await waiting(await signedIn("buyer"));
		const approver = await signedIn("approver");
		for (const path of ["/users/approvals", approvalOf(cart)]) {
			const { headers, root } = await approver.get(path);
			expect(headers["cache-control"]).toMatch(/no-store/);
			expect(headers["x-robots-tag"] ?? root.querySelector('meta[name="robots"]')?.getAttribute("content")).toMatch(/noindex/);
			expect(headers["referrer-policy"]).toBe("same-origin");
		}
	});
});
