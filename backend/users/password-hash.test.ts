import { expect, it } from "vitest";
import { isPassword, passwordHash } from "./calls/password-hash";

// Shows H5.12
it("differs each time, and contains salt and parameters", async () => {
	const [one, two] = [await passwordHash("Traeger200"), await passwordHash("Traeger200")];
	expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
	expect(one).not.toBe(two);
	expect(await isPassword("Traeger200", one)).toBe(true);
	expect(await isPassword("Traeger201", one)).toBe(false);
});

it("is verified with its own parameters", async () => {
	const cheap = await passwordHash("Traeger200", { n: 1024, r: 8, p: 1 });
	expect(await isPassword("Traeger200", cheap)).toBe(true);
});

it.each([null, "", "scrypt", "plain:Traeger200"])("of %j matches no password", async (stored) => {
	expect(await isPassword("Traeger200", stored)).toBe(false);
	expect(await isPassword("", stored)).toBe(false);
});
