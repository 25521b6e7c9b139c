import * as z from "zod";
import { connectionById, newSecret, secretDigest } from "../../backend/procurement/connections";
import { prepareVisit } from "../../backend/procurement/visits";
import { connectionRules, type Landing, type PunchoutOperation, procurement } from "../../contract/procurement";
import type { Backend, Caller } from "./backend";
import { type CompanyTeam, companyTeam } from "./company-team";

/** The address of a buyer's system that takes carts. */
export const hookUrl = "https://buyer.example/hook";

export interface TestConnection {
	id: number;
	login: string;
	secret: string;
	team: CompanyTeam;
}

/** A company's connection, whose users buy with the rights of the team's buyer. */
export async function connectionOf(
	backend: Backend,
	{ kind = "oci", columns = {} }: { kind?: string; columns?: Record<string, string | number> } = {},
): Promise<TestConnection> {
	const team = await companyTeam(backend, null);
	const secret = newSecret();
	const values = {
		team_id: team.id,
		user_id: team.buyer.id,
		kind,
		name: "Buyer's ERP",
		login: `erp-${crypto.randomUUID().slice(0, 8)}`,
		secret_digest: secretDigest(secret),
		return_urls: JSON.stringify([hookUrl]),
		frame_origins: JSON.stringify(["https://buyer.example"]),
		rules: JSON.stringify(connectionRules.parse({})),
		...columns,
	};
	const id = await backend.db
		.prepare(`INSERT INTO connections (${Object.keys(values).join()}) VALUES (${Object.keys(values).fill("?").join()}) RETURNING id`)
		.bind(...Object.values(values))
		.first("id");
	return { id: z.number().parse(id), login: z.string().parse(values.login), secret, team };
}

/** The messages of a connection's log, oldest first. */
export const messagesOf = async (backend: Backend, { id }: Pick<TestConnection, "id">): Promise<Record<string, unknown>[]> =>
	(
		await backend.db
			.prepare("SELECT kind, state, problem, text FROM procurement_messages WHERE connection_id = ? ORDER BY id")
			.bind(id)
			.all()
	).results;

interface Visiting {
	operation?: PunchoutOperation;
	landing?: Landing;
	returnUrl?: string;
}

/** The token of a visit's first page. */
export async function startedVisit(backend: Backend, { id }: Pick<TestConnection, "id">, wanted: Visiting = {}): Promise<string> {
	const connection = await connectionById(backend.db, id);
	if (!connection) throw new Error("There is no such connection.");
	const { token, statements } = prepareVisit(backend.db, connection, {
		operation: wanted.operation ?? "create",
		returnUrl: wanted.returnUrl ?? hookUrl,
		sent: { fields: [{ name: "~OkCode", value: "ADDI" }], target: "_top", locale: null },
		landing: wanted.landing ?? { kind: "catalogue" },
	});
	await backend.db.batch(statements);
	return token;
}

export interface VisitCaller extends Caller {
	cart: string;
}

/** A caller in a visit that has begun. */
export async function visitCaller(backend: Backend, connection: Pick<TestConnection, "id">, wanted: Visiting = {}): Promise<VisitCaller> {
	const token = await startedVisit(backend, connection, wanted);
	const { status, body } = await backend.caller("en").call("POST", "/procurement/begin", { token });
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	const begun = procurement.begin.answer.parse(body);
	return { ...backend.caller("en", begun.sessionId), cart: begun.cart };
}
