import { type Account, accountOf } from "./account";
import type { Backend } from "./backend";
import { freshVat } from "./fresh-vat";

/** A team of three, straight from the database; the approver has no name and reads German. */
export interface CompanyTeam {
	id: number;
	buyer: Account;
	approver: Account;
	owner: Account;
}

/** @param limitCents of the buyer, without VAT; null: none */
export async function companyTeam(backend: Backend, limitCents: number | null = 100_000): Promise<CompanyTeam> {
	const vat = `FI${freshVat().replace("-", "")}`;
	const id = Number(await backend.db.prepare("INSERT INTO teams (vat) VALUES (?) RETURNING id").bind(vat).first("id"));
	const owner = await accountOf(backend, { columns: { customername: "Olavi Omistaja" } });
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
