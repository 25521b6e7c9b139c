import { z } from "zod";
import { call } from "./call";
import { email, host, id, idem, idInPath, line, money, plainText, range, token } from "./fields";
import { mostLines } from "./values/order-bounds";
import { highestLimit, invitedRoles, roles } from "./values/team-roles";

export const role = z.enum(roles).describe("owner: keeps members; approver: passes orders that wait; buyer: buys.");
export type Role = z.output<typeof role>;

/** A buyer's order above this amount without VAT waits for approval. EUR on the wire, cents once parsed; null: no limit. */
const limit = money.nullable();
const givenLimit = z
	.number()
	.min(0, "limit.invalid")
	.max(highestLimit, "limit.invalid")
	.nullable()
	.transform((euros) => (euros === null ? null : Math.round(euros * 100)));

const member = z.object({
	userid: id.describe("Id of the account."),
	name: z.string().describe('Name of the member; "" where none is known.'),
	email: z.string().describe("E-mail address."),
	role,
	limit: limit.describe("Above so much without VAT an order waits; null for who has none, and towards buyers of all but their own."),
	is_you: z.boolean().describe("The asker."),
});

const invitation = z.object({
	id,
	email: z.string().describe("Of who is invited."),
	role: z.enum(invitedRoles).describe("buyer or approver."),
	limit: limit.describe("Above so much without VAT an order waits; null: none does."),
	expires_at: z.string().describe("ISO time."),
	is_expired: z.boolean().describe("Its days are over."),
});

/** An invitation as the invited person sees it. */
const invited = invitation.extend({
	vat: z.string().describe("International form."),
	company: z.string().describe('The name of the company; "" where none is known.'),
	invited_by: z
		.object({ name: z.string().describe('Name of who invites; "" where none is known.'), email: z.string().describe("E-mail address.") })
		.describe("Name and address of who invites."),
});

/** A company's billing data, with the field names of an account. */
const billing = z.object({
	billingCountry: z.string().describe('ISO 3166-1 code of the country; "" where none is known.'),
	vatid: z.string().describe("As it was typed."),
	company: z.string().describe("Name of the company."),
	billingaddress: z.string().describe("Street and number."),
	billingaddress_additional_line: z.string().describe('Second line of the address; "" for none.'),
	billingpostcode: z.string().describe("Post code."),
	billingcity: z.string().describe("City."),
});

const team = z.object({
	vat: z.string().describe("VAT id, in international form."),
	company: z.string().describe("Name of the company."),
	role: role.describe("The asker's own."),
	limit: limit.describe("Above so much without VAT an order of the asker waits; null: none does."),
	orders: z
		.enum(["own", "team", "all"])
		.default("own")
		.describe("Whose orders the asker may read besides its own: none, those of the team's members, or all that were sent in it (added)."),
	billing: billing.nullable().describe("Of the owner whose account has the VAT id of the team; null: of none."),
	members: z.array(member).describe("All members."),
	invitations: z.array(invitation).describe("Those that nobody has accepted; owners alone see them."),
});

/**
 * Why an account without a team cannot found one. vat_of_other: the company register has the VAT id under another name. not_verified: the
 * account's email
 * is not at the company's domain in the register, or the register has no domain.
 */
export const obstacles = ["vat_missing", "vat_wrong", "vat_of_other", "vat_taken", "not_verified"] as const;

const current = z
	.object({
		is_named_otherwise: z
			.boolean()
			.describe("The register of companies has the VAT id of the account under another name than the account."),
		team: team.nullable().describe("null: the asker is in none."),
		founding: z
			.object({
				vat: z.string().describe('Of the account\'s data; "" where there is none.'),
				company: z.string().describe('Of the account\'s data; "" where there is none.'),
				domain: z.string().describe('At which the company has its mail, by the register; "" where that is not known.'),
				obstacle: z.enum(obstacles).nullable().describe("Why it can found none; null: it can."),
				invitations: z.array(invited).describe("Open ones to the account's address."),
			})
			.nullable()
			.describe("What an account that is in no team may do: null for who is in one."),
	})
	.describe("The company of an account.");

/** State of a mailed link. Also withdrawn if the inviting owner is no owner any more. */
const invitationState = z.enum(["open", "used", "expired", "withdrawn", "unknown"]);
export type InvitationState = z.output<typeof invitationState>;

const done = z.object({ message: z.string().describe("A word for the log; nothing is read from it.") });

/** Code of a cost centre or project in the company's ledger. */
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
export const costObject = z.object({
	code: costCode.describe("By what the company's ledger knows it."),
	name: costName.describe("What it is called."),
});

const costCentre = z.object({
	id,
	code: z.string().describe("Never changes, since orders name it."),
	name: z.string().describe("What it is called."),
	limit: limit.describe("What its orders of a calendar month may come to before one has to be approved, without VAT."),
	is_active: z.boolean().describe("Only to an active one is anything ordered."),
});
const project = z.object({
	id,
	code: z.string().describe("Never changes, since orders name it."),
	name: z.string().describe("What it is called."),
});
const costs = z.object({
	is_required: z.boolean().describe("No order is sent without one."),
	cost_centres: z.array(costCentre).describe("By code."),
	projects: z.array(project).describe("By code."),
});
const ofCost = z.object({ id: idInPath });

/** Buyers of one company, by VAT id. */
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
			role: z.enum(invitedRoles).describe("buyer or approver."),
			limit: givenLimit.describe("Of a buyer: above so much EUR without VAT an order waits; null: none does."),
			host,
			idem,
		}),
		answer: done,
	}),
	withdraw: call({
		method: "DELETE",
		path: "/teams/invitations/{invitation}",
		summary: "Takes an invitation back",
		params: z.object({ invitation: idInPath.describe("Id of the invitation.") }),
		answer: done,
	}),
	checkInvitation: call({
		method: "GET",
		path: "/teams/invitation",
		summary: "What the link of an invitation is worth; looking uses nothing up",
		query: z.object({ token }),
		answer: z.object({
			state: invitationState.describe("What the link is worth."),
			invitation: invited.nullable().describe("The invitation; null where there is none."),
		}),
	}),
	accept: call({
		method: "POST",
		path: "/teams/invitations/{invitation}/accept",
		summary: "Joins the team, as the account of the invited address; sent twice it is one joining",
		params: z.object({ invitation: idInPath.describe("Id of the invitation.") }),
		answer: done,
	}),
	change: call({
		method: "PATCH",
		path: "/teams/members/{userid}",
		summary: "Gives a member another role or limit; owners do",
		params: z.object({ userid: idInPath.describe("Id of the account.") }),
		body: z.object({ role, limit: givenLimit.describe("Above so much EUR without VAT an order waits; null: none does.") }),
		answer: done,
	}),
	remove: call({
		method: "DELETE",
		path: "/teams/members/{userid}",
		summary: "Takes a member out of the team; owners do, and nobody themselves",
		params: z.object({ userid: idInPath.describe("Id of the account.") }),
		answer: done,
	}),
	leave: call({
		method: "POST",
		path: "/teams/leave",
		summary: "Leaves the team; an owner may make a member one with it, and the last one has to. Without members the team ends",
		body: z.object({ successor: id.optional().describe("Id of the account of the member that becomes an owner.") }),
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
		body: z.object({ is_required: z.boolean().describe("No order is sent without a cost centre.") }),
		answer: done,
	}),
	addCostCentre: call({
		method: "POST",
		path: "/teams/cost-centres",
		summary: "Adds a cost centre to the team of its owner; its code stays (added)",
		body: costObject.extend({ limit: givenLimit.describe("EUR of a calendar month, without VAT; null: no limit.") }),
		answer: done,
	}),
	changeCostCentre: call({
		method: "PATCH",
		path: "/teams/cost-centres/{id}",
		summary: "Changes name and monthly limit of a cost centre, and whether anything is ordered to it; owners do (added)",
		params: ofCost,
		body: z.object({
			name: costName.describe("What it is called."),
			limit: givenLimit.describe("EUR of a calendar month, without VAT; null: no limit."),
			is_active: z.boolean().describe("Only to an active one is anything ordered."),
		}),
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
/** Per company. */
export const mostOwnNumbers = 10_000;

/** Maximum length of a company's own number for a variant, in characters. Numbers that differ only in spaces or capitals are equal. */
export const longestNumber = 40;
export const ownNumber = line(longestNumber).pipe(z.string().min(1, "ownNumber.required"));

const ownArticle = z.object({
	variantId: id.describe("Id of the variant."),
	code: z.string().describe("Of the shop."),
	fullTitle: z.string().describe('"" once the shop has it no more.'),
	number: z.string().describe("The company's own number of it."),
	name: z.string().describe('What the company calls it; "" for none.'),
});

/** A company's own article numbers. Your own backend may omit these calls. */
export const ownNumbers = {
	list: call({
		method: "GET",
		path: "/own-numbers",
		summary: "What the company of the signed-in user calls variants, by number (added)",
		query: z.object({
			range,
			search: z.string().max(200).optional().describe("What a number, a name or a code of the shop contains."),
			variant: idInPath.optional().describe("Of one variant."),
		}),
		answer: z.object({
			access: z
				.enum(["none", "read", "change"])
				.describe("Whether the user is in a team, and may change its numbers: owners and approvers do."),
			count: z.number().int().describe("How many there are, beyond the range too."),
			articles: z.array(ownArticle).describe("Those within the range."),
		}),
	}),
	find: call({
		method: "GET",
		path: "/own-numbers/of/{number}",
		summary: "The variant that the user's company calls so; null: none (added)",
		params: z.object({ number: z.string().min(1).max(200).describe("The company's own number.") }),
		answer: ownArticle.nullable(),
	}),
	store: call({
		method: "POST",
		path: "/own-numbers",
		summary: "Gives variants their own numbers, all or none; one that has a number gets the new one (added)",
		body: z.object({
			lines: z
				.array(
					z.object({
						code: line(80).pipe(z.string().min(1, "ownCode.required")).describe("Code of the variant."),
						number: ownNumber.describe("The company's own number of it."),
						name: line(120).default("").describe('What the company calls it; "" for none.'),
					}),
				)
				.min(1)
				.max(mostLines)
				.describe("One for each variant."),
		}),
		answer: z.object({ count: z.number().int().describe("How many were stored.") }),
	}),
	delete: call({
		method: "DELETE",
		path: "/own-numbers/{variant}",
		summary: "Takes the own number of a variant away; one that has none is no error (added)",
		params: z.object({ variant: idInPath.describe("Id of the variant.") }),
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
