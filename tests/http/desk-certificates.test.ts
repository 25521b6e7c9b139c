import { beforeAll, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { finnishBuyer, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces } from "../support/pdf-text";
import { sendFiles } from "../support/send-files";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let seller: Visitor;
beforeAll(async () => {
	seller = await signedInAtDesk(shared, "orders@desk.example");
});

const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");

/** An order of beams with a certificate, of which everything has left with one heat. */
async function delivered() {
	const buyer = new Visitor(shared.address, "fi");
	const thanks = await order(buyer, finnishBuyer, "12", { certificate: "on" });
	const number = orderNumberOf(thanks);
	const atDesk = `/desk/orders/${number.toLowerCase()}`;
	for (const intent of ["review", "ship"]) {
		const { fields: typed } = formOf(await seller.get(atDesk), `main form:has(button[value="${intent}"])`);
		await seller.post(atDesk, { ...typed, ...(intent === "ship" && { "heats.1": "A1" }) });
	}
	return { buyer, cart: thanks.path.replace(/\/confirmation$/, ""), number, page: `${atDesk}/certificates` };
}

// Shows R60.9
it("a maker's certificate is attached at the desk, without scripts, and the buyer reads it as it came", async () => {
	const { buyer, cart, number, page } = await delivered();
	expect(main(await seller.get(page.replace("/certificates", "")))).toContain("Attach a certificate");
	const { fields } = formOf(await seller.get(page), 'main form[enctype="multipart/form-data"]');
	expect(fields).toMatchObject({ delivery: `${number}-1`, line: "1", heat: "A1" });
	const send = (typed: Record<string, string>, files: [string, string][]) => sendFiles(seller, { path: page, fields: typed }, files);
	const wrong = await send(fields, [["mill.pdf", "<html>"]]);
	expect(wrong.status).toBe(422);
	expect(main(wrong)).toContain("Choose a PDF file.");
	const without = await send({ ...fields, heat: "" }, []);
	expect(without.status).toBe(422);
	expect((await send({ ...fields, heat: "B2" }, [["mill.pdf", "%PDF-1.7 mill"]])).status).toBe(303);
	const done = await seller.get(page);
	expect(main(done)).toContain("The certificate is attached.");
	expect(main(done)).toContain(`B2: ${number}-1-C1`);
	expect(main(done)).toContain("A1: certificate missing");
	const link = (await buyer.get(cart)).root.querySelector(`a[href$="${number.toLowerCase()}-1-c1.pdf"]`)?.getAttribute("href") ?? "";
	expect((await buyer.get(link)).text).toBe("%PDF-1.7 mill");
});

/** The row of an order in the list of certificates that are owed; null if it owes none. */
async function owedRow(number: string) {
	for (let page = 1; ; page += 1) {
		const { root } = await seller.get(`/desk/certificates${page === 1 ? "" : `?page=${page}`}`);
		const row = root.querySelector(`main tbody tr:has(a[href="/desk/orders/${number.toLowerCase()}/certificates"])`);
		if (row || !root.querySelector(`main nav a[href*="page=${page + 1}"]`)) return row;
	}
}

// Shows R60.98
it("a delivered line is in the list of owed certificates until its heat has one", async () => {
	const { number, page } = await delivered();
	const row = await owedRow(number);
	expect(row?.querySelectorAll("th, td").map(({ text }) => plainSpaces(text))).toEqual([
		`${number}-1`,
		expect.stringMatching(/\d{4}/),
		finnishBuyer.company,
		expect.stringMatching(/^1\. .+ · \S+$/),
		"A1",
	]);
	const first = (await seller.get("/desk")).root.querySelector('main li:has(a[href="/desk/certificates"])');
	expect(first?.text).toContain("Certificates owed");
	expect(first?.querySelector('a[href$="/certificates"][href^="/desk/orders/"]')).not.toBeNull();
	const { fields } = formOf(await seller.get(page), 'main form[enctype="multipart/form-data"]');
	expect((await sendFiles(seller, { path: page, fields }, [["mill.pdf", "%PDF-1.7 mill"]])).status).toBe(303);
	expect(await owedRow(number)).toBeNull();
	const accounts = await signedInAtDesk(shared, "accounts@desk.example");
	expect((await accounts.get("/desk/certificates")).status).toBe(403);
});
