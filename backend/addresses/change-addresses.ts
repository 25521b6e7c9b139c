import type * as z from "zod";
import { type AddressAnswer, type addresses, maxAddresses } from "../../contract/users";
import { Refused } from "../platform/refused";
import { requireUser, type Visitor } from "../platform/visitor";
import { mayApprove, teamOf } from "../teams/member";
import { addressById, addressesOf, isChangeable, isReadable, readableAddresses } from "./address-rows";

type NewBody = z.output<typeof addresses.create.body>;
type ChangedBody = z.output<typeof addresses.change.body>;

const columns = [
	...["label", "company", "name", "phone", "street_address", "address_additional_line", "post_code", "city", "country", "site_notes"],
] as const;

const valuesOf = (body: Omit<ChangedBody, "version">): string[] => [
	body.label,
	...[body.company, body.name, body.phone, body.streetAddress, body.addressAdditionalLine, body.postCode, body.city, body.country],
	body.siteNotes,
];

/** SQL of the team that ?2 selects: the team of the account ?1, or NULL for the account's own address. */
const owner = `iif(?2 = 'team', ${teamOf("?1")}, NULL)`;
const isSame = columns.map((name, index) => `a.${name} = ?${index + 3}`).join(" AND ");
/** SQL of the address with these values. An account's own addresses differ from those that it has created for a team. */
const same = `a.team_id IS ${owner} AND (a.team_id IS NOT NULL OR a.user_id = ?1) AND ${isSame}`;
const isAllowed = `(?2 = 'self' OR ${mayApprove("?1", teamOf("?1"))})`;

/**
 * Creates an address, unless an equal one exists.
 * @throws Refused not_signed_in, not_allowed (for the team, as a buyer or without one), invalid (field label: there are too many)
 */
export async function createAddress(visitor: Visitor, { of, isDefault, ...body }: NewBody): Promise<AddressAnswer> {
	const { db } = visitor;
	const values = [requireUser(visitor), of, ...valuesOf(body)];
	const uuid = `?${values.length + 1}`;
	const counted = "SELECT count(*) FROM addresses a WHERE a.team_id";
	const results = await db.batch([
		db
			.prepare(
				`INSERT INTO addresses (uuid, user_id, team_id, ${columns.join()}) SELECT ${uuid}, ?1, ${owner}, ${columns.map((_, index) => `?${index + 3}`).join()}
				WHERE ${isAllowed} AND NOT EXISTS (SELECT 1 FROM addresses a WHERE ${same})
					AND iif(?2 = 'self', (${counted} IS NULL AND a.user_id = ?1), (${counted} = ${teamOf("?1")})) < ${maxAddresses}`,
			)
			.bind(...values, crypto.randomUUID()),
		...(isDefault
			? [
					db
						.prepare(
							`INSERT INTO default_addresses (${of === "self" ? "user_id" : "team_id"}, address_id)
							SELECT ${of === "self" ? "?1" : "a.team_id"}, a.id FROM addresses a WHERE ${same} AND ${isAllowed} LIMIT 1
							ON CONFLICT (${of === "self" ? "user_id" : "team_id"}) DO UPDATE SET address_id = excluded.address_id`,
						)
						.bind(...values),
				]
			: []),
		db.prepare(`${readableAddresses} AND ${same} AND ${isAllowed}`).bind(...values),
	]);
	const [made] = addressesOf(results.at(-1));
	if (made) return made;
	const { allowed } = (await db.prepare(`SELECT ${isAllowed} AS allowed`).bind(requireUser(visitor), of).first()) ?? {};
	if (allowed !== 1) throw notAllowed();
	throw new Refused("invalid", "There are too many addresses.", undefined, { label: ["address.tooMany"] });
}

/**
 * Changes an address if its version is the one that the visitor saw.
 * @throws Refused not_signed_in, not_found, not_allowed (the team's, as a buyer), conflict (details: its version)
 */
export async function changeAddress(visitor: Visitor, uuid: string, { version, ...body }: ChangedBody): Promise<AddressAnswer> {
	const sets = columns.map((name, index) => `${name} = ?${index + 4}`).join();
	const done = await visitor.db
		.prepare(`UPDATE addresses AS a SET ${sets}, version = version + 1 WHERE a.uuid = ?2 AND a.version = ?3 AND ${isChangeable}`)
		.bind(requireUser(visitor), uuid, version, ...valuesOf(body))
		.run();
	const address = await addressById(visitor, uuid);
	if (done.meta.changes === 1) return address;
	if (!address.may_change) throw notAllowed();
	throw new Refused("conflict", "The address has changed.", { version: address.version });
}

/** @throws Refused not_signed_in, not_found, not_allowed (the team's, as a buyer) */
export async function deleteAddress(visitor: Visitor, uuid: string): Promise<Record<string, never>> {
	const deleted = await visitor.db
		.prepare(`DELETE FROM addresses AS a WHERE a.uuid = ?2 AND ${isChangeable}`)
		.bind(requireUser(visitor), uuid)
		.run();
	if (deleted.meta.changes > 0) return {};
	await addressById(visitor, uuid);
	throw notAllowed();
}

type DefaultBody = z.output<typeof addresses.setDefault.body>;

/**
 * Replaces the previous default. Each member chooses their own, which may be one of the team's.
 * @throws Refused not_signed_in, not_found, not_allowed (the team's, as a buyer; an own address for the team)
 */
export async function setDefault(visitor: Visitor, uuid: string, { of, is_default: isDefault }: DefaultBody): Promise<AddressAnswer> {
	const user = requireUser(visitor);
	const before = await addressById(visitor, uuid);
	if (of === "team" && (before.of === "self" || !before.may_change)) throw notAllowed();
	const [column, value] = of === "self" ? (["user_id", "?1"] as const) : (["team_id", "a.team_id"] as const);
	// Checks the right again in the statement, for a member who has lost it meanwhile.
	const isGranted = of === "self" ? isReadable : mayApprove("?1", "a.team_id");
	const sql = isDefault
		? `INSERT INTO default_addresses (${column}, address_id) SELECT ${value}, a.id FROM addresses a WHERE a.uuid = ?2 AND ${isGranted}
			ON CONFLICT (${column}) DO UPDATE SET address_id = excluded.address_id`
		: `DELETE FROM default_addresses WHERE (${column}, address_id) IN (SELECT ${value}, a.id FROM addresses a WHERE a.uuid = ?2 AND ${isGranted})`;
	await visitor.db.prepare(sql).bind(user, uuid).run();
	return addressById(visitor, uuid);
}

const notAllowed = () => new Refused("not_allowed", "Only owners and approvers change the addresses of a team.");
