import { createHash, createHmac } from "node:crypto";

/** SHA-256 of a text, base 16. For what nobody could guess: what can be tried (addresses, networks) has a key (keyed-digest.ts). */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** HMAC-SHA-256 of a text, base 16. */
export const hmac = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("hex");
