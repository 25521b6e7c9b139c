import { describe, expect, it } from "vitest";
import { backendLocales } from "../../../contract/locale";
import { inOwnName } from "../../../tests/support/signed-letters";
import { type AccountMail, accountLetter } from "./account";

const token = "t".repeat(43);
const origin = "https://shop.example";
const letter = (kind: AccountMail["kind"], locale: (typeof backendLocales)[number] = "de", carried = token) =>
	accountLetter({ kind, origin, token: carried }, locale);

const withToken = [
	["account_verification", "/users/verify"],
	["sign_up", "/users/verify"],
	["magic_link", "/users/magic-link"],
	["password_reset", "/users/reset-password"],
] as const;

const withoutToken = ["account_exists", "account_none", "account_deleted", "password_changed"] as const;

describe("a mail about an account", () => {
	it.each(withToken)("%s links to %s until its token is erased", (kind, path) => {
		expect(letter(kind).link?.url).toBe(`${origin}${path}?token=${token}`);
		expect(letter(kind, "de", "").link).toBeUndefined();
		expect(letter(kind).paragraphs.join()).toContain("30 Minuten");
	});

	it.each(withoutToken)("%s contains no token", (kind) => {
		expect(JSON.stringify(letter(kind))).not.toContain(token);
	});

	it.each([...withToken.map(([kind]) => kind), ...withoutToken])(
		"%s is complete in every language, and contains contact details",
		(kind) => {
			const written = backendLocales.map((locale) => inOwnName(letter(kind, locale)));
			expect(new Set(written.map(({ subject }) => subject)).size).toBe(4);
			for (const one of written) {
				const text = JSON.stringify(one);
				expect(text).not.toMatch(/\{\{|"account\.|undefined/);
				expect(one.closing[0]).toMatch(/@.*\d{4}/);
			}
		},
	);
});
