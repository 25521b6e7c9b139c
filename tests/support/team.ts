import { teams } from "../../contract/team";
import { type Account, accountOf } from "./account";
import type { Answered, Backend } from "./backend";
import { shopHost } from "./backend";
import { freshVat } from "./fresh-vat";

/** A verified account with the data that a team is founded with. */
export const buyerOf = (backend: Backend, vat: string, email?: string): Promise<Account> =>
	accountOf(backend, { email, columns: { vatid: vat, billing_country: "FI", company: "Teräs & Tuuli Oy", customername: "Aino Virtanen" } });

interface Wanted {
	email: string;
	role?: "buyer" | "approver";
	/** EUR. */
	limit?: number | null;
	idem?: string;
	host?: string;
}

export const inviteAs = (
	account: Pick<Account, "call">,
	{ email, role = "buyer", limit = null, idem = crypto.randomUUID(), host = shopHost }: Wanted,
): Promise<Answered> => account.call("POST", "/teams/invitations", { email, role, limit, idem, host });

/** What the account sees of its team, money in cents. */
export async function placeOf(account: Pick<Account, "call">) {
	const { status, body } = await account.call("GET", "/teams/current");
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	return teams.current.answer.parse(body);
}

/** Takes an account into the team of another one, as its calls do. */
export async function joinTeam(owner: Account, joining: Account, role: "buyer" | "approver" = "buyer", limit: number | null = null) {
	const invited = await inviteAs(owner, { email: joining.email, role, limit });
	if (invited.status !== 200) throw new Error(`Not invited: ${JSON.stringify(invited.body)}`);
	const [invitation] = (await placeOf(joining)).founding?.invitations ?? [];
	const joined = await joining.call("POST", `/teams/invitations/${invitation?.id}/accept`);
	if (joined.status !== 200) throw new Error(`Not joined: ${JSON.stringify(joined.body)}`);
}

/** A team of an owner and colleagues of these roles, none with a limit. */
export async function teamWith(backend: Backend, ...roles: ("buyer" | "approver")[]) {
	const vat = freshVat();
	const owner = await buyerOf(backend, vat);
	const colleagues: Account[] = [];
	for (const role of roles) {
		const colleague = await accountOf(backend);
		await joinTeam(owner, colleague, role);
		colleagues.push(colleague);
	}
	return { vat, owner, colleagues };
}
