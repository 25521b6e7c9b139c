import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What a hash costs: blocks (a power of two), their size, and how many in turn. 128 · n · r bytes of memory. */
interface Cost {
	n: number;
	r: number;
	p: number;
}

/** What OWASP asks for where memory is scarce: an isolate has 128 MB for all that it does, this takes 16. About 0.2 s. */
const cost: Cost = { n: 2 ** 14, r: 8, p: 5 };

const hashForm = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;
const bytes = 32;

/**
 * A password as it is stored: "scrypt$n$r$p$salt$hash", salt and hash base64url.
 * @param at what it costs; less than usual only for accounts of tests
 */
export async function passwordHash(password: string, at = cost): Promise<string> {
	const salt = randomBytes(16);
	const hash = await derived(password, salt, at);
	return `scrypt$${at.n}$${at.r}$${at.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/** Nobody's: no password has a hash of zeros. */
const dummy = `scrypt$${cost.n}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(bytes).toString("base64url")}`;

/**
 * Whether a password is the one that was stored. Takes as long where nothing was, so that nobody learns from the time who has an account.
 * @param stored null for whoever has no password, or no account
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
	const [, n, r, p, salt = "", hash = ""] = hashForm.exec(stored ?? dummy) ?? hashForm.exec(dummy) ?? [];
	const given = await derived(password, Buffer.from(salt, "base64url"), { n: Number(n), r: Number(r), p: Number(p) });
	const expected = Buffer.from(hash, "base64url");
	return expected.length === given.length && timingSafeEqual(given, expected);
}

/** The same letters are the same password, whichever way a keyboard composes them. */
function derived(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, bytes, { N: n, r, p, maxmem: 256 * n * r }, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
