import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { type Cost, cost } from "./password-cost";

const hashForm = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;
const bytes = 32;

/**
 * Hashes a password for storage: "scrypt$n$r$p$salt$hash", salt and hash base64url.
 * @param at scrypt parameters; cheaper ones are for test accounts only
 */
export async function passwordHash(password: string, at = cost): Promise<string> {
	const salt = randomBytes(16);
	const hash = await derived(password, salt, at);
	return `scrypt$${at.n}$${at.r}$${at.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

const dummy = `scrypt$${cost.n}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(bytes).toString("base64url")}`;

/**
 * Compares a password with the stored hash. Takes the same time without a stored hash, so that timing does not reveal who has an account.
 * @param stored null if there is no password or no account
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
	const [, n, r, p, salt = "", hash = ""] = hashForm.exec(stored ?? dummy) ?? hashForm.exec(dummy) ?? [];
	const given = await derived(password, Buffer.from(salt, "base64url"), { n: Number(n), r: Number(r), p: Number(p) });
	const expected = Buffer.from(hash, "base64url");
	return expected.length === given.length && timingSafeEqual(given, expected);
}

/** Normalized, so that composed and decomposed characters are the same password. */
function derived(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, bytes, { N: n, r, p, maxmem: 256 * n * r }, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
