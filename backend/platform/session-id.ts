import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits: 43 characters. What the visitor's cookie holds; the database has the digest alone. */
export const newSessionId = (): string => randomBytes(32).toString("base64url");

/** What stands for a session in every table: SHA-256, base64url. "" stays what it is, no session. */
export const sessionDigest = (id: string): string => (id === "" ? "" : createHash("sha256").update(id).digest("base64url"));

/**
 * A session's id under a key that only the form has that started it, so that the same form gets it again; done twice it is the id.
 * @param token of the mailed link, and @param key of the form: the database knows digests of both
 */
export function sealed(id: string, token: string, key: string): string {
	const pad = createHmac("sha256", token).update(`session:${key}`).digest();
	const bytes = Buffer.from(id, "base64url");
	return Buffer.from([...bytes].map((byte, index) => byte ^ (pad[index] ?? 0))).toString("base64url");
}
