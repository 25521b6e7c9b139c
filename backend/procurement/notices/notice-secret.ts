import type { BackendEnv } from "../../env";
import { hmac } from "../../platform/digest";

/**
 * The secret that the shop sends with its confirmations and ship notices. Networks know a seller by one secret in both directions, so that
 * messages may come with it too. It derives from DIGEST_KEY: the database stores no secret, and staff can read it again at any time.
 * @param network of the connection, whose connections share it; "": the connection has its own
 */
export const noticeSecret = ({ DIGEST_KEY }: Pick<BackendEnv, "DIGEST_KEY">, { id, network }: { id: number; network: string }): string =>
	hmac(
		DIGEST_KEY || "without a key",
		network === "" ? `procurement connection ${id}` : `procurement network ${network.toLowerCase()}`,
	).slice(0, 40);
