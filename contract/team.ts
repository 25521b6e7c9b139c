import { z } from "zod";
import { call } from "./call";
import { email, host, id, idem, idInPath, line, money, plainText, range, token } from "./fields";
import { mostLines } from "./values/order-bounds";

/** What a colleague may do in the team: owners keep its members, approvers (and owners) pass orders that wait, buyers buy. */
export const roles = ["owner", "approver", "buyer"] as const;
export const role = z.enum(roles);
export type Role = z.output<typeof role>;

/** Owners are made of members, not invited. */
export const invitedRoles = ["buyer", "approver"] as const;

/** Above so much without VAT a buyer's order waits for approval: EUR on the wire, cents once parsed; null: none does. */
const limit = money.nullable();
/** No limit is above a hundred million euros. */
export const highestLimit = 100_000_000;
const givenLimit = z
	.number()
	.min(0, "limit.invalid")
	.max(highestLimit, "limit.invalid")
	.nullable()
	.transform((euros) => (euros === null ? null : Math.round(euros * 100)));

const member = z.object({
	userid: id,
	name: z.string(),
	email: z.string(),
	role,
	/** null for who has none, and towards buyers of all but their own. */
	limit,
	is_you: z.boolean(),
});

const invitation = z.object({
	id,
	/** Of who is invited. */
	email: z.string(),
	role: z.enum(invitedRoles),
	limit,
	/** ISO time. */
	expires_at: z.string(),
	is_expired: z.boolean(),
});

/** What an invitation says to who was invited. */
const invited = invitation.extend({
	/** International form. */
	vat: z.string(),
	/** The name of the company; "" where none is known. */
	company: z.string(),
	/** Name and address of who invites. */
	invited_by: z.object({ name: z.string(), email: z.string() }),
});

/** What the bills of a company say, by the names of an account. */
const billing = z.object({
	billingCountry: z.string(),
	/** As it was typed. */
	vatid: z.string(),
	company: z.string(),
	billingaddress: z.string(),
	billingaddress_additional_line: z.string(),
	billingpostcode: z.string(),
	billingcity: z.string(),
});

const team = z.object({
	vat: z.string(),
	company: z.string(),
	/** The asker's own. */
	role,
	limit,
	/** Whose orders the asker may read besides its own: none, those of the team's members, or all that were sent in it (added). */
	orders: z.enum(["own", "team", "all"]).default("own"),
	/** Of the owner whose account has the VAT id of the team; null: of none. */
	billing: billing.nullable(),
	members: z.array(member),
	/** Those that nobody has accepted; owners alone see them. */
	invitations: z.array(invitation),
});

/**
 * Why an account that is in no team can found none; vat_of_other: the register of companies has its VAT id under another name; not_verified: its address is
 * not at the domain that the register has for the company, or the register has none.
 */
export const obstacles = ["vat_missing", "vat_wrong", "vat_of_other", "vat_taken", "not_verified"] as const;

const current = z.object({
	/** The register of companies has the VAT id of the account under another name than the account. */
	is_named_otherwise: z.boolean(),
	/** null: the asker is in none. */
	team: team.nullable(),
	/** What an account that is in no team may do: null for who is in one. */
	founding: z
		.object({
			/** Of the account's data; "" where there is none. */
			vat: z.string(),
			company: z.string(),
			/** At which the company has its mail, by the register; "" where that is not known. */
			domain: z.string(),
			obstacle: z.enum(obstacles).nullable(),
			/** Open ones to the account's address. */
			invitations: z.array(invited),
		})
		.nullable(),
});

/** Of a mailed link: withdrawn also where who invited is no owner any more. */
const invitationState = z.enum(["open", "used", "expired", "withdrawn", "unknown"]);
export type InvitationState = z.output<typeof invitationState>;

const done = z.object({ message: z.string() });

/** By what a company's ledger knows a cost centre or a project. */
const costCode = z
	.string({ error: "required" })
	.transform(plainText)
	.pipe(
		z
			.string()
			.min(1, { error: "required", abort: true })
			.max(20, "tooLong")
			.regex(/^[\p{L}\d][\p{L}\d ._/-]*$/u, "costCode.format"),
	);
const costName = z.string({ error: "required" }).transform(plainText).pipe(z.string().min(1, "required").max(60, "tooLong"));
/** A new cost centre or project. */
export const costObject = z.object({ code: costCode, name: costName });

const costCentre = z.object({
	id,
	/** Never changes, since orders name it. */
	code: z.string(),
	name: z.string(),
	/** What its orders of a calendar month may come to before one has to be approved, without VAT. */
	limit,
	/** Only to an active one is anything ordered. */
	is_active: z.boolean(),
});
const project = z.object({ id, code: z.string(), name: z.string() });
const costs = z.object({
	/** No order is sent without one. */
	is_required: z.boolean(),
	/** By code. */
	cost_centres: z.array(costCentre),
	projects: z.array(project),
});
const ofCost = z.object({ id: idInPath });

/** Company buyers of one VAT id. */
export const teams = {
	current: call({
		method: "GET",
		path: "/teams/current",
		summary: "The asker's team with its members, or what founding one takes",
		answer: current,
	}),
	verify: call({
		method: "POST",
		path: "/teams/verification",
		summary:
			"Verifies the company of an account whose confirmed address is at the company's domain, and founds its team; sent twice it is once",
		answer: done,
	}),
	invite: call({
		method: "POST",
		path: "/teams/invitations",
		summary: "Mails an invitation to the team of its owner. Sent twice it is one mail",
		body: z.object({
			email,
			role: z.enum(invitedRoles),
			/** Of a buyer alone. */
			limit: givenLimit,
			host,
			idem,
		}),
		answer: done,
	}),
	withdraw: call({
		method: "DELETE",
		path: "/teams/invitations/{invitation}",
		summary: "Takes an invitation back",
		params: z.object({ invitation: idInPath }),
		answer: done,
	}),
	checkInvitation: call({
		method: "GET",
		path: "/teams/invitation",
		summary: "What the link of an invitation is worth; looking uses nothing up",
		query: z.object({ token }),
		answer: z.object({ state: invitationState, invitation: invited.nullable() }),
	}),
	accept: call({
		method: "POST",
		path: "/teams/invitations/{invitation}/accept",
		summary: "Joins the team, as the account of the invited address; sent twice it is one joining",
		params: z.object({ invitation: idInPath }),
		answer: done,
	}),
	change: call({
		method: "PATCH",
		path: "/teams/members/{userid}",
		summary: "Gives a member another role or limit; owners do",
		params: z.object({ userid: idInPath }),
		body: z.object({ role, limit: givenLimit }),
		answer: done,
	}),
	remove: call({
		method: "DELETE",
		path: "/teams/members/{userid}",
		summary: "Takes a member out of the team; owners do, and nobody themselves",
		params: z.object({ userid: idInPath }),
		answer: done,
	}),
	leave: call({
		method: "POST",
		path: "/teams/leave",
		summary: "Leaves the team; an owner may make a member one with it, and the last one has to. Without members the team ends",
		body: z.object({ successor: id.optional() }),
		answer: done,
	}),
	costs: call({
		method: "GET",
		path: "/teams/costs",
		summary: "Cost centres and projects of the asker's team, and whether an order needs one; none for who is in no team (added)",
		answer: costs,
	}),
	requireCostCentre: call({
		method: "PATCH",
		path: "/teams/costs",
		summary: "Says whether orders of the team need a cost centre; owners do (added)",
		body: z.object({ is_required: z.boolean() }),
		answer: done,
	}),
	addCostCentre: call({
		method: "POST",
		path: "/teams/cost-centres",
		summary: "Adds a cost centre to the team of its owner; its code stays (added)",
		body: costObject.extend({ limit: givenLimit }),
		answer: done,
	}),
	changeCostCentre: call({
		method: "PATCH",
		path: "/teams/cost-centres/{id}",
		summary: "Changes name and monthly limit of a cost centre, and whether anything is ordered to it; owners do (added)",
		params: ofCost,
		body: z.object({ name: costName, limit: givenLimit, is_active: z.boolean() }),
		answer: done,
	}),
	addProject: call({
		method: "POST",
		path: "/teams/projects",
		summary: "Adds a project to the team of its owner (added)",
		body: costObject,
		answer: done,
	}),
	removeProject: call({
		method: "DELETE",
		path: "/teams/projects/{id}",
		summary: "Takes a project out of the list; orders keep its code. Owners do (added)",
		params: ofCost,
		answer: done,
	}),
};

export type TeamCosts = z.output<typeof costs>;
export type CostCentre = z.output<typeof costCentre>;
export type Project = z.output<typeof project>;
/** Of one company; more is asked for. */
export const mostOwnNumbers = 10_000;

/** The company's own number of a variant, in characters. Numbers that differ in spaces or capitals alone are one. */
export const longestNumber = 40;
export const ownNumber = line(longestNumber).pipe(z.string().min(1, "ownNumber.required"));

const ownArticle = z.object({
	variantId: id,
	/** Of the shop. */
	code: z.string(),
	/** "" once the shop has it no more. */
	fullTitle: z.string(),
	number: z.string(),
	/** What the company calls it; "" for none. */
	name: z.string(),
});

/** Own article numbers of a company. A backend of one's own may lack these calls. */
export const ownNumbers = {
	list: call({
		method: "GET",
		path: "/own-numbers",
		summary: "What the company of the signed-in user calls variants, by number (added)",
		query: z.object({
			range,
			/** What a number, a name or a code of the shop contains. */
			search: z.string().max(200).optional(),
			/** Of one variant. */
			variant: idInPath.optional(),
		}),
		answer: z.object({
			/** Whether the user is in a team, and may change its numbers: owners and approvers do. */
			access: z.enum(["none", "read", "change"]),
			count: z.number().int(),
			articles: z.array(ownArticle),
		}),
	}),
	find: call({
		method: "GET",
		path: "/own-numbers/of/{number}",
		summary: "The variant that the user's company calls so; null: none (added)",
		params: z.object({ number: z.string().min(1).max(200) }),
		answer: ownArticle.nullable(),
	}),
	store: call({
		method: "POST",
		path: "/own-numbers",
		summary: "Gives variants their own numbers, all or none; one that has a number gets the new one (added)",
		body: z.object({
			lines: z
				.array(z.object({ code: line(80).pipe(z.string().min(1, "ownCode.required")), number: ownNumber, name: line(120).default("") }))
				.min(1)
				.max(mostLines),
		}),
		answer: z.object({ count: z.number().int() }),
	}),
	delete: call({
		method: "DELETE",
		path: "/own-numbers/{variant}",
		summary: "Takes the own number of a variant away; one that has none is no error (added)",
		params: z.object({ variant: idInPath }),
		answer: z.object({}),
	}),
};

export type OwnArticle = z.output<typeof ownArticle>;
export type TeamBilling = z.output<typeof billing>;
export type Team = z.output<typeof team>;
export type TeamMember = z.output<typeof member>;
export type TeamInvitation = z.output<typeof invitation>;
export type Founding = NonNullable<z.output<typeof current>["founding"]>;
export type Invited = z.output<typeof invited>;
