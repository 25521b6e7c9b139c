import * as z from "zod";
import type { deskNotices } from "../../contract/desk/procurement/notices";
import { cartFields } from "../../contract/procurement";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { notFound, Refused } from "../platform/refused";
import { isPublicAddress } from "../webhooks/address";
import { noticeSecret } from "./notices/notice-secret";

type Env = Pick<BackendEnv, "DB" | "DEV_PAGES" | "DIGEST_KEY">;
type Settings = z.output<typeof deskNotices.set.body>;

const row = z.object({
	id: z.number(),
	name: z.string(),
	url: z.string(),
	network: z.string(),
	secret_digest: z.string(),
	cart_field: z.enum(cartFields),
	waiting: z.number(),
	given_up: z.number(),
});

const idOf = (number: string): number => (/^\d{1,9}$/.test(number) ? Number(number) : 0);
const unknown = (number: string): Refused => notFound(`There is no connection ${number} by cXML.`);

/** @throws Refused not_found */
export async function noticesOf(env: Env, number: string): Promise<z.input<typeof deskNotices.ofConnection.answer>> {
	const count = (which: string) =>
		`(SELECT count(*) FROM procurement_orders p CROSS JOIN procurement_notices n ON n.order_id = p.order_id WHERE p.connection_id = c.id AND ${which})`;
	const found = await env.DB.prepare(
		`SELECT c.id, c.name, c.notice_url AS url, c.network, c.secret_digest, c.cart_field, ${count("n.delivered_at IS NULL AND n.given_up_at IS NULL")} AS waiting,
			${count("n.given_up_at IS NOT NULL")} AS given_up FROM connections c WHERE c.id = ? AND c.kind = 'cxml'`,
	)
		.bind(idOf(number))
		.all();
	const [connection] = rowsOf(row, found);
	if (!connection) throw unknown(number);
	const { id, secret_digest, ...notices } = connection;
	return { ...notices, secret: noticeSecret(env, { id, network: notices.network, secret_digest }) };
}

/**
 * Events before the address is set are not told.
 * @throws Refused not_found, invalid for an address that is not public
 */
export async function setNotices(env: Env, number: string, { url, network, cart_field: field }: Settings): Promise<{ message: string }> {
	if (url !== "" && !isPublicAddress(url, env))
		throw new Refused("invalid", "Messages go to public names over https alone.", undefined, { url: ["noticeUrl.https"] });
	const { meta } = await env.DB.prepare(
		"UPDATE connections SET notice_url = ?2, network = ?3, cart_field = ?4 WHERE id = ?1 AND kind = 'cxml'",
	)
		.bind(idOf(number), url, network.toLowerCase(), field)
		.run();
	if (meta.changes === 0) throw unknown(number);
	return { message: url === "" ? "Nothing is sent to the system." : `Notices go to ${url}.` };
}

/** @throws Refused not_found */
export async function resendNotices(env: Env, number: string): Promise<{ message: string }> {
	await noticesOf(env, number);
	const { meta } = await env.DB.prepare(
		`UPDATE procurement_notices SET given_up_at = NULL, attempts = 0, next_attempt_at = '' WHERE given_up_at IS NOT NULL
			AND order_id IN (SELECT order_id FROM procurement_orders WHERE connection_id = ?)`,
	)
		.bind(idOf(number))
		.run();
	return { message: `${meta.changes} notices are sent again.` };
}
