import { expect, it } from "vitest";
import type { ErrorAnswer } from "../../../contract/errors";
import { sentProblems } from "./refused-items";

const row = (id: number) => ({ suppliedVariantId: id, field: `amount.${id}`, typed: "4", amount: 4, error: null });
const problems = (answer: Partial<ErrorAnswer>, ...ids: number[]) =>
	sentProblems({ error: "", code: "invalid", ...answer }, { idem: "", rows: ids.map(row), cut: null, hasCertificate: false, sawList: [] });

it("puts what is wrong with goods beside the quantity, though no field is named", () => {
	expect(problems({ code: "unavailable_goods" }, 17)).toEqual({ "amount.17": { error: "unavailableGoods", details: {} } });
	const details = { minimum: 10, pack_size: 5 };
	expect(problems({ code: "amount_below_minimum", details }, 17)).toEqual({ "amount.17": { error: "amount.belowMinimum", details } });
	expect(problems({ code: "amount_not_a_multiple" }, 17)).toEqual({ "amount.17": { error: "refused", details: {} } });
});

it("says of the form as a whole what is about none of its rows", () => {
	const refused = { "": { error: "refused", details: {} } };
	expect(problems({ code: "unavailable_goods" }, 17, 18)).toEqual(refused);
	expect(problems({ fields: { taxNumber: ["required"] } }, 17)).toEqual(refused);
	expect(problems({ fields: { "more.4.amount": ["amount.belowMinimum"] }, details: { "more.4.minimum": 9 } }, 17)).toEqual(refused);
	expect(problems({ fields: { cart: ["cartFull"] } }, 17)).toEqual({ "": { error: "cartFull", details: {} } });
	expect(problems({ code: "too_many_attempts" }, 17)).toEqual({ "": { error: "tooManyAttempts", details: {} } });
});

it("finds the rows that are named, each with its figures", () => {
	const fields = { amount: ["amount.belowMinimum"], "more.0.amount": ["amount.notAMultiple"] };
	expect(problems({ code: "amount_below_minimum", fields, details: { minimum: 10, "more.0.pack_size": 5 } }, 17, 18)).toEqual({
		"amount.17": { error: "amount.belowMinimum", details: expect.objectContaining({ minimum: 10 }) },
		"amount.18": { error: "amount.notAMultiple", details: { pack_size: 5 } },
	});
});
