import { describe, expect, inject, it } from "vitest";
import { cookie } from "../support/cookies";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, order } from "../support/guest-order";
import { parsed, said } from "../support/order-agreement/check";
import { readPdf } from "../support/pdf-text";
import { newAccount } from "../support/visiting-account";
import { formOf, type Page, unescaped, Visitor } from "../support/visitor";
import { filled, patterns } from "./all-paths";
import { isShort } from "./short";

const shop = inject("shop");
const backend = inject("backend");

/** Payloads that would be a tag, an attribute, a script or an expression if not escaped. */
const hostile = {
	tag: "<zqtag onload=alert(1)>",
	attribute: `x" zqname="1' zqname='1`,
	end: "</script><zqtag></title><zqtag>",
	comment: "--><zqtag><!--",
	template: "{{7*7}}#{7*7}<%= 7*7 %><zqtag>",
	reference: "&lt;zqtag&gt;&#60;zqtag>",
	unicode: "\u2028<zqtag>\u2029＜zqtag＞\u202e",
} as const;

/** All payloads; two representative ones in the short form. */
const tried = Object.entries(hostile).slice(0, isShort ? 2 : undefined);

/** Whether a payload became markup: in the document, in its script data, or in responses for scripts. */
function expectWords(page: Page, what: string) {
	const at = page.text.indexOf("<zqtag");
	expect([what, page.path, at === -1 ? "" : page.text.slice(at - 80, at + 40)]).toEqual([what, page.path, ""]);
	expect([what, page.path, /["'] zqname=/.exec(page.text.replace(/<script[\s\S]*?<\/script>/g, ""))?.[0]]).toEqual([
		what,
		page.path,
		undefined,
	]);
	expect([what, page.path, page.status < 500]).toEqual([what, page.path, true]);
	expect(page.root.querySelectorAll("[onload], [onerror], [zqname]")).toEqual([]);
	if (page.status < 400 && String(page.headers["content-type"]).startsWith("text/html")) expect(page.text.includes("</html>")).toBe(true);
}

describe("user input is escaped", () => {
	it.each(tried)(
		"in every parameter of every page: %s",
		async (what, words) => {
			const visitor = new Visitor(shop, "de");
			const value = encodeURIComponent(words);
			const names = [
				"q",
				"search",
				"f",
				"page",
				"sort",
				"view",
				"showVariant",
				"image",
				"ids",
				"returnTo",
				"login",
				"email",
				"token",
				"variant",
				"query",
				words,
			];
			for (const pattern of patterns) {
				const parameters = names.map((name) => `${encodeURIComponent(name)}=${value}`).join("&");
				expectWords(await visitor.send("GET", `${filled(pattern)}?${parameters}`), what);
			}
			for (const name of names) expectWords(await visitor.send("GET", `/new_search?${encodeURIComponent(name)}=${value}`), what);
			for (const path of [`/${value}`, `/categories/${value}`, `/products/${value}`, `/blog/${value}`, `/cart/${value}`])
				expectWords(await visitor.send("GET", path), what);
		},
		60_000,
	);

	it.each(tried)(
		"in every field of a form that comes back with messages, and in cookies: %s",
		async (what, words) => {
			const visitor = new Visitor(shop, "de");
			await addBeam(visitor, "2");
			const cart = await cartPath(visitor);
			for (const path of [
				"/contact",
				"/supplierInfo",
				"/newsletter",
				"/quick-order",
				"/users/login?view=signup",
				`${cart}/payment-info`,
				`${cart}/share`,
				`${cart}/offer`,
				cart,
			]) {
				const page = await visitor.get(path);
				for (const form of page.root.querySelectorAll('main form[method="post"]').slice(0, 6)) {
					const fields = Object.fromEntries(
						form.querySelectorAll("input[name], textarea[name], select[name]").map((field) => [field.getAttribute("name") ?? "", words]),
					);
					expectWords(await visitor.postOnce(unescaped(form.getAttribute("action")) ?? path, { ...fields, version: "1" }), what);
				}
			}
			for (const name of ["locale", "consent", "auth-view", "flash", "device", "js", "css"]) {
				const odd = new Visitor(shop, null);
				for (const value of [words, { kind: "added", title: words, quantity: 1, cartUuid: cart.split("/")[2] }]) {
					odd.cookies.set(name, cookie(value));
					expectWords(await odd.send("GET", "/about"), what);
				}
			}
		},
		60_000,
	);

	it("in headers that a page could repeat", async () => {
		const names = [
			"User-Agent",
			"Referer",
			"Accept-Language",
			"X-Forwarded-Host",
			"X-Forwarded-Proto",
			"X-Request-Id",
			"CF-Ray",
			"Accept",
			"Origin",
			"Save-Data",
			"Cookie",
		];
		for (const name of names) {
			const page = await new Visitor(shop, null).send("GET", "/no-such-page", undefined, { [name]: hostile.tag });
			expectWords(page, name);
			expect(JSON.stringify(page.headers)).not.toContain("zqtag");
		}
	});
});

describe("an order's documents", () => {
	it("contain user input as text in PDF, data and mail: no markup, no action, no additional recipient", async () => {
		const { visitor } = await newAccount({ shop, backend });
		const company = `A <zqtag> & "B" ]]> (C) \\ /JS =1+1`;
		const email = `${crypto.randomUUID()}@pohjola.example`;
		const name = "Eve <zqtag>\r\nBcc: eve@evil.example\r\n\r\nhttps://evil.example";
		const thanks = await order(visitor, { ...finnishBuyer, company, name, email }, "2");
		expect(thanks.text).toMatch(/CB-\d+/);
		expectWords(thanks, "the thanks");
		const uuid = /[\da-f]{8}-[\da-f-]{27}/.exec(thanks.path)?.[0] ?? "";
		const file = await fetch(`${shop}/cart/${uuid}/confirmation.pdf`, { headers: { Cookie: visitor.cookies.header } });
		expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
		const bytes = new Uint8Array(await file.arrayBuffer());
		const pdf = await readPdf(bytes);
		expect(pdf.text).toContain("<zqtag>");
		expect(pdf.links.filter((link) => link.includes("evil"))).toEqual([]);
		expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/\/(?:JavaScript|OpenAction|Launch|EmbeddedFile)\b/);
		const document = parsed((await visitor.get(`/cart/${uuid}/order.xml`)).text);
		expect(said(document, "string(//cac:BuyerCustomerParty//cac:PartyLegalEntity/cbc:RegistrationName)")).toBe(company);
		expect(said(document, "string(count(//zqtag))")).toBe("0");
		const mails: { to: string[]; subject: string; text: string; html: string }[] = JSON.parse(
			(await visitor.get("/_dev/outbox.json")).text,
		);
		const own = mails.filter(({ to }) => to.includes(email));
		expect(own.length).toBeGreaterThan(0);
		for (const { to, subject, text, html } of own) {
			expect(to).toEqual([email]);
			expect(subject).not.toMatch(/[\r\n]/);
			expect(text).not.toMatch(/^\S+ \S+ Eve.*https:/m);
			expect(html).not.toContain("<zqtag");
			expect(html).not.toMatch(/href="https:\/\/evil/);
			// Mail clients must not auto-link it either.
			expect(subject + text + html).not.toContain("evil.example");
		}
		expect(mails.some(({ to }) => to.join().includes("evil"))).toBe(false);
	});

	it.each([
		"a@b.example\r\nBcc: victim@evil.example",
		"a@b.example%0d%0aBcc:victim@evil.example",
		'"a@b.example>, <victim@evil.example"@x.example',
		"a@b.example,victim@evil.example;",
	])("is not sent to an address field with several addresses: %j", async (email) => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		const page = await fillPaymentInfo(visitor, cart, { ...finnishBuyer, email });
		expect(page.status).toBe(422);
		const contact = formOf(await visitor.get("/contact"), 'main form:has([name="message"])');
		expect((await visitor.postOnce(contact.path, { ...contact.fields, email, message: "x", idem: crypto.randomUUID() })).status).toBe(422);
		await choosePayment(visitor, cart).catch(() => undefined);
		expect((await visitor.get("/_dev/outbox.json")).text).not.toContain("victim@evil.example");
	});
});
