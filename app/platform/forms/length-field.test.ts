import { expect, it } from "vitest";
import { lengthField } from "./length-field";

it.each([
	["1250", 1250],
	[" 1 250 mm ", 1250],
	["1\u00a0250", 1250],
	["1.250", 1250],
	["1,250mm", 1250],
	["1,25 m", 1250],
	["1.25m", 1250],
	["1.250 m", 1250],
	["1.255 M", 1255],
	["2.007 m", 2007],
	["6 m", 6000],
	["125 cm", 1250],
	["12,5 cm", 125],
])("reads %j as %i mm", (text, millimetres) => {
	expect(lengthField.parse(text)).toBe(millimetres);
});

it.each([
	["", "cut.required"],
	["  ", "cut.required"],
	["0", "cut.whole"],
	["-5", "cut.whole"],
	["12,5", "cut.whole"],
	["1.2345 m", "cut.whole"],
	["1,25,3 m", "cut.whole"],
	["1e3", "cut.whole"],
	["zwei Meter", "cut.whole"],
	["1".repeat(400), "cut.whole"],
	["m", "cut.whole"],
	[".", "cut.whole"],
])("says of %j what is wrong", (text, key) => {
	expect(lengthField.safeParse(text).error?.issues[0]?.message).toBe(key);
});

it("asks for a length where the field is missing", () => {
	expect(lengthField.safeParse(undefined).error?.issues[0]?.message).toBe("cut.required");
});
