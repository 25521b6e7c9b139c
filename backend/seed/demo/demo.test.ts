import { describe, expect, it } from "vitest";
import { languages } from "../../../contract/locale";
import { orderStates } from "../../../contract/values/order-states";
import { parsePhone } from "../../../contract/values/phone";
import { parseVatId } from "../../../contract/values/vat-id";
import { products } from "../../../tests/support/example-catalogue";
import { isSameHolder } from "../../orders/account-buyer";
import { companies } from "../content/companies";
import { rowsBesideCatalogue } from "../seed";
import { sets } from "../sets";
import { accountRows, demoAccounts } from "./accounts";
import { basketSets, baskets } from "./baskets";
import { reviewRows } from "./demo-reviews";
import { formColumns, formRows, openOrders } from "./order-rows";
import { plannedOrders } from "./planned-orders";
import { reviewTexts } from "./review-texts";

const now = new Date("2026-11-21T09:00:00Z");
const orders = plannedOrders(now);

describe("the demo accounts", () => {
	it("belong to companies of the register, under their own names", () => {
		for (const { vat, company, country, street, postcode, city } of Object.values(demoAccounts)) {
			const id = parseVatId(vat, country)?.international;
			expect(companies.find(([known]) => known === id)?.slice(1, 6)).toEqual([company, street, postcode, city, country]);
		}
	});

	it("have phone numbers of their countries", () => {
		for (const { phone, country } of Object.values(demoAccounts)) expect(parsePhone(phone, country)).toBe(phone);
	});

	it("are not in the seed of a deployed shop", () => {
		const emails: unknown[] = [];
		for (const { table, columns, rows } of rowsBesideCatalogue()) {
			expect(["teams", "team_members", "sessions", "orders"]).not.toContain(table);
			if (table === "users") emails.push(...rows.map((row) => row[columns.indexOf("email")]));
		}
		expect(emails).toEqual(["purchasing@crossbar.example"]);
	});

	it("have prices that are active, expired or upcoming, relative to the day", () => {
		const [, , , discounts] = accountRows({ on: "2026-11-21", passwordHash: "x" });
		const at = (name: string) => discounts?.columns.indexOf(name) ?? -1;
		const days = discounts?.rows.map((row) => [row[at("start_date")], row[at("end_date")]]);
		expect(days).toContainEqual([null, "2027-12-31"]);
		expect(days).toContainEqual(["2028-01-01", "2029-12-31"]);
	});
});

describe("their orders", () => {
	it("are always the same, several hundred, in the past, and in order", () => {
		expect(plannedOrders(now)).toEqual(orders);
		expect(orders.filter(({ buyer }) => buyer.account.email === "purchaser@demo.example")).toHaveLength(240);
		const times = orders.map(({ at }) => at);
		expect(times).toEqual(times.toSorted());
		for (const { at, lines } of orders) {
			expect(Date.parse(at)).toBeLessThan(now.getTime());
			expect([0, 6]).not.toContain(new Date(at).getUTCDay());
			expect(lines.length).toBeGreaterThan(0);
		}
	});

	it.each(["2026-01-01T00:30:00Z", "2027-03-01T05:10:00Z", "2027-02-28T12:00:00Z"])(
		"are of the past whenever they are made, %s",
		(time) => {
			for (const { at } of plannedOrders(new Date(time))) expect(Date.parse(at)).toBeLessThan(Date.parse(time));
		},
	);

	it("of the purchaser are in every state, and tracked if they have a carrier", () => {
		const own = orders.filter(({ buyer }) => buyer.account.email === "purchaser@demo.example");
		expect(new Set(own.map(({ state }) => state))).toEqual(new Set(orderStates.filter((state) => state !== "in_review")));
		for (const { state, shipment } of orders) if (shipment) expect(["in_delivery", "done"]).toContain(state);
		expect(own.filter(({ shipment }) => shipment).length).toBeGreaterThan(100);
	});

	it("are each of the company that the register has under their VAT id, which makes one abroad free of VAT", () => {
		for (const order of openOrders(orders)) {
			const [billing] = formRows(order).map((row) => Object.fromEntries(row.map((cell, index) => [formColumns[index], cell])));
			const { vat, country, vat_check: check, vat_name: holder, company } = billing ?? {};
			expect(check).toBe("valid");
			expect(isSameHolder(String(holder), String(company))).toBe(true);
			expect(companies.find(([known]) => known === vat || known === `${country}${String(vat).replace("-", "")}`)?.[1]).toBe(holder);
		}
	});

	it("are of goods that the catalogue has", () => {
		const slugs = new Set(products.map(({ product }) => product));
		expect(
			baskets
				.flat()
				.map(({ product }) => product)
				.filter((slug) => !slugs.has(slug)),
		).toEqual([]);
		expect(basketSets.filter((slug) => !sets.some((set) => set.slug === slug))).toEqual([]);
	});
});

describe("their reviews", () => {
	const delivered = Array.from({ length: 60 }, (_, index) => ({
		...{ id: 60 - index, user: 2 + (index % 5), at: `2026-0${9 - Math.floor(index / 10)}-10T08:00:00Z` },
		...{ certificate: index % 2, cut: index % 3 === 0 ? 1 : 0, site: 1 },
	}));

	it("refer to one order each, match it, and are in four languages", () => {
		const [reviews, translations] = reviewRows(delivered);
		const ids = reviews?.rows.map(([order]) => order) ?? [];
		expect(new Set(ids).size).toBe(ids.length);
		const written = reviews?.rows.filter(([, , text]) => text !== "") ?? [];
		expect(written).toHaveLength(reviewTexts.length);
		expect(ids.length).toBeGreaterThan(written.length);
		for (const [index, [order, rating, text, language, writtenOn]] of written.entries()) {
			const of = delivered.find(({ id }) => id === order);
			const review = reviewTexts[index];
			if (review && review.about !== "anything") expect(of?.[review.about], String(text)).toBe(1);
			expect(of?.user).toBe(demoAccounts[review?.account ?? "german"].id);
			expect(rating).toBe(review?.rating);
			expect(String(writtenOn) > String(of?.at)).toBe(true);
			const others = translations?.rows.filter(([translated]) => translated === order).map(([, other]) => other);
			expect([...(others ?? []), language].sort()).toEqual([...languages]);
		}
	});

	it("do not exist without a delivery", () => {
		for (const { rows } of reviewRows([])) expect(rows).toEqual([]);
	});
});
