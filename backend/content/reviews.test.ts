import { afterAll, expect, it } from "vitest";
import { content } from "../../contract/content";
import { startBackend } from "../../tests/support/backend";
import { insert } from "../../tests/support/fixture-sql";

const backend = await startBackend();
afterAll(backend.dispose);

const get = async (locale: "de" | "en" | "ee" | "fi") => {
	const { status, body } = await backend.caller(locale).call("GET", "/static/reviews");
	expect(status).toBe(200);
	return content.reviews.answer.parse(body);
};

const sent = "2026-03-02T10:30:00Z";
const sentAt = { version: 1, processed_at: sent, updated_at: sent, session_id: "", snapshot: "{}" };
const order = (id: number, state: string | null) => [
	insert("carts", { id, uuid: crypto.randomUUID(), session_id: "", locale: "de", created_at: sent, updated_at: sent }),
	...(state ? [insert("orders", { ...sentAt, id, order_number: `CB-${id}`, state })] : []),
	form(id, "billing", "Dortmund"),
];
const form = (cart_id: number, type: string, city: string) =>
	insert("cart_forms", {
		cart_id,
		type,
		city,
		company: "",
		name: "",
		phone: "",
		email: "",
		street_address: "",
		post_code: "",
		country: "DE",
	});
const review = (order_id: number, rating: number, text: string, written_on = "2026-03-14") =>
	insert("reviews", { order_id, rating, text, language: "de", written_on });

it("are empty if nobody has reviewed", async () => {
	expect(await get("de")).toEqual({ rating: null, count: 0, reviews: [] });
});

it("cannot refer to a product that was not ordered", async () => {
	await run(order(5, null));
	for (const row of [review(999, 5, "Nie bestellt"), review(5, 1, "Nur ein Warenkorb")])
		await expect(backend.db.prepare(row).run()).rejects.toThrow(/FOREIGN KEY/);
});

const run = (statements: string[]) => backend.db.batch(statements.map((statement) => backend.db.prepare(statement)));

// Shows R2.1
it("count delivered orders only, and are in the reader's language if translated", async () => {
	await run([
		...[...order(1, "done"), ...order(2, "done"), ...order(3, "done"), ...order(4, "in_delivery")],
		form(1, "shipping", "Unna"),
		...[review(1, 5, "Alles da"), review(2, 4, "", "2026-03-15"), review(3, 4, "Spät, aber gut", "2026-03-13")],
		review(4, 1, "Noch unterwegs"),
		insert("review_translations", { order_id: 1, language: "fi", text: "Kaikki perillä" }),
		form(3, "shipping", "Tallinn"),
	]);
	const german = await get("de");
	expect(german.rating).toBe(4.3);
	expect(german.count).toBe(3);
	expect(german.reviews).toEqual([
		{
			...{ rating: 5, text: "Alles da", language: "de", original: "de", city: "Unna", country: "DE" },
			...{ ordered: "2026-03-02", written: "2026-03-14" },
		},
		expect.objectContaining({ text: "Spät, aber gut", city: "Tallinn" }),
	]);
	const finnish = await get("fi");
	expect(finnish.reviews.map(({ text, language, original, city }) => [text, language, original, city])).toEqual([
		["Kaikki perillä", "fi", "de", "Unna"],
		["Spät, aber gut", "de", "de", "Tallinna"],
	]);
	expect([finnish.rating, finnish.count]).toEqual([4.3, 3]);
});

// Shows R23.4
it("are returned with the newest six texts, and counted with all", async () => {
	await run(
		Array.from({ length: 8 }, (_, index) => [
			...order(10 + index, "done"),
			review(10 + index, 3, `Text ${index}`, `2026-05-0${index + 1}`),
		]).flat(),
	);
	const { reviews, count } = await get("de");
	expect(reviews.map(({ text }) => text)).toEqual([7, 6, 5, 4, 3, 2].map((index) => `Text ${index}`));
	expect(count).toBe(11);
});
