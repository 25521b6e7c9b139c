import { hmac } from "./digest";
import { presentCall } from "./request-log";

/**
 * A digest under the key of the settings (DIGEST_KEY): whom it is about can be recognised in the database and the log, and not be found by trying
 * all addresses. Without a call, as in a test of one function, the key is a word that everybody may know: index.ts answers nobody without one.
 */
export const keyedDigest = (text: string): string => hmac(presentCall()?.digestKey || "without a call", text);
