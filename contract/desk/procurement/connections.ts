import * as z from "zod";
import { call } from "../../call";
import { email, idem, line } from "../../fields";
import { connectionKinds, connectionLogin, connectionRules, frameOrigin, returnUrl, unitMap } from "../../procurement";
import { numbered, numberInQuery } from "../fields";

const ofConnection = numbered("Id of the connection.");
const ofCompany = numbered("VAT id of the company, in international form: FI20774740.");

const company = z.object({ vat: z.string().describe("VAT id."), name: z.string().describe('Name in the register; "" if it has none.') });

const member = z.object({ email: z.string().describe("Address of the account."), name: z.string().describe('Name; "" if it has none.') });

const version = z.number().int().describe("Version that the caller read: an older one is refused.");

/** Settings of a connection. */
const settings = z.object({
	name: line(60).pipe(z.string().min(1, "name.required")).describe('The system, as buyers call it: "SAP Ariba".'),
	login: connectionLogin.describe(
		"The name with which the system signs in, unique in the shop; of cXML the identity of From and Sender, of IDS name_kunde.",
	),
	member: email.describe("Address of the member of the company's team whose rights and prices its users have."),
	returnUrls: z.array(returnUrl).max(10).describe("Addresses that carts may return to, each whole or the origin of a host; https alone."),
	frameOrigins: z.array(frameOrigin).max(5).describe("Origins that may frame the shop's pages; none: it opens in a window."),
	units: unitMap.describe('Units as the system names them, by units of UN/ECE: {"H87":"PCE"}.'),
	rules: connectionRules.describe("Its goods, and how its carts are written."),
	isActive: z.boolean().describe("Whether it may be used."),
});
export type ConnectionSettings = z.output<typeof settings>;

const logged = z.object({
	id: z.number().int().describe("Id of the message."),
	at: z.string().describe("ISO time."),
	direction: z.enum(["in", "out"]).describe("in: from the system; out: to it."),
	kind: z.string().describe("Its name: PunchOutSetupRequest, DETAIL."),
	payload_id: z.string().describe('Its number at the sender; "" for none.'),
	state: z.enum(["done", "refused"]).describe("done or refused."),
	problem: z.string().describe('What was wrong: a key of punchoutProblems, or words; "" for nothing.'),
});

/** Connections of companies with procurement systems. */
export const deskConnections = {
	ofCompany: call({
		method: "GET",
		path: "/desk/connections/of/{number}",
		summary: "Connections of a company, and the members of its team",
		params: ofCompany,
		answer: z.object({
			company: company.describe("The company."),
			members: z.array(member).describe("Members of its team, by address; [] without a team."),
			connections: z
				.array(
					z.object({
						id: z.number().int().describe("Id of the connection."),
						kind: z.enum(connectionKinds).describe("oci, cxml or ids."),
						name: z.string().describe("The system."),
						login: z.string().describe("The name with which it signs in."),
						is_active: z.boolean().describe("Whether it may be used."),
						last: z
							.object({ at: z.string().describe("ISO time."), state: z.enum(["done", "refused"]).describe("done or refused.") })
							.nullable()
							.describe("Its latest message; null for none."),
					}),
				)
				.describe("Oldest first."),
		}),
	}),
	add: call({
		method: "POST",
		path: "/desk/connections/of/{number}",
		summary: "Adds a connection of a company, whose secret only this answer shows",
		params: ofCompany,
		body: settings.extend({
			kind: z.enum(connectionKinds).describe("oci, cxml or ids."),
			key: idem.describe("Of the form: sent twice, it adds one."),
		}),
		answer: z.object({ id: z.number().int().describe("Id of the connection."), secret: z.string().describe("Its secret.") }),
	}),
	byId: call({
		method: "GET",
		path: "/desk/connections/{number}",
		summary: "A connection, and the last hundred messages of its log",
		params: ofConnection,
		answer: settings.extend({
			id: z.number().int().describe("Id of the connection."),
			kind: z.enum(connectionKinds).describe("oci, cxml or ids."),
			version: z.number().int().describe("Increases with each change."),
			company: company.describe("Its company."),
			has_member: z.boolean().describe("Whether the member is still in the team: without one nobody can use it."),
			members: z.array(member).describe("Members of the team, by address."),
			messages: z.array(logged).describe("Newest first."),
		}),
	}),
	change: call({
		method: "POST",
		path: "/desk/connections/{number}",
		summary: "Changes a connection; visits of one that is switched off end at once",
		params: ofConnection,
		body: settings.extend({ version }),
		answer: z.object({ version: z.number().int().describe("The new version.") }),
	}),
	renewSecret: call({
		method: "POST",
		path: "/desk/connections/{number}/secret",
		summary: "Gives a connection another secret, which only this answer shows",
		params: ofConnection,
		body: z.object({ version }),
		answer: z.object({ secret: z.string().describe("The new secret: the former one no longer works.") }),
	}),
	message: call({
		method: "GET",
		path: "/desk/connections/{number}/message",
		summary: "A message of a connection's log with its text",
		params: ofConnection,
		query: z.object({ id: numberInQuery.int().min(1).describe("Id of the message.") }),
		answer: logged.extend({ text: z.string().describe("As it was sent, without secrets.") }),
	}),
	test: call({
		method: "GET",
		path: "/desk/connections/{number}/test",
		summary: "What the system gets for a cart of one article",
		params: ofConnection,
		query: z.object({
			article: line(80).describe("Code of an article."),
			quantity: numberInQuery.int().min(1).max(100_000).default(1).describe("Units of sale."),
		}),
		answer: z.object({
			action: z.string().describe("Address at the system."),
			fields: z
				.array(z.object({ name: z.string().describe("Name."), value: z.string().describe("Value.") }))
				.describe("Fields of the form, in order; [] if there is no such article."),
		}),
	}),
};
export type DeskConnection = z.output<typeof deskConnections.byId.answer>;
export type DeskConnectionsOf = z.output<typeof deskConnections.ofCompany.answer>;
