import { formOf, type Page, type Visitor } from "./visitor";

/** A German buyer with a valid VAT id, by field name of the form. */
export const germanBuyer = {
	vat: "DE136695976",
	company: "Stahlbau Reinhardt GmbH",
	name: "Jürgen Müller",
	phone: "0421 1234567",
	email: "einkauf@stahlbau-weser.example",
	streetAddress: "Industriestraße 12",
	postCode: "28195",
	city: "Bremen",
	country: "DE",
} as const;

export const finnishBuyer = {
	vat: "2077474-0",
	company: "Teräsrakenne Pohjola Oy",
	name: "Äidinkieli Öhman",
	phone: "040 1234567",
	email: "ostot@pohjola.example",
	streetAddress: "Terästie 1",
	postCode: "00380",
	city: "Helsinki",
	country: "FI",
} as const;

export const estonianBuyer = {
	vat: "EE100931558",
	company: "Põhjala Teraskonstruktsioonid OÜ",
	name: "Jüri Õunapuu",
	phone: "5123 4567",
	email: "ost@pohjaterras.example",
	streetAddress: "Tehase 4",
	postCode: "10621",
	city: "Tallinn",
	country: "EE",
} as const;

/** A buyer for each language, from the default country of its form. */
export const buyers = { de: germanBuyer, en: finnishBuyer, et: estonianBuyer, fi: finnishBuyer } as const;

/**
 * Finds the bar by search, product page and variant row, and adds it.
 * @param more additional form fields
 * @returns the page with the cart's link
 */
export async function addBeam(visitor: Visitor, amount: string, code = "6 m S355J2", more: Record<string, string> = {}): Promise<Page> {
	const page = await visitor.get(`/new_search?search=${encodeURIComponent(`IPE 200 ${code}`)}`);
	const row = page.root
		.querySelectorAll("main tbody tr, main li")
		.find((candidate) => candidate.text.includes("IPE 200") && candidate.querySelector('[name^="amount."]'));
	if (!row) throw new Error(`No IPE 200 is to be had on ${page.path} (${page.status})`);
	const link = row.querySelector('a[href*="/products/ipe-200"]')?.getAttribute("href")?.replaceAll("&amp;", "&");
	const product = await visitor.get(link ?? "");
	const form = formOf(product, 'form[action="/cart/items"]:has([name="suppliedVariantId"])');
	return visitor.post(form.path, { ...form.fields, ...more, amount });
}

/** @returns the cart's path: /cart/{uuid} */
export async function cartPath(visitor: Visitor): Promise<string> {
	const { path } = await visitor.get("/cart");
	return path;
}

/** Step 2. @returns the next page, or step 2 with error messages */
export async function fillPaymentInfo(visitor: Visitor, cart: string, buyer: Partial<Record<string, string>>): Promise<Page> {
	const page = await visitor.get(`${cart}/payment-info`);
	const form = formOf(page, 'main form:has(input[name="vat"])');
	const fields: Record<string, string> = { ...form.fields };
	for (const [name, value] of Object.entries(buyer)) if (value !== undefined) fields[name] = value;
	return visitor.post(form.path, fields);
}

/** Step 3 with its defaults. */
export async function choosePayment(visitor: Visitor, cart: string, changes: Record<string, string> = {}): Promise<Page> {
	const page = await visitor.get(`${cart}/payment-method`);
	const form = formOf(page, 'main form:has(input[name="deliveryMethodType"])');
	return visitor.post(form.path, { ...form.fields, paymentMethod: "invoice", ...changes });
}

/** The filled-in form of step 4, which can be submitted more than once. */
export async function summaryForm(visitor: Visitor, cart: string) {
	const form = formOf(await visitor.get(`${cart}/summary`), 'main form:has(input[name="authorityConfirmed"])');
	return { path: form.path, fields: { ...form.fields, authorityConfirmed: "on" } };
}

/** @throws the page's message if a step was refused */
function expectStep({ path, status, root }: Page, step: string): void {
	if (!path.endsWith(`/${step}`))
		throw new Error(`Not at ${step}: ${path} (${status}): ${root.querySelector("main")?.text.replace(/\s+/g, " ")}`);
}

/** The whole checkout. @param more additional fields of the line @returns the confirmation page */
export async function order(
	visitor: Visitor,
	buyer: Record<string, string>,
	amount = "12",
	more: Record<string, string> = {},
): Promise<Page> {
	await addBeam(visitor, amount, "6 m S355J2", more);
	const cart = await cartPath(visitor);
	expectStep(await fillPaymentInfo(visitor, cart, buyer), "payment-method");
	expectStep(await choosePayment(visitor, cart), "summary");
	const form = await summaryForm(visitor, cart);
	return visitor.post(form.path, form.fields);
}

export interface SentMail {
	kind: string;
	locale: string;
	to: string[];
	subject: string;
	text: string;
	html: string;
	order_number: string | null;
	state: "waiting" | "being sent" | "sent" | "given up";
	attempts: number;
}

/** The mails to this order's buyer. */
export async function mailsOf(visitor: Visitor, orderNumber: string): Promise<SentMail[]> {
	const page = await visitor.get("/_dev/outbox.json");
	const mails: SentMail[] = JSON.parse(page.text);
	return mails.filter((mail) => mail.order_number === orderNumber);
}

/** The order number (CB-10001) on the confirmation page. */
export function orderNumberOf(page: Page): string {
	const number = /CB-\d+/.exec(page.root.querySelector("main")?.text ?? "")?.[0];
	if (!number) throw new Error(`No order number on ${page.path} (${page.status})`);
	return number;
}

/** A company in the register that cannot pay by invoice. */
export const poorCompany = { ...germanBuyer, vat: "DE291470353", company: "Zaunmontage Rhein-Neckar GmbH" };
