import { beforeAll, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { finnishBuyer, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces } from "../support/pdf-text";
import { jpegOf } from "../support/pictures";
import { sendFiles } from "../support/send-files";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let seller: Visitor;
beforeAll(async () => {
	seller = await signedInAtDesk(shared, "orders@desk.example");
});

const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");
const jpeg = Buffer.from(jpegOf("beams on a lorry")).toString("latin1");

/** A reviewed order of twelve beams. */
async function reviewed() {
	const buyer = new Visitor(shared.address, "fi");
	const thanks = await order(buyer, finnishBuyer, "12");
	const number = orderNumberOf(thanks);
	const path = `/desk/orders/${number.toLowerCase()}`;
	const send = async (intent: string, typed: Record<string, string>, files: [string, string][] = []) => {
		const { fields } = formOf(await seller.get(path), `main form:has(button[value="${intent}"])`);
		return sendFiles(seller, { path, fields: { ...fields, ...typed, intent } }, files);
	};
	expect((await send("review", {})).status).toBe(303);
	return { buyer, cart: thanks.path.replace(/\/confirmation$/, ""), number, path, send };
}

// Shows R60.84
it("photographs come with a dispatch or later, without scripts, and the buyer alone sees them", async () => {
	const { buyer, cart, number, path, send } = await reviewed();
	expect((await send("ship", { "quantity.1": "5" }, [["beams.jpg", jpeg]])).status).toBe(303);
	expect(main(await seller.get(path))).toContain("The dispatch is recorded.");
	expect((await send("photograph", {}, [["more.jpg", `${jpeg}, closer`]])).status).toBe(303);
	const done = await seller.get(path);
	expect(main(done)).toContain("The photographs are added.");
	const shown = done.root.querySelectorAll("main img[src^='/desk/files/']").map((img) => img.getAttribute("src") ?? "");
	expect(shown).toHaveLength(2);
	expect((await seller.get(shown[0]?.replaceAll("&amp;", "&") ?? "")).status).toBe(200);
	const links = (await buyer.get(cart)).root.querySelectorAll("a[href^='/files/']").map((link) => link.getAttribute("href") ?? "");
	expect(links).toHaveLength(2);
	const [first = ""] = links;
	expect((await buyer.get(first)).status).toBe(200);
	expect((await new Visitor(shared.address, "fi").get(first)).status).toBe(404);
	expect(main(done)).toContain(`${number}-1`);
});

it("a photograph that is none is refused, and never holds up a dispatch", async () => {
	const { path, send } = await reviewed();
	const sent = await send("ship", {}, [["beams.jpg", "<html>"]]);
	expect(sent.status).toBe(303);
	const page = await seller.get(path);
	expect(main(page)).toContain("The dispatch is recorded, but a photograph was not accepted");
	expect(main(page)).toContain("12 of 12");
	const wrong = await send("photograph", {}, [["beams.jpg", "<html>"]]);
	expect(wrong.status).toBe(422);
	expect(main(wrong)).toContain("A photograph was not accepted");
	const none = await send("photograph", {});
	expect(none.status).toBe(422);
	const six = await send(
		"photograph",
		{},
		Array.from({ length: 6 }, (_, index) => [`${index}.jpg`, jpeg]),
	);
	expect(six.status).toBe(422);
	expect(main(six)).toContain("Attach five files at most.");
	const foreign = await send("photograph", { delivery: "CB-1-1" }, [["beams.jpg", jpeg]]);
	expect(foreign.status).toBe(400);
});
