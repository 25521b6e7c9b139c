import { describe, expect, it } from "vitest";
import { sessionOf } from "../support/cookies";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, germanBuyer, order, orderNumberOf, summaryForm } from "../support/guest-order";
import { parsed, said } from "../support/order-agreement/check";
import { readPdf } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

/** The file as bytes, since the visitor only reads text. */
async function bytesOf(visitor: Visitor, path: string): Promise<Uint8Array> {
	return new Uint8Array(await (await fetch(shop + path, { headers: { Cookie: visitor.cookies.header } })).arrayBuffer());
}

function expectFile(page: Page, type: string, name: string): void {
	expect(page.status).toBe(200);
	expect(page.headers["content-type"]).toBe(type);
	expect(page.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
	expect(page.headers["cache-control"]).toBe("private, no-store");
	expect(page.headers["x-robots-tag"]).toBe("noindex");
	expect(page.headers["x-content-type-options"]).toBe("nosniff");
	expect(page.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
}

async function ordered(locale: "de" | "fi" = "de") {
	const visitor = new Visitor(shop, locale);
	const thanks = await order(visitor, { ...germanBuyer });
	return { visitor, path: thanks.path.replace("/confirmation", ""), number: orderNumberOf(thanks) };
}

async function openCart() {
	const visitor = new Visitor(shop, "de");
	await addBeam(visitor, "12");
	const path = await cartPath(visitor);
	return { visitor, path };
}

describe("the documents of an order", () => {
	// Shows R22.4
	it("are its owner's: the confirmation as PDF, and its data as UBL", async () => {
		const { visitor, path, number } = await ordered();
		expectFile(await visitor.get(`${path}/confirmation.pdf`), "application/pdf", `Eingangsbestaetigung-${number}.pdf`);
		const { text, links } = await readPdf(await bytesOf(visitor, `${path}/confirmation.pdf`));
		expect(text).toContain(`Eingangsbestätigung ${number}`);
		expect(text).toContain(germanBuyer.company);
		expect(text).toMatch(/IPE 200.* 12 Stück /);
		expect(links).toEqual([`${shop}${path}`]);

		const data = await visitor.get(`${path}/order.xml`);
		expectFile(data, "application/xml", `${number}.xml`);
		const document = parsed(data.text);
		// A guest's order is reviewed first: the document acknowledges receipt without agreeing.
		expect(said(document, "/*/concat(cbc:ID, ' ', cbc:OrderResponseCode, ' ', count(cac:OrderLine))")).toBe(`${number} AB 0`);
	});

	it("are in the order's language, whoever's page asks", async () => {
		const { visitor, path, number } = await ordered("fi");
		expect((await visitor.get(`${path}/confirmation.pdf`)).headers["content-disposition"]).toBe(
			`attachment; filename="vastaanottovahvistus-${number}.pdf"`,
		);
		const inGerman = new Visitor(shop, "de");
		for (const [name, value] of visitor.cookies) inGerman.cookies.set(name, value);
		const again = await inGerman.get(`${path}/confirmation.pdf`);
		expect(again.headers["content-disposition"]).toContain("vastaanottovahvistus");
	});

	// Shows H1.23
	it("are not found by others, by nobody, or before the order is sent: with a whole page", async () => {
		const { path } = await ordered();
		const cart = await openCart();
		await fillPaymentInfo(cart.visitor, cart.path, { ...germanBuyer });
		await choosePayment(cart.visitor, cart.path);
		await summaryForm(cart.visitor, cart.path);
		const stranger = await openCart();
		const asked: [Visitor, string][] = [
			[stranger.visitor, path],
			[new Visitor(shop, "de"), path],
			[cart.visitor, cart.path],
			[cart.visitor, "/cart/5f0c1d9e-8a55-4f5e-9a3c-0d9f0d6f2b11"],
			[cart.visitor, "/cart/nothing"],
		];
		for (const [visitor, where] of asked)
			for (const file of ["confirmation.pdf", "order.xml"]) {
				const page = await visitor.get(`${where}/${file}`);
				expect(page.status).toBe(404);
				expect(page.headers["content-type"]).toContain("text/html");
				expect(page.root.querySelector("h1")?.text).toMatch(/./);
				expect(page.text).not.toContain(germanBuyer.company);
			}
	});

	it("come from the backend with a name of their own, for the session alone, and lead to no other site", async () => {
		const { visitor, path, number } = await ordered();
		const uuid = path.split("/")[2];
		const ask = (call: string, session: string) =>
			fetch(`${backend}/orders/${call}`, { headers: { Locale: "en", ...(session && { "Session-Id": session }) } });
		const own = sessionOf(visitor);
		const pdf = await ask(`confirmation-pdf/${uuid}`, own);
		expect(pdf.status).toBe(200);
		expect(pdf.headers.get("Content-Disposition")).toContain(number);
		expect(pdf.headers.get("Cache-Control")).toBe("no-store");
		expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).links).toEqual([]);
		expect((await ask(`confirmation-pdf/${uuid}?host=https://evil.example`, own)).status).toBe(422);
		for (const session of ["", crypto.randomUUID()])
			for (const call of ["confirmation-pdf", "ubl", "offer-pdf"]) expect((await ask(`${call}/${uuid}`, session)).status).toBe(404);
		expect((await ask("ubl/nothing", own)).status).toBe(422);
	});
});

describe("the PDF of an offer", () => {
	// Shows R22.27
	it("is for everybody who has its address, with names for who made it alone", async () => {
		const { visitor, path } = await openCart();
		await fillPaymentInfo(visitor, path, { ...germanBuyer });
		const made = await fetch(`${backend}/orders/send-offer`, {
			method: "PATCH",
			headers: { Locale: "de", "Session-Id": sessionOf(visitor), "Content-Type": "application/json" },
			body: JSON.stringify({ uuid: path.split("/")[2], emails: [], idem: crypto.randomUUID(), host: "http://localhost" }),
		});
		const offer: { uuid: string; offer: { number: string } } = await made.json();
		const address = `/cart/${offer.uuid}/offer.pdf`;
		expectFile(await visitor.get(address), "application/pdf", `Angebot-${offer.offer.number}.pdf`);
		const own = await readPdf(await bytesOf(visitor, address));
		expect(own.text).toContain(germanBuyer.company);
		expect(own.links).toEqual([`${shop}/cart/${offer.uuid}`]);
		const others = await readPdf(await bytesOf(new Visitor(shop, "de"), address));
		expect(others.text).toContain(offer.offer.number);
		expect(others.text).toContain("IPE 200");
		for (const secret of [germanBuyer.company, germanBuyer.name, germanBuyer.email, germanBuyer.streetAddress])
			expect(others.text).not.toContain(secret);
		expect((await visitor.get(`${path}/offer.pdf`)).status).toBe(404);
		expect((await visitor.get(`/cart/${offer.uuid}/confirmation.pdf`)).status).toBe(404);
	});
});

describe("mails", () => {
	it("carry the confirmation along", async () => {
		const { visitor, number } = await ordered();
		const mails: { order_number: string | null; attachments?: { filename: string; type?: string }[] }[] = JSON.parse(
			(await visitor.get("/_dev/outbox.json")).text,
		);
		const mail = mails.find((one) => one.order_number === number);
		expect(mail?.attachments).toMatchObject([{ filename: `Eingangsbestaetigung-${number}.pdf`, type: "application/pdf" }]);
	});
});
