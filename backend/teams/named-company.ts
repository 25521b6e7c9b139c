import { z } from "zod";
import type { Country } from "../../contract/locale";
import { parseVatId } from "../../contract/vat-id";
import { rowsOf } from "../db/rows";
import { teamOf } from "./member";

/**
 * The addresses of those who keep the team of a verified company, where somebody who is not in it orders in the company's name: the order waits for
 * them or the shop's people. None for all other orders.
 * @param user whose order it is; null for a guest
 */
export async function ownersOfNamed(
	db: D1Database,
	{ vat, country }: { vat: string; country: Country },
	user: number | null,
): Promise<string[]> {
	const found = await db
		.prepare(
			`SELECT u.email FROM teams t JOIN companies c ON c.vat = t.vat AND c.verified_since IS NOT NULL
			JOIN team_members m ON m.team_id = t.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
			WHERE t.vat = ?1 AND t.id IS NOT ${teamOf("?2")} ORDER BY u.id`,
		)
		.bind(parseVatId(vat, country)?.international ?? "", user)
		.all();
	return rowsOf(z.object({ email: z.string() }), found).map(({ email }) => email);
}
