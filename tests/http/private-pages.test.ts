import { beforeAll, describe, expect, it } from "vitest";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, order } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount } from "../support/visiting-account";
import { type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };
const nowhere = "00000000-0000-4000-8000-000000000000";

/** A visitor with an account, an order and a cart whose data are unique. */
const secret = `geheim-${crypto.randomUUID().slice(0, 8)}`;
const buyer = { ...finnishBuyer, name: secret, email: `${secret}@pohjola.example` };
let owner: Visitor;
let cart: string;
let sent: string;
beforeAll(async () => {
	owner = (await newAccount(where)).visitor;
	sent = (await order(owner, buyer, "2")).path.replace("/confirmation", "");
	await addBeam(owner, "3");
	cart = await cartPath(owner);
	await fillPaymentInfo(owner, cart, buyer);
	await choosePayment(owner, cart);
});

/** Paths below a cart, with their routes. */
const ofCart = [
	["", "cart/cart"],
	["/share", "cart/offers/share"],
	["/offer", "cart/offers/offer"],
	["/payment-info", "checkout/billing/billing"],
	["/payment-method", "checkout/payment-method"],
	["/summary", "checkout/summary"],
	["/confirmation", "checkout/confirmation"],
	["/other", "cart/other-cart"],
] as const;

const ofAccount = [
	["/users/profile", "account/profile"],
	["/users/profile/delete", "account/profile-delete"],
	["/users/sessions", "account/sessions"],
	["/users/orders", "account/orders/orders"],
	["/users/addresses", "account/addresses/addresses"],
	["/users/offers", "account/offers"],
	["/users/invoices", "account/invoices"],
	["/users/papers", "account/papers"],
	["/users/claims", "account/claims/claims"],
	["/users/lists", "account/lists/lists"],
	["/users/lists/new", "account/lists/list-new"],
	["/users/company", "account/team/company"],
	["/users/company/numbers", "account/own-numbers/numbers"],
	["/users/order-files", "account/order-files/order-files"],
	["/users/approvals", "account/approvals/approvals"],
] as const;

const ofToken = ["verify", "magic-link", "reset-password", "company/invitation"].map((page) => `/users/${page}?token=${"A".repeat(43)}`);

/** Stored nowhere, not indexed, and without a referrer for other sites. */
function expectPrivate({ headers, path }: Page) {
	expect([path, headers["cache-control"]]).toEqual([path, "private, no-store"]);
	expect([path, headers["x-robots-tag"]]).toEqual([path, "noindex"]);
	expect([path, headers["referrer-policy"]]).toEqual([path, "same-origin"]);
}

const data = (path: string) => path.replace(/(\?|$)/, ".data$1");
const alone = (path: string, route: string) => `${data(path)}?_routes=${encodeURIComponent(route)}`;

describe("pages of carts and accounts", () => {
	// Shows R16.3, H1.12, H2.4
	it.each(["document", "data"] as const)("are private for every reader and status: %s", async (kind) => {
		const paths = [
			...ofCart.map(([path]) => cart + path),
			...[sent, `${sent}/confirmation`, `/cart/${nowhere}`, `/orders/${sent.split("/")[2]}/again`],
			...ofAccount.map(([path]) => path),
			...[`/users/orders/${sent.split("/")[2]}`, `/users/lists/${nowhere}`, "/users/login", ...ofToken],
		];
		for (const path of paths)
			for (const visitor of [owner, new Visitor(where.shop)]) expectPrivate(await visitor.send("GET", kind === "data" ? data(path) : path));
	});

	// Shows H1.23
	it("are private as files, too", async () => {
		const uuid = sent.split("/")[2];
		for (const path of [`${sent}/confirmation.pdf`, `${sent}/order.xml`, `/users/orders/${uuid}/confirmation.pdf`]) {
			const file = await owner.send("GET", path);
			expect([path, file.status]).toEqual([path, 200]);
			expectPrivate(file);
			const others = await new Visitor(where.shop).send("GET", path);
			expect(others.status).not.toBe(200);
			expectPrivate(others);
		}
	});

	it("are private when a form is refused or redirects", async () => {
		for (const path of [cart, `${cart}/payment-info`, `${cart}/other`, "/users/login", "/users/profile", "/users/logout"])
			expectPrivate(await new Visitor(where.shop).postOnce(path, { intent: "x" }));
	});

	it("declare noindex in the page", async () => {
		for (const path of [
			cart,
			`${cart}/payment-info`,
			"/cart",
			...ofAccount.map(([account]) => account.replace(/new$/, `new?cart=${cart.split("/")[2]}`)),
		])
			expect([path, (await owner.get(path)).root.querySelector('meta[name="robots"]')?.getAttribute("content")]).toEqual([path, "noindex"]);
	});
});

describe("another visitor's requests", () => {
	const strangers = async () => [new Visitor(where.shop), (await newAccount(where)).visitor];

	it("show a cart without its buyer's data, as page, data and single loader", async () => {
		expect((await owner.get(`${cart}/payment-info`)).text).toContain(secret);
		for (const stranger of await strangers())
			for (const [path, route] of ofCart)
				for (const address of [cart, sent])
					for (const asked of [address + path, data(address + path), alone(address + path, route)])
						expect([asked, (await stranger.get(asked)).text.includes(secret)]).toEqual([asked, false]);
	});

	// Shows H2.1
	it("show nothing of an account without sign-in, also for a single loader", async () => {
		const guest = new Visitor(where.shop);
		for (const [path, route] of ofAccount) {
			const page = await guest.send("GET", path);
			expect([page.status, page.headers.location]).toEqual([303, `/users/login?returnTo=${encodeURIComponent(path)}`]);
			const answer = await guest.send("GET", alone(path, route));
			expect([path, answer.status, answer.text.includes(encodeURIComponent(path))]).toEqual([path, 202, true]);
		}
	});

	// Shows H1.22
	it("get the same answer for missing and foreign data", async () => {
		const [, stranger] = await strangers();
		const uuid = sent.split("/")[2];
		for (const path of ["/users/orders/", "/users/lists/", "/users/approvals/"]) {
			const [foreign, missing] = [await stranger?.get(path + uuid), await stranger?.get(path + nowhere)];
			expect([path, foreign?.status]).toEqual([path, 404]);
			expect(foreign?.status).toBe(missing?.status);
			expect(foreign?.text).not.toContain(secret);
		}
		expect((await owner.get(`/users/orders/${uuid}`)).status).toBe(200);
		// A reader with its address may read a cart, but for changes it does not exist.
		const idem = crypto.randomUUID();
		const changes: [string, Record<string, string>][] = [
			["", { intent: "removeUnavailable" }],
			["/share", { idem, emails: "a@b.example" }],
			["/offer", { idem, emails: "" }],
			["/other", { idem, intent: "take", present: "" }],
		];
		for (const [path, fields] of changes)
			for (const address of [cart, `/cart/${nowhere}`])
				expect([path, (await stranger?.postOnce(address + path, fields))?.status]).toEqual([path, 404]);
	});
});
