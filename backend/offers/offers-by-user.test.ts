import { afterAll, beforeAll, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, newCart } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";
import { freshVat } from "../../tests/support/fresh-vat";

let backend: Backend;
let team: CompanyTeam;
let stranger: Account;
let made: Record<"owner" | "buyer", string>;

const vat = freshVat();

/** @returns the number of an offer made out to the company of a VAT id */
async function offerOf(maker: Account, of: string): Promise<string> {
	const { uuid } = await newCart(maker, supplies.beam, 2);
	cartOf(await maker.call("POST", "/orders/add", added(supplies.packed, 10, { uuid })));
	await checkOut(maker, uuid, { ...billing.FI, vat: of });
	const body = { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost };
	return cartOf(await maker.call("PATCH", "/orders/send-offer", body)).offer?.number ?? "";
}

beforeAll(async () => {
	backend = await startBackend();
	team = await companyTeam(backend, null, `FI${vat.replace("-", "")}`);
	stranger = await accountOf(backend);
	made = { owner: await offerOf(team.owner, vat), buyer: await offerOf(team.buyer, vat) };
	// Another company's offer stays hidden from colleagues.
	await offerOf(team.buyer, freshVat());
	await offerOf(stranger, vat);
}, 30_000);
afterAll(() => backend.dispose());

async function found(caller: Pick<Account, "call">, query = "") {
	const answer = orders.offersByUser.answer.parse((await caller.call("GET", `/orders/offers-by-user${query}`)).body);
	return { numbers: answer.offers.map(({ number }) => number), ...answer };
}

// Shows R14.9, R22.38
it("lists the account's own offers, the newest first, page by page", async () => {
	const { numbers, count, offers } = await found(team.buyer);
	expect(count).toBe(2);
	expect(numbers[1]).toBe(made.buyer);
	expect(offers[1]).toMatchObject({ is_valid: true, length: 2, orders: 0, of_colleague: null });
	expect(offers[1]?.titles).toHaveLength(2);
	expect((await found(team.buyer, "?range=[1,1]")).numbers).toEqual([made.buyer]);
	expect((await found(backend.caller())).count).toBe(0);
});

// Shows R14.9
it("lists those of colleagues for the company to who may read their orders", async () => {
	const { numbers, offers } = await found(team.owner, "?of=company");
	expect(numbers).toEqual([made.buyer, made.owner]);
	expect(offers[0]?.of_colleague).toEqual({ name: "Aino Ostaja" });
	expect((await found(team.approver, "?of=company")).numbers).toEqual([made.buyer, made.owner]);
	expect((await found(team.buyer, "?of=company")).numbers).toEqual([made.buyer]);
	expect((await found(stranger, "?of=company")).count).toBe(0);
});

// Shows R14.9
it("narrows them by words, by whether they hold, and by days", async () => {
	const { offers } = await found(team.buyer);
	const [offer] = offers;
	expect((await found(team.buyer, `?search=${offer?.number.toLowerCase()}`)).numbers).toEqual([offer?.number]);
	const title = encodeURIComponent(offer?.titles[0]?.split(",")[0]?.toUpperCase() ?? "?");
	expect((await found(team.buyer, `?search=${title}&state=valid`)).count).toBe(2);
	for (const none of ["search=nothing-like-it", "state=expired", "state=ordered", "until=2020-01-01"])
		expect(await found(team.buyer, `?${none}`), none).toMatchObject({ count: 0, offers: [], is_sought: true });
});
