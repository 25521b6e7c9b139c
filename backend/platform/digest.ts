import { createHash, createHmac } from "node:crypto";
import { presentCall } from "./request-log";

/** SHA-256 of a text, base 16. For what nobody could guess: what can be tried (addresses, networks) has a key (`keyedDigest`). */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** HMAC-SHA-256 of a text, base 16. */
export const hmac = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("hex");

/**
 * A digest under the key of the settings (DIGEST_KEY): whom it is about can be recognised in the database and the log, and not be found by trying
 * all addresses. Without a call, as in a test of one function, the key is a word that everybody may know: index.ts answers nobody without one.
 */
export const keyedDigest = (text: string): string => hmac(presentCall()?.digestKey || "without a call", text);
