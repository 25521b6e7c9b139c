import { createHash, createHmac } from "node:crypto";
import { currentCall } from "./request-log";

/** SHA-256 in hex. Only for values that nobody can guess; addresses and networks can be guessed and need a key (`keyedDigest`). */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export const hmac = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("hex");

/**
 * A digest keyed with DIGEST_KEY: the database and the log recognise a person, but nobody can find the person by trying all addresses.
 * Outside a call, as in a test of one function, the key is a public constant; index.ts answers no call without a key.
 */
export const keyedDigest = (text: string): string => hmac(currentCall()?.digestKey || "without a call", text);
