import { afterAll, describe, expect, it } from "vitest";
import { aged } from "../support/aged-form";
import { functionalConsent } from "../support/cookies";
import type { Mode } from "../support/failing-backend";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { personalIn } from "../support/personal-data";
import { purge } from "../support/purge";
import { startShop } from "../support/server";
import { newAccount } from "../support/visiting-account";
import { type FilledForm, type Page, Visitor } from "../support/visitor";

/** A word that occurs only in what this test types. */
const canary = `kanarie${crypto.randomUUID().slice(0, 8)}`;

/** A plausible value for a field, by its type or name. */
function typed(name: string, type: string): string {
	if (type === "email" || /mail/i.test(name)) return `${canary}@${canary}.example`;
	if (type === "password") return `Ka9${canary}`;
	if (type === "tel" || /phone/i.test(name)) return "+358 40 7654321";
	if (/^vat/i.test(name)) return "DE136695976";
	if (/post_?code/i.test(name)) return "28195";
	return canary;
}

/** The page's forms that change something, fully filled in, once for each button. */
function filledForms(page: Page): FilledForm[] {
	return page.root.querySelectorAll('form[method="post"]').flatMap((form) => {
		const path = (form.getAttribute("action") ?? page.path).replaceAll("&amp;", "&");
		const fields: Record<string, string> = {};
		// People do not fill in fields that they cannot see.
		const seen = form
			.querySelectorAll("input[name], textarea[name], select[name]")
			.filter((field) => !field.closest('[aria-hidden="true"]'));
		for (const field of seen) {
			const name = field.getAttribute("name") ?? "";
			const type = field.getAttribute("type") ?? "text";
			const isTyped = field.tagName === "TEXTAREA" || /^(?:text|email|tel|password|search)$/.test(type);
			if ((type === "checkbox" || type === "radio") && fields[name] !== undefined) continue;
			const chosen = field.querySelector("option[selected], option")?.getAttribute("value") ?? "";
			fields[name] = isTyped ? typed(name, type) : field.tagName === "SELECT" ? chosen : (field.getAttribute("value") ?? "on");
		}
		const buttons = form.querySelectorAll("button[name]").map((button) => ({
			path: button.getAttribute("formaction") ?? path,
			fields: { ...fields, [button.getAttribute("name") ?? ""]: button.getAttribute("value") ?? "" },
		}));
		return buttons.length > 0 ? buttons : [{ path, fields }];
	});
}

const token = "K".repeat(43);
const everyone = [
	...[
		"/",
		"/products/ipe-200",
		`/new_search?search=${canary}`,
		"/contact",
		"/contact?variant=CR-001127",
		"/supplierInfo",
		"/newsletter",
		"/quick-order",
		"/cookies",
		"/locale",
	],
	...["password", "passwordless", "passwordReset", "signup"].map((view) => `/users/login?view=${view}`),
	...["verify", "magic-link", "reset-password", "company/invitation"].map((page) => `/users/${page}?token=${token}`),
];
const ofCart = ["", "/share", "/offer", "/payment-info", "/payment-method", "/summary", "/other"];
/** The form that ends the account comes last. */
const ofAccount = [
	"/users/orders",
	`/users/orders?search=${canary}`,
	"/users/lists",
	"/users/lists/new",
	"/users/company",
	"/users/approvals",
	"/users/sessions",
	"/users/profile",
];
const lastly = ["/users/logout", "/users/profile/delete"];

const shop = await startShop();
afterAll(() => shop.stop());
/** A failing backend on the same database. */
const { backend, shop: failing } = await failingShop(shop.backend);

/** Everything that must not appear in logs: typed texts, and what the browsers store. */
const secrets = new Set<string>([canary, token]);

/** Fills in and sends every form of these pages. @returns the number of forms, and of failed ones */
async function sendAll(visitor: Visitor, pages: readonly string[], mode: Mode = "well"): Promise<{ sent: number; failed: number }> {
	const forms: FilledForm[] = [];
	for (const path of pages) {
		const page = await visitor.get(path);
		forms.push(...filledForms(page).filter((form) => !lastly.includes(form.path) || path === lastly[1]));
	}
	backend.mode = mode;
	let failed = 0;
	for (const { path, fields } of forms.map(aged)) if ((await visitor.postOnce(path, fields)).status >= 500) failed++;
	for (const path of pages) if ((await visitor.get(path)).status >= 500) failed++;
	backend.mode = "well";
	await purge(failing);
	for (const name of ["session", "cart"]) {
		const value = visitor.cookies.get(name) ?? "";
		if (value) secrets.add(decodeURIComponent(value)).add(Buffer.from(decodeURIComponent(value), "base64").toString().replaceAll('"', ""));
	}
	return { sent: forms.length, failed };
}

async function withCart(visitor: Visitor) {
	visitor.cookies.set("consent", functionalConsent);
	await addBeam(visitor, "3");
	const cart = await cartPath(visitor);
	await fillPaymentInfo(visitor, cart, { ...finnishBuyer, company: canary, email: `${canary}@${canary}.example` });
	await choosePayment(visitor, cart);
	secrets.add(cart.split("/")[2] ?? "");
	return cart;
}

const log = () => shop.log() + failing.log();

describe("the log of the Workers", () => {
	it("contains nothing that guests type or store", { timeout: 240_000 }, async () => {
		const guest = new Visitor(shop.address, "de");
		const cart = await withCart(guest);
		const { sent } = await sendAll(guest, [...everyone, ...ofCart.map((page) => cart + page)]);
		expect(sent).toBeGreaterThan(20);
		expect(log()).not.toContain(canary);
	});

	it("contains nothing that accounts type or store", { timeout: 240_000 }, async () => {
		const { visitor, email } = await newAccount({ shop: shop.address, backend: shop.backend }, `Ka9${canary}`);
		secrets.add(email);
		const cart = await withCart(visitor);
		const { sent } = await sendAll(visitor, [...ofCart.map((page) => cart + page), ...ofAccount, "/users/profile/delete"]);
		expect(sent).toBeGreaterThan(10);
		expect(log()).not.toContain(canary);
	});

	it.each(["error", "resets", "wrong shape", "not json"] as const)(
		"tells that the backend fails, and of nobody with whom: %s",
		{ timeout: 240_000 },
		async (mode) => {
			const guest = new Visitor(failing.address, "de");
			const cart = await withCart(guest);
			const { visitor, email } = await newAccount({ shop: failing.address, backend: shop.backend });
			secrets.add(email);
			const before = failing.log().length;
			const pages = ["/contact", "/users/login?view=password", "/users/login?view=signup"];
			const sent = await sendAll(guest, [...pages, cart, `${cart}/payment-info`, `${cart}/share`], mode);
			const account = await sendAll(visitor, ["/users/profile", "/users/lists", "/users/company"], mode);
			expect(sent.failed + account.failed).toBeGreaterThan(0);
			await expect.poll(() => failing.log().slice(before)).toContain('"level":"error"');
		},
	);

	// Shows R16.3, H3.9
	it("holds no word, address, number, cart, session or token of all that", () => {
		const text = log();
		expect([...secrets].filter((secret) => secret !== "" && text.includes(secret))).toEqual([]);
		expect(personalIn(text)).toEqual([]);
	});
});
