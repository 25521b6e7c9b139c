import { request } from "node:http";
import { afterEach, expect, it } from "vitest";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount } from "../support/visiting-account";
import { Visitor } from "../support/visitor";

const { backend, shop, fail, well } = await failingShop(shared.backend);
afterEach(well);

/** The number of sequential calls before a page's first byte. Each takes half a second. */
async function callsBefore(path: string, { host, cookies }: Visitor): Promise<number> {
	await fail("late");
	return new Promise((resolve, reject) => {
		const headers = { Host: host, Cookie: `${cookies.header}; js=1` };
		const asked = request({ host: "127.0.0.1", port: shop.port, path, headers }, (answer) => {
			const before = backend.answeredInSequence;
			answer.resume().on("end", () => (answer.statusCode === 200 ? resolve(before) : reject(new Error(`${path}: ${answer.statusCode}`))));
			answer.on("error", reject);
		});
		asked.on("error", reject).end();
	});
}

// Shows R59.3
it.each([["/products/ipe-200"], ["/categories/ipe-beams"], ["/new_search?search=ipe+200"]])(
	"the first byte of %s waits for one call, which nothing goes before",
	async (path) => {
		expect(await callsBefore(path, new Visitor(shop.address))).toBe(1);
	},
);

// Shows R59.3
it("so does that of a cart; a page of an account waits for two", async () => {
	const visitor = new Visitor(shop.address);
	await addBeam(visitor, "12");
	expect(await callsBefore(await cartPath(visitor), visitor)).toBe(1);
	await well();
	const { visitor: buyer } = await newAccount({ shop: shop.address, backend: shared.backend });
	expect(await callsBefore("/users/orders", buyer)).toBe(2);
});
