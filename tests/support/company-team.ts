import { type Account, accountOf } from "./account";
import type { Backend } from "./backend";
import { billing } from "./buyer";
import { freshVat } from "./fresh-vat";

/** The phone number of the Finnish billing form, in the format of accounts. */
export const phonenumber = "+358401234567";

/** A team of three. The approver has no name and reads German; the owner has the phone number of the Finnish billing form. */
export interface CompanyTeam {
	id: number;
	buyer: Account;
	approver: Account;
	owner: Account;
}

/**
 * Adds a verified company to the register, with a good rating and the address of the Finnish billing form, or with other columns.
 * @param vat international form
 */
export async function verifiedCompany(backend: Backend, vat: string, columns: Record<string, string | number | null> = {}): Promise<void> {
	const { company: name, streetAddress: street, postCode: postcode, city, country } = billing.FI;
	const values = {
		vat,
		name,
		street,
		postcode,
		city,
		country,
		rating: "good",
		limit_cents: null,
		verified_since: "2026-01-08T07:30:00Z",
		...columns,
	};
	await backend.db
		.prepare(`INSERT OR REPLACE INTO companies (${Object.keys(values).join()}) VALUES (${Object.keys(values).fill("?").join()})`)
		.bind(...Object.values(values))
		.run();
}

/**
 * @param limitCents of the buyer, without VAT; null: none
 * @param vat international form; unique by default
 */
export async function companyTeam(
	backend: Backend,
	limitCents: number | null = 100_000,
	vat = `FI${freshVat().replace("-", "")}`,
): Promise<CompanyTeam> {
	const id = Number(await backend.db.prepare("INSERT INTO teams (vat) VALUES (?) RETURNING id").bind(vat).first("id"));
	const owner = await accountOf(backend, { columns: { customername: "Olavi Omistaja", phonenumber } });
	const approver = await accountOf(backend, { locale: "de" });
	const buyer = await accountOf(backend, { columns: { customername: "Aino Ostaja" } });
	for (const [account, role, limit] of [
		[owner, "owner", null],
		[approver, "approver", null],
		[buyer, "buyer", limitCents],
	] as const)
		await backend.db
			.prepare("INSERT INTO team_members (user_id, team_id, role, limit_cents) VALUES (?, ?, ?, ?)")
			.bind(account.id, id, role, limit)
			.run();
	return { id, owner, approver, buyer };
}
