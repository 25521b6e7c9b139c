import { expect, it } from "vitest";
import type { ErrorAnswer } from "../../../contract/errors";
import { BackendRefusal } from "../backend/errors.server";
import { refusedFields } from "./refusal.server";

const shown = (status: number, answer: Partial<ErrorAnswer>) =>
	refusedFields(new BackendRefusal(status, { error: "", code: "invalid", ...answer }), {}, ["amount", "city"]).errors;

it("says something of every refusal, beside the field that it is about", () => {
	expect(shown(422, { fields: { city: ["tooLong"] } })).toEqual({ city: ["tooLong"] });
	expect(shown(422, { fields: { city: ["a word of its own"] } })).toEqual({ city: ["invalid"] });
	expect(shown(422, { fields: { cart: ["cartFull"] } })).toEqual({ amount: ["cartFull"] });
	expect(shown(409, { code: "unavailable_goods" })).toEqual({ amount: ["unavailableGoods"] });
	const ofNoFieldOfTheForm = [{ taxNumber: ["taxNumber.wrong"] }, { taxNumber: ["required"] }].map((fields) => ({ fields }));
	for (const answer of [{}, { fields: {} }, { code: "last_owner" as const }, ...ofNoFieldOfTheForm])
		expect(shown(409, answer)).toEqual({ amount: ["refused"] });
});

it("never shows a message without the figures that it needs", () => {
	const fields = { amount: ["amount.belowMinimum"] };
	expect(shown(422, { fields, details: { minimum: 10 } })).toEqual(fields);
	expect(shown(422, { fields, details: { pack_size: 5 } })).toEqual({ amount: ["refused"] });
	expect(shown(422, { code: "amount_not_a_multiple" })).toEqual({ amount: ["refused"] });
});

it("leaves to the page of failures what is one", () => {
	expect(() => shown(503, { code: "payment_failed" })).toThrow();
	expect(() => refusedFields(new TypeError("Not a refusal."), {}, ["amount"])).toThrow("Not a refusal.");
});
