import * as z from "zod";
import { parseRange } from "../../contract/fields";
import { addressFields, siteFields, storedShape } from "../../contract/order-fields";
import { role } from "../../contract/team";
import type { AddressAnswer, addresses } from "../../contract/users";
import { rowsOf } from "../db/rows";
import { notFound } from "../platform/refused";
import { requireUser, type Visitor } from "../platform/visitor";
import { mayApprove, teamOf } from "../teams/member";

/** SQL that holds for addresses `a` that the account ?1 may use. */
export const isReadable = `(a.team_id = ${teamOf("?1")} OR (a.team_id IS NULL AND a.user_id = ?1))`;
/** SQL that holds for those that it may change. */
export const isChangeable = `((a.team_id IS NULL AND a.user_id = ?1) OR ${mayApprove("?1", "a.team_id")})`;

const isDefaultOf = (owner: string): string => `EXISTS (SELECT 1 FROM default_addresses d WHERE d.address_id = a.id AND d.${owner})`;

/** The addresses that the account ?1 may use; a condition and an order may follow. */
export const readableAddresses = `SELECT a.uuid, a.label, a.company, a.name, a.phone, a.street_address AS streetAddress,
	a.address_additional_line AS addressAdditionalLine, a.post_code AS postCode, a.city, a.country, a.site_notes AS siteNotes, a.version,
	iif(a.team_id IS NULL, 'self', 'team') AS "of", ${isDefaultOf("user_id = ?1")} AS is_own_default, ${isDefaultOf("team_id = a.team_id")} AS is_team_default,
	${isChangeable} AS may_change, iif(a.user_id = ?1 OR u.is_deleted = 1, '', coalesce(nullif(u.customername, ''), u.email)) AS made_by
	FROM addresses a JOIN users u ON u.id = a.user_id WHERE ${isReadable}`;

const truth = z.number().transform((value) => value === 1);
const addressRow = z.object({
	uuid: z.string(),
	label: z.string(),
	...storedShape(addressFields),
	...storedShape(siteFields),
	version: z.number(),
	of: z.enum(["self", "team"]),
	is_own_default: truth,
	is_team_default: truth,
	may_change: truth,
	made_by: z.string(),
});

export const addressesOf = (result: D1Result | undefined): AddressAnswer[] => rowsOf(addressRow, result);

/** @throws Refused not_signed_in, not_found (missing, or of another owner) */
export async function addressById(visitor: Visitor, uuid: string): Promise<AddressAnswer> {
	const found = await visitor.db.prepare(`${readableAddresses} AND a.uuid = ?2`).bind(requireUser(visitor), uuid).all();
	const [address] = addressesOf(found);
	if (!address) throw notFound("There is no such address.");
	return address;
}

type Query = z.output<typeof addresses.all.query>;
const roleRow = z.object({ role });

/**
 * All addresses that the account may use. The text is compared here, since SQLite compares case only in ASCII.
 * @throws Refused not_signed_in
 */
export async function allAddresses(visitor: Visitor, { text = "", range }: Query): Promise<z.input<typeof addresses.all.answer>> {
	const user = requireUser(visitor);
	const [listed, roles] = await visitor.db.batch([
		visitor.db.prepare(readableAddresses).bind(user),
		visitor.db.prepare("SELECT role FROM team_members WHERE user_id = ?").bind(user),
	]);
	const all = addressesOf(listed);
	const words = text.toLowerCase().split(/\s+/);
	const found = all
		.filter((address) => words.every((word) => textOf(address).includes(word)))
		.sort((one, other) => one.label.localeCompare(other.label, visitor.locale) || one.uuid.localeCompare(other.uuid));
	const { skip, take } = range === undefined ? { skip: 0, take: found.length } : parseRange(range);
	const [member] = rowsOf(roleRow, roles);
	return {
		count: found.length,
		total: all.length,
		addresses: found.slice(skip, skip + take),
		may_add_to_team: member ? member.role !== "buyer" : null,
	};
}

const textOf = ({ label, company, name, streetAddress, addressAdditionalLine, postCode, city, siteNotes }: AddressAnswer): string =>
	[label, company, name, streetAddress, addressAdditionalLine, postCode, city, siteNotes].join("\n").toLowerCase();
