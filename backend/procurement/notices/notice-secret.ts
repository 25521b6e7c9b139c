import type { BackendEnv } from "../../env";
import { hmac } from "../../platform/digest";

interface Of {
	id: number;
	/** Its connections share one secret; "": the connection has its own, which changes with the secret that it signs in by. */
	network: string;
	secret_digest: string;
}

/**
 * The secret that the shop sends with its confirmations and ship notices. Networks know a seller by one secret in both directions, so that
 * messages of their connections may come with it too. It derives from DIGEST_KEY: the database stores no secret, and staff can read it again
 * at any time.
 */
export const noticeSecret = ({ DIGEST_KEY }: Pick<BackendEnv, "DIGEST_KEY">, { id, network, secret_digest: digest }: Of): string =>
	hmac(
		DIGEST_KEY || "without a key",
		network === "" ? `procurement connection ${id} ${digest}` : `procurement network ${network.toLowerCase()}`,
	).slice(0, 40);
