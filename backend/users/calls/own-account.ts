import { notFound } from "../../platform/refused";
import { requireUser } from "../../platform/require-user";

/**
 * The account that a call names, which is the asker's own; another one and one that does not exist answer alike.
 * @throws Refused not_signed_in, not_found
 */
export function ownAccount(asked: { user: number | null; params: { userid: string } }): number {
	const user = requireUser(asked);
	if (asked.params.userid !== String(user)) throw notFound("There is no such account.", "foreign_account");
	return user;
}
