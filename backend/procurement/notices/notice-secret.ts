import type { BackendEnv } from "../../env";
import { hmac } from "../../platform/digest";

/**
 * The secret by which a buyer's system knows the shop's confirmations and ship notices. It derives from DIGEST_KEY, so that the database
 * stores no secret, and staff can read it again at any time.
 */
export const noticeSecret = ({ DIGEST_KEY }: Pick<BackendEnv, "DIGEST_KEY">, salt: string): string =>
	hmac(DIGEST_KEY || "without a key", `procurement notice ${salt}`).slice(0, 40);
