import { describe, expect, it } from "vitest";
import { type EventName, events } from "../../app/platform/analytics/events";
import { aged } from "../support/aged-form";
import { authForm, goodPassword, sendAuth, signUp } from "../support/auth-forms";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, germanBuyer, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { TrackedVisitor } from "../support/tracked-visitor";
import { cartForm, formOf } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

const number = expect.any(Number);
const beams = "/categories/beams";
const inBeams = { list: "category", slug: "beams" };
const narrowed = (f: object) => `${beams}?f=${encodeURIComponent(JSON.stringify(f))}`;
const told = (name: EventName, properties: Record<string, string>) => `/events?${new URLSearchParams({ name, ...properties })}`;

/** An event: where it fires, how a visitor without scripts causes it (or what a browser with scripts sends), and its properties. */
interface Row {
	name: EventName;
	where: string;
	does: (visitor: TrackedVisitor) => Promise<unknown>;
	properties: object;
}

const shipping = {
	isSeparateShipping: "on",
	"shipping.company": "Baustelle Nord",
	"shipping.name": "Jürgen Müller",
	"shipping.phone": "0421 1234567",
	"shipping.streetAddress": "Industriestraße 12",
	"shipping.postCode": "28195",
	"shipping.city": "Bremen",
	"shipping.country": "DE",
};

async function withCart(visitor: TrackedVisitor): Promise<string> {
	await addBeam(visitor, "12");
	return cartPath(visitor);
}

/** The form of the cart's line with this button. */
const lineForm = async (visitor: TrackedVisitor, cart: string, intent: Parameters<typeof cartForm>[1]) =>
	cartForm(await visitor.get(cart), intent);

async function atSummary(visitor: TrackedVisitor): Promise<string> {
	const cart = await withCart(visitor);
	await fillPaymentInfo(visitor, cart, germanBuyer);
	await choosePayment(visitor, cart);
	return cart;
}

const rows: Row[] = [
	{
		name: "Account Button Clicked",
		where: "the header, for a guest",
		does: async (visitor) => visitor.ping(await visitor.get("/products/ipe-200"), "body > header a[rel=nofollow]"),
		properties: { page: "product", state: "guest" },
	},
	{
		name: "Account Button Clicked",
		where: "the header, signed in",
		async does(visitor) {
			await signUp(visitor, backend);
			await visitor.ping(await visitor.get("/contact"), 'body > header a[href="/users/profile"]');
		},
		properties: { page: "contact", state: "signed_in" },
	},
	{
		name: "Account Information Saved",
		where: "the profile",
		async does(visitor) {
			await signUp(visitor, backend);
			const { path, fields } = formOf(await visitor.get("/users/profile"), 'main form:has([name="customername"])');
			await visitor.post(path, { ...fields, customername: "Jürgen Müller" });
		},
		properties: {},
	},
	{
		name: "Account Logged In",
		where: "the link of a sign-up",
		does: (visitor) => signUp(visitor, backend),
		properties: { method: "verification" },
	},
	{
		name: "Account Logged In",
		where: "the form with a password",
		async does(visitor) {
			const email = await signUp(await TrackedVisitor.allowing(shop, { choice: "chosen", functional: "on" }), backend);
			await sendAuth(visitor, "password", { email, password: goodPassword });
		},
		properties: { method: "password" },
	},
	{
		name: "Account View Changed",
		where: "the page of signing in",
		does: async (visitor) => visitor.ping(await visitor.get("/users/login"), 'main a[href*="view=signup"]'),
		properties: { view: "signup" },
	},
	{
		name: "Account View Changed",
		where: "the drawer",
		does: async (visitor) => visitor.ping(await visitor.get("/shop?login=true"), 'dialog a[href$="view=password"]'),
		properties: { view: "password" },
	},
	{
		name: "Added To Cart",
		where: "a product",
		does: (visitor) => addBeam(visitor, "12"),
		properties: { by: "item", lines: 1, quantity: 12, amount: number, variant_id: number, supply_id: number },
	},
	{
		name: "All Filters Cleared",
		where: "a list",
		does: (visitor) => visitor.goFrom(narrowed({ h: [80, 100] }), beams),
		properties: { ...inBeams, filters: 2 },
	},
	{
		name: "All Search Results Opened",
		where: "the overlay (scripts)",
		does: (visitor) => visitor.beacon(told("All Search Results Opened", { count: "144" })),
		properties: { count: 144 },
	},
	{
		name: "Call To Button Clicked",
		where: "the header",
		does: async (visitor) => visitor.ping(await visitor.get(beams), 'body > header a[href^="tel:"]'),
		properties: { page: "category", place: "header" },
	},
	{
		name: "Cart Viewed",
		where: "the cart",
		async does(visitor) {
			const cart = await withCart(visitor);
			await visitor.goFrom("/products/ipe-200", cart);
		},
		properties: { lines: 1, amount: number },
	},
	{
		name: "Catalogue Searched",
		where: "the search page",
		does: (visitor) => visitor.goFrom("/", "/new_search?search=ipe+200"),
		properties: { query: "ipe 200", count: number, in: "page" },
	},
	{
		name: "Catalogue Searched",
		where: "the overlay (scripts)",
		does: (visitor) => visitor.goFrom("/", "/search/hits?search=hea+100"),
		properties: { query: "hea 100", count: number, in: "overlay" },
	},
	{
		name: "Category Clicked",
		where: "from any other page",
		does: (visitor) => visitor.goFrom("/contact", beams),
		properties: { category: "beams", page: "contact" },
	},
	{
		name: "Checkout Began",
		where: "from the cart",
		async does(visitor) {
			const cart = await withCart(visitor);
			const form = cartForm(await visitor.get(cart), "notes");
			await visitor.sendFrom(cart, { path: form.path, fields: { ...form.fields, next: "payment-info" } });
		},
		properties: { lines: 1, amount: number },
	},
	{
		name: "Contact Form Clicked",
		where: "a product that is asked about",
		does: (visitor) => visitor.goFrom("/products/ipe-200", "/contact?variant=CR-000127"),
		properties: { page: "product", about: "product" },
	},
	{
		name: "Contact Form Sent",
		where: "the contact form",
		async does(visitor) {
			const form = aged(formOf(await visitor.get("/contact"), 'main form:has([name="message"])'));
			await visitor.post(form.path, {
				...form.fields,
				email: `${crypto.randomUUID()}@weser.example`,
				message: "Haben Sie IPE 200?",
				company: "",
			});
		},
		properties: { lead_source: "contact", email: true, company: false, message: true },
	},
	{
		name: "Contact Form Sent",
		where: "the suppliers' form",
		async does(visitor) {
			const form = aged(formOf(await visitor.get("/supplierInfo"), 'main form:has([name="products"])'));
			const typed = { email: `${crypto.randomUUID()}@weser.example`, company: "Walzwerk Weser", products: "Formrohre", message: "" };
			await visitor.post(form.path, { ...form.fields, ...typed });
		},
		properties: { lead_source: "supplier", email: true, company: true, message: false },
	},
	{
		name: "CTA Element Viewed",
		where: "where it comes into view (scripts)",
		does: (visitor) => visitor.beacon(told("CTA Element Viewed", { element: "offer", page: "home" })),
		properties: { element: "offer", page: "home" },
	},
	{
		name: "Filter Chosen",
		where: "a list",
		does: (visitor) => visitor.goFrom(beams, narrowed({ h: [100] })),
		properties: { ...inBeams, filter: "h", value: "100" },
	},
	{
		name: "Filter Cleared",
		where: "a list",
		does: (visitor) => visitor.goFrom(narrowed({ h: [80, 100], grade: ["S235JR"] }), narrowed({ grade: ["S235JR"] })),
		properties: { ...inBeams, filter: "h" },
	},
	{
		name: "Filter Collapsed",
		where: "a list (scripts)",
		does: (visitor) => visitor.beacon(told("Filter Collapsed", { list: "category", slug: "beams", filter: "h" })),
		properties: { ...inBeams, filter: "h" },
	},
	{
		name: "Filter Expanded",
		where: "a list (scripts)",
		does: (visitor) => visitor.beacon(told("Filter Expanded", { list: "search", filter: "length" })),
		properties: { list: "search", filter: "length" },
	},
	{
		name: "Filter Removed",
		where: "a list",
		does: (visitor) => visitor.goFrom(narrowed({ h: [80, 100] }), narrowed({ h: [100] })),
		properties: { ...inBeams, filter: "h", value: "80" },
	},
	{
		name: "Mail To Button Clicked",
		where: "the footer",
		does: async (visitor) => visitor.ping(await visitor.get("/"), 'body > footer a[href^="mailto:"]'),
		properties: { page: "home", place: "footer" },
	},
	{ name: "Payment Method Selected", where: "step 3", does: atSummary, properties: { method: "invoice" } },
	{
		name: "Product Clicked",
		where: "from any other page",
		does: (visitor) => visitor.goFrom(beams, "/products/ipe-200"),
		properties: { product: "ipe-200", page: "category" },
	},
	{
		name: "Product Listing Style Changed",
		where: "a category",
		does: (visitor) => visitor.goFrom(beams, `${beams}?view=group`),
		properties: { ...inBeams, style: "group" },
	},
	{
		name: "Purchased",
		where: "the confirmation",
		async does(visitor) {
			const form = await summaryForm(visitor, await atSummary(visitor));
			await visitor.post(form.path, form.fields);
		},
		properties: { lines: 1, amount: number, delivery: number, method: "invoice" },
	},
	{
		name: "Removed From Cart",
		where: "the cart",
		async does(visitor) {
			const { path, fields } = await lineForm(visitor, await withCart(visitor), "remove");
			await visitor.post(path, fields);
		},
		properties: { lines: 1, supply_id: number },
	},
	{
		name: "Shipping Address Added",
		where: "step 2",
		async does(visitor) {
			await fillPaymentInfo(visitor, await withCart(visitor), { ...germanBuyer, ...shipping });
		},
		properties: { country: "DE" },
	},
	{
		name: "Spinner Amount Edited",
		where: "the cart",
		async does(visitor) {
			const { path, fields } = await lineForm(visitor, await withCart(visitor), "quantity");
			await visitor.post(path, { ...fields, amount: "15" });
		},
		properties: { in: "cart", quantity: 15, supply_id: number },
	},
	{
		name: "Spinner Amount Edited",
		where: "a list (scripts)",
		does: (visitor) => visitor.beacon(told("Spinner Amount Edited", { in: "list", quantity: "24", supply_id: "7" })),
		properties: { in: "list", quantity: 24, supply_id: 7 },
	},
	{
		name: "Variant Clicked",
		where: "a product",
		async does(visitor) {
			const page = await visitor.get("/products/ipe-200");
			const link = page.root.querySelector('main a[href*="showVariant="]')?.getAttribute("href") ?? "";
			await visitor.goFrom("/products/ipe-200", link.replaceAll("&amp;", "&"));
		},
		properties: { variant_id: number, product: "ipe-200", page: "product" },
	},
	{
		name: "Variant List Viewed",
		where: "a category",
		does: (visitor) => visitor.get(`${beams}?sort=code_asc`),
		properties: { ...inBeams, count: number, page_number: 1, sort: "code_asc", style: "table", filters: 0 },
	},
];

// Shows R17.3, R17.4, R17.5, R17.6, R17.7, R17.8, R17.9, R17.10
describe("each event of the catalogue, without scripts or as scripts tell it", () => {
	it.each(rows)("$name: $where", async ({ name, does, properties }) => {
		const visitor = await TrackedVisitor.allowing(shop);
		await does(visitor);
		await expect
			.poll(async () => (await visitor.events()).filter((event) => event.event_type === name).map((event) => event.event_properties), {
				timeout: 5000,
			})
			.toContainEqual(properties);
	});

	it("all of them are in the table", () => {
		expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(Object.keys(events).sort());
	});
});

it("an event says when it was, of which browser and in which language, and nothing else", async () => {
	const visitor = await TrackedVisitor.allowing(shop, { choice: "all" }, "fi");
	await visitor.get(beams);
	await expect.poll(() => visitor.events()).toHaveLength(1);
	const [event] = await visitor.events();
	expect(event).toMatchObject({ language: "fi", platform: "Web", device_id: visitor.device });
	expect(Math.abs(Date.now() - (event?.time ?? 0))).toBeLessThan(60_000);
});

it("words that could tell of somebody are not told", async () => {
	const visitor = await TrackedVisitor.allowing(shop);
	const { path, fields } = await authForm(visitor, "passwordless");
	await visitor.post(path, { ...fields, email: "einkauf@stahlbau-weser.example" });
	await visitor.get("/new_search?search=einkauf%40stahlbau-weser.example");
	await expect
		.poll(async () => (await visitor.events()).map(({ event_properties }) => event_properties))
		.toContainEqual({ query: "", count: expect.any(Number), in: "page" });
	expect(JSON.stringify(await visitor.events())).not.toContain("stahlbau");
});
