import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorAnswer } from "../../contract/errors";
import { users } from "../../contract/users";
import { accountOf, signedIn } from "../../tests/support/account";
import { type Backend, type Caller, startBackend } from "../../tests/support/backend";
import { insertTranslated } from "../../tests/support/fixture-sql";
import { sessionDigest } from "../platform/sessions";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const current = async (caller: Caller) => users.current.answer.parse((await caller.call("GET", "/users/current")).body);

const information = {
	company: "Teräsrakenne Oy",
	vatid: "FI 2077474 0",
	customername: "Aino Virtanen",
	phonenumber: "040 123 4567",
	billingaddress: "Rautatie 1",
	billingaddress_additional_line: "",
	billingpostcode: "FI-33100",
	billingcity: "Tampere",
	billingCountry: "FI",
};

async function refusalOf(caller: Caller, id: number | string, changes: object) {
	const { status, body } = await caller.call("PATCH", `/users/update/${id}`, { ...information, ...changes });
	return { status, ...errorAnswer.parse(body) };
}

const day = (offset: number) => new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe("the signed-in user", () => {
	// Shows R13.12, R26.10
	it("is null for a guest, for an ended session and for a deleted account", async () => {
		expect(await current(backend.caller())).toBeNull();
		const ended = await accountOf(backend);
		await backend.db
			.prepare("UPDATE sessions SET expires_at = '2020-01-01T00:00:00Z' WHERE id = ?")
			.bind(sessionDigest(ended.session))
			.run();
		expect(await current(ended)).toBeNull();
		const deleted = await accountOf(backend);
		await backend.db.prepare("UPDATE users SET is_deleted = 1 WHERE id = ?").bind(deleted.id).run();
		expect(await current(deleted)).toBeNull();
	});

	// Shows R13.14, R14.1
	it("has its fields, and never the password", async () => {
		const aino = await accountOf(backend, { email: "aino@tili.example", password: "Teras123", columns: { company: "Tili Oy" } });
		const { body } = await aino.call("GET", "/users/current");
		expect(users.current.answer.parse(body)).toMatchObject({
			userid: aino.id,
			email: "aino@tili.example",
			company: "Tili Oy",
			isverified: true,
			isdeleted: false,
			hasPassword: true,
			can_see_hidden: false,
			has_approvals: false,
			has_invoices: true,
			has_addresses: true,
			has_claims: true,
			discount_link: [],
		});
		expect(JSON.stringify(body)).not.toContain("scrypt");
		expect((await current(await accountOf(backend)))?.hasPassword).toBe(false);
	});

	// Shows R12.4
	it("has its active and upcoming discounts, by end and then by threshold, in the reader's language", async () => {
		const buyer = await accountOf(backend, { locale: "en" });
		const own = { kind: "personal", user_id: buyer.id };
		const discounts = [
			...insertTranslated("discount", { ...own, id: 1, percent_bp: 500 }, { title: { en: "Usual", fi: "Tavallinen" } }),
			...insertTranslated(
				"discount",
				{ ...own, id: 2, percent_bp: 750, threshold: 200_000, start_date: day(5), end_date: day(20) },
				{ title: { en: "Spring" } },
			),
			...insertTranslated("discount", { ...own, id: 3, percent_bp: 600, threshold: 100_050, end_date: day(20) }, {}),
			...insertTranslated("discount", { ...own, id: 4, percent_bp: 900, end_date: day(-2) }, { title: { en: "Over" } }),
		];
		await backend.db.batch(discounts.map((statement) => backend.db.prepare(statement)));
		expect((await current(buyer))?.discount_link.map(({ discount_row }) => discount_row)).toEqual([
			{ title: "", on: "", percentage: 6, threshold: 100_050, start_date: null, end_date: day(20) },
			{ title: "Spring", on: "", percentage: 7.5, threshold: 200_000, start_date: day(5), end_date: day(20) },
			{ title: "Usual", on: "", percentage: 5, threshold: 0, start_date: null, end_date: null },
		]);
		expect((await current(await accountOf(backend)))?.discount_link).toEqual([]);
	});
});

describe("account information", () => {
	// Shows R14.1
	it("is stored in the format of orders, for all sessions of the account", async () => {
		const buyer = await accountOf(backend);
		const answer = users.update.answer.parse((await buyer.call("PATCH", `/users/update/${buyer.id}`, information)).body);
		const stored = { ...information, vatid: "2077474-0", phonenumber: "+358401234567", billingpostcode: "33100" };
		expect(answer).toMatchObject({ ...stored, userid: buyer.id, email: buyer.email });
		expect(await current(await signedIn(backend, buyer.id))).toEqual(answer);
	});

	it("may be incomplete, and keeps the second address line if it is omitted", async () => {
		const buyer = await accountOf(backend, { columns: { billingaddress_additional_line: "Tor 3", company: "Alt GmbH" } });
		const { billingaddress_additional_line: _, ...others } = information;
		const empty = Object.fromEntries(Object.keys(others).map((name) => [name, ""]));
		const answer = await buyer.call("PATCH", `/users/update/${buyer.id}`, { ...empty, billingCountry: "DE" });
		expect(users.update.answer.parse(answer.body)).toMatchObject({
			company: "",
			vatid: "",
			phonenumber: "",
			billingpostcode: "",
			billingCountry: "DE",
			billingaddress_additional_line: "Tor 3",
		});
	});

	it.each([
		["VAT id", { vatid: "123" }, { vatid: ["vat.format.FI"] }],
		["VAT id of another country", { vatid: "DE136695976" }, { vatid: ["vat.format.FI"] }],
		["German VAT id", { vatid: "136695976", billingCountry: "DE", phonenumber: "" }, { vatid: ["vat.format.DE"] }],
		["Estonian VAT id", { vatid: "12345678", billingCountry: "EE", phonenumber: "" }, { vatid: ["vat.format.EE"] }],
		["phone", { phonenumber: "12" }, { phonenumber: ["phone.invalid"] }],
		["postcode", { billingpostcode: "1234" }, { billingpostcode: ["postCode.format"] }],
		["country", { billingCountry: "SE" }, { billingCountry: ["country.required"] }],
		["name", { customername: "x".repeat(121) }, { customername: ["tooLong"] }],
		["several at once", { phonenumber: "12", vatid: "1" }, { phonenumber: ["phone.invalid"], vatid: ["vat.format.FI"] }],
	])("with an invalid %s is refused with a message beside the field, and not stored", async (_, changes, fields) => {
		const buyer = await accountOf(backend);
		expect(await refusalOf(buyer, buyer.id, changes)).toMatchObject({ status: 422, code: "invalid", fields });
		expect((await current(buyer))?.company).toBe("");
	});

	it("accepts a VAT id with a wrong check digit, as orders do", async () => {
		const buyer = await accountOf(backend);
		const answer = await buyer.call("PATCH", `/users/update/${buyer.id}`, { ...information, vatid: "1234567-8" });
		expect(users.update.answer.parse(answer.body).vatid).toBe("1234567-8");
	});

	// Shows R26.11, H1.21
	it("is refused for guests, other accounts and unknown ones, the last two alike", async () => {
		const buyer = await accountOf(backend);
		const other = await accountOf(backend);
		const foreign = await refusalOf(buyer, other.id, {});
		expect(foreign).toMatchObject({ status: 404, code: "not_found" });
		expect(await refusalOf(buyer, 999_999, {})).toEqual(foreign);
		expect(await refusalOf(backend.caller(), other.id, {})).toMatchObject({ status: 401, code: "not_signed_in" });
		expect((await current(other))?.company).toBe("");
	});
});
