import { describe, expect, it } from "vitest";
import { type CategoryHit, type Hit, type HitPage, isHitPage, type SizeHit } from "./hit-page";

const hit: Hit = {
	id: 1,
	position: 1,
	code: "CR-000001",
	title: "IPE 200",
	address: "/products/ipe-200",
	measures: "h 200",
	picture: null,
	price: "12,00 €",
	unit: "/ m",
	stock: "available",
	stockWord: "Auf Lager",
	delivery: "",
	supply: { id: 1, min_order: 1, pack_size: 1 },
	unitOfSale: "piece",
};
const size: SizeHit = { title: "IPE 200", address: "/products/ipe-200", measures: "h 200", count: "4 Varianten" };
const category: CategoryHit = { title: "IPE", address: "/categories/ipe", count: "12 Varianten", picture: "/drawings/ipe.svg" };
const page: HitPage = {
	words: "ipe",
	corrected: null,
	missing: null,
	count: 1,
	hits: [hit],
	sizes: [size],
	understood: [{ label: "Menge", value: "12" }],
	quantity: 12,
	categories: [category],
	answers: [{ title: "Was kostet die Lieferung?", address: "/faq#delivery-cost" }],
	queryId: 7,
};

describe("an answer of the search", () => {
	it("is taken as a page of hits when every field is of its type", () => {
		expect(isHitPage(page)).toBe(true);
		expect(isHitPage({ ...page, corrected: "ipe", missing: "ipb", hits: [], categories: [], answers: [], queryId: null })).toBe(true);
	});

	it.each([null, "ipe", 1, [], {}])("is refused when it is %j", (answer) => {
		expect(isHitPage(answer)).toBe(false);
	});

	it.each(Object.keys(page))("is refused without a valid %s", (field) => {
		expect(isHitPage({ ...page, [field]: undefined })).toBe(false);
		expect(isHitPage({ ...page, [field]: {} })).toBe(false);
	});

	it.each(Object.keys(hit))("is refused when a hit has no valid %s", (field) => {
		expect(isHitPage({ ...page, hits: [hit, { ...hit, [field]: undefined }] })).toBe(false);
	});

	it.each(Object.keys(category))("is refused when a category has no valid %s", (field) => {
		expect(isHitPage({ ...page, categories: [{ ...category, [field]: undefined }] })).toBe(false);
	});
});
