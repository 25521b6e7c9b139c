import { describe, expect, it } from "vitest";
import type { Language } from "../../contract/locale";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { storedCart } from "../support/stored-cart";
import { cartForm, type Page, Visitor, wholeCart } from "../support/visitor";

async function cartWithBeam(quantity: string, language: Language = "de") {
	const visitor = new Visitor(shared.address, language);
	await addBeam(visitor, quantity);
	const path = await cartPath(visitor);
	const stored = () => storedCart(shared.backend, visitor, path.split("/")[2] ?? "");
	return { visitor, path, page: await visitor.get(path), stored };
}

const buttons = (page: Page) => page.root.querySelectorAll('#cart section[aria-labelledby="load"] button[name="fill"]');
const offered = (page: Page): string[] => buttons(page).map((button) => button.getAttribute("value") ?? "");
const amount = (page: Page) => page.root.querySelector('#lines input[name="amount"]')?.getAttribute("value");

/** Presses the first button of the section, which sends the whole form. */
const pressed = (page: Page): [string, string][] => [...wholeCart(page), ["fill", offered(page)[0] ?? ""]];

// Shows R69.2, R69.3
describe("the button that fills the lorry", () => {
	it("adds the pieces, weight and price that it names, and leaves the freight as it was", async () => {
		const { visitor, path, page, stored } = await cartWithBeam("1");
		const before = await stored();
		const said = buttons(page)[0]?.text.replace(/\s+/g, " ") ?? "";
		const [, pieces, weight, price] = /^\+ (\d) Stück IPE 200.*: ([\d,]+) kg, ([\d,]+) €$/.exec(said.trim()) ?? [];
		expect([pieces, weight]).toEqual(["2", "268,8"]);
		const answer = await visitor.postOnce(path, pressed(page));
		expect([answer.status, answer.headers.location]).toEqual([303, path]);
		const after = await stored();
		expect(after.items.map(({ quantity }) => quantity)).toEqual([3]);
		expect(after.total_weight - before.total_weight).toBe(268_800);
		expect(after.total_price - before.total_price).toBe(Math.round(Number(price?.replace(",", ".")) * 100));
		const freight = ({ total_freight_price, total_packaging_price, total_crane_price, total_delivery_price }: typeof before) => [
			total_freight_price,
			total_packaging_price,
			total_crane_price,
			total_delivery_price,
		];
		expect(before.total_delivery_price).toBeGreaterThan(0);
		expect(freight(after)).toEqual(freight(before));
		const full = await visitor.get(path);
		expect(full.root.querySelector("[role=status]")?.text).toContain("IPE 200");
		expect(amount(full)).toBe("3");
		// 96.8 kg are left, and a piece has 134.4 kg.
		expect(offered(full)).toEqual([]);
	});

	it("adds them once if it is pressed twice", async () => {
		const { visitor, path, page, stored } = await cartWithBeam("1");
		await visitor.postOnce(path, pressed(page));
		expect((await visitor.postOnce(path, pressed(page))).status).toBe(303);
		expect((await stored()).items.map(({ quantity }) => quantity)).toEqual([3]);
	});

	it("counts from the saved quantity, whatever is typed in the line", async () => {
		const { visitor, path, page, stored } = await cartWithBeam("1");
		const { fields } = cartForm(page, "quantity");
		await visitor.postOnce(path, { ...fields, intent: "cart", amount: "9", fill: offered(page)[0] ?? "" });
		expect((await stored()).items.map(({ quantity }) => quantity)).toEqual([3]);
	});

	it("changes nothing if its value is not a quantity, or its line is not sent", async () => {
		const { visitor, path, page, stored } = await cartWithBeam("1");
		const line = offered(page)[0]?.split(".")[1];
		expect((await visitor.postOnce(path, [...wholeCart(page), ["fill", `many.${line}`]])).status).toBe(422);
		expect((await visitor.postOnce(path, [...wholeCart(page), ["fill", "3.line-1"]])).status).toBe(400);
		expect((await stored()).items.map(({ quantity }) => quantity)).toEqual([1]);
	});

	it("does not exist where every weight has the same freight", async () => {
		const { page } = await cartWithBeam("1", "en");
		expect(page.root.querySelector('section[aria-labelledby="load"]')?.text).toContain("the same freight at any weight");
		expect(offered(page)).toEqual([]);
	});
});
