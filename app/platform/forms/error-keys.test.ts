import { describe, expect, test } from "vitest";
import guide from "../../../docs/backend.md?raw";
import { errorKeys, messageWith } from "./error-keys";
import { fieldErrorKeys } from "./field-error-keys";

const sources = import.meta.glob<string>("../../../contract/*.ts", { eager: true, query: "?raw", import: "default" });
const texts = import.meta.glob<Record<string, string>>("../../../locales/*/errors.json", { eager: true, import: "default" });

/** Keys in schemas: alone, or with a field before a dot. `vat.format.` continues with a country. */
const keyPattern =
	/"((?:required|tooLong|invalid)|(?:vat|postCode|phone|email|additionalEmails|country|amount|message|password|wantedDay)\.[a-z][A-Za-z]+)"/g;

const ofContract = [
	...new Set(
		Object.entries(sources)
			.filter(([path]) => !path.includes(".test."))
			.flatMap(([, source]) => [...source.matchAll(keyPattern)].map(([, key = ""]) => key)),
	),
].filter((key) => key !== "invalid");

describe("message keys", () => {
	test("are found in the contract at all", () => {
		expect(ofContract).toEqual(expect.arrayContaining(["required", "postCode.format", "amount.whole", "email.invalid", "password.digit"]));
	});

	test.each(ofContract)("%s of the contract is known", (key) => {
		expect(errorKeys).toContain(key);
	});

	test("that the guide to a backend lists are known", () => {
		const [, list = ""] = /Keys of messages are these[^\n]*\n\n((?:[- ] .*\n)+)/.exec(guide) ?? [];
		const listed = [...list.replace(/\(both .*?\)/, "").matchAll(/`([\w.]+)`/g)].map(([, key = ""]) => key);
		expect(listed).toContain("amount.belowMinimum");
		expect(listed.filter((key) => !errorKeys.some((known) => known === key))).toEqual([]);
	});

	// Shows R19.1, R19.4, R19.5, R19.12
	test.each(Object.entries(texts))("%s has a text for each and no other", (_, messages) => {
		expect(Object.keys(messages).sort()).toEqual([...errorKeys, ...fieldErrorKeys].sort());
	});

	test.each(errorKeys)("%s is not written without the figures that its text has in any language", (key) => {
		const written = Object.values(texts).flatMap((messages) => [
			messages[key],
			...(key === "changedMeanwhile" ? [messages[`${key}.amount`]] : []),
		]);
		const names = written.flatMap((text = "") => [...text.matchAll(/{{(\w+)/g)].map(([, name = ""]) => name));
		const details = Object.fromEntries(names.map((name) => [name, 1]));
		expect(messageWith(details, key)).toBe(key);
		for (const name of names) {
			const { [name]: _, ...others } = details;
			expect(messageWith(others, key), name).toBe("refused");
		}
	});
});
