import { createHmac } from "node:crypto";
import type { BackendEnv } from "../env";
import { hmac } from "../platform/digest";

/**
 * The secret that signs a webhook's messages, in the form of Standard Webhooks. It is derived from DIGEST_KEY, so that the database stores
 * no secret.
 */
export const secretOf = ({ DIGEST_KEY }: Pick<BackendEnv, "DIGEST_KEY">, salt: string): string =>
	`whsec_${Buffer.from(hmac(DIGEST_KEY || "without a key", `webhook ${salt}`), "hex").toString("base64")}`;

/**
 * The headers of a message (Standard Webhooks 1.0).
 * @param id equal at each attempt, so that receivers recognise repetitions
 */
export function signedHeaders(secret: string, id: string, body: string, at: Date): Record<string, string> {
	const timestamp = String(Math.floor(at.getTime() / 1000));
	const key = Buffer.from(secret.slice("whsec_".length), "base64");
	const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
	return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
