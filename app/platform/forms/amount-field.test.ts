import { expect, test } from "vitest";
import { amountField } from "./amount-field";

test.each([
	["12", 12],
	["12 ", 12],
	[" 1 200", 1200],
	["1\u00a0200", 1200],
	["+3", 3],
])("%j is %i", (text, amount) => {
	expect(amountField.parse(text)).toBe(amount);
});

test.each([
	[undefined, "amount.required"],
	["", "amount.required"],
	["  ", "amount.required"],
	["0", "amount.positive"],
	["-1", "amount.positive"],
	["1.5", "amount.whole"],
	["1,5", "amount.whole"],
	["1e9", "amount.whole"],
	["0x10", "amount.whole"],
	["zwölf", "amount.whole"],
	["1000000", "amount.tooMany"],
])("%j is refused: %s", (text, message) => {
	expect(amountField.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
