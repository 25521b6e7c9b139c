import * as z from "zod";
import { call } from "./call";
import { fileIds } from "./claims/files";
import { email, host, id, idem, idInPath, line, money, plainText, range, sixDigits, token } from "./fields";
import { maxLines } from "./values/order-bounds";
import { highestLimit, invitedRoles, roles } from "./values/team-roles";

export const role = z.enum(roles).describe("owner: manages members; approver: approves waiting orders; buyer: buys.");
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
	name: z.string().describe('Name of the member; "" if unknown.'),
	email: z.string().describe("Email address."),
	role,
	limit: limit.describe("Amount without VAT above which an order waits; null without a limit. Buyers see only their own."),
	is_you: z.boolean().describe("Whether this is the asker."),
});

const invitation = z.object({
	id,
	email: z.string().describe("Email address of the invited person."),
	role: z.enum(invitedRoles).describe("buyer or approver."),
	limit: limit.describe("Amount without VAT above which an order waits; null: no limit."),
	expires_at: z.string().describe("ISO time."),
	is_expired: z.boolean().describe("Whether it has expired."),
});

/** An invitation as the invited person sees it. */
const invited = invitation.extend({
	vat: z.string().describe("VAT id in international form."),
	company: z.string().describe('Name of the company; "" if unknown.'),
	invited_by: z
		.object({ name: z.string().describe('Name of the inviting owner; "" if unknown.'), email: z.string().describe("Email address.") })
		.describe("Name and email address of the inviting owner."),
});

/** A company's billing data, with the field names of an account. */
const billing = z.object({
	billingCountry: z.string().describe('ISO 3166-1 code of the country; "" if unknown.'),
	vatid: z.string().describe("VAT id as typed."),
	company: z.string().describe("Name of the company."),
	billingaddress: z.string().describe("Street and number."),
	billingaddress_additional_line: z.string().describe('Second line of the address; "" for none.'),
	billingpostcode: z.string().describe("Post code."),
	billingcity: z.string().describe("City."),
});

const team = z.object({
	vat: z.string().describe("VAT id, in international form."),
	company: z.string().describe("Name of the company."),
	role: role.describe("The asker's role."),
	limit: limit.describe("Amount without VAT above which the asker's order waits; null: no limit."),
	orders: z
		.enum(["own", "team", "all"])
		.default("own")
		.describe(
			"Which orders the asker may read besides their own: none, those of the team's members, or all that were sent in the team (added).",
		),
	billing: billing.nullable().describe("Billing data of the owner whose account has the team's VAT id; null without one."),
	members: z.array(member).describe("All members."),
	invitations: z.array(invitation).describe("Invitations that nobody has accepted. Only owners see them."),
});

/**
 * Why an account without a team cannot found one. vat_of_other: the company register has the VAT id under another name. not_verified: the
 * account's email is not at the company's domain in the register, or the register has no domain.
 */
export const foundingObstacles = ["vat_missing", "vat_wrong", "vat_of_other", "vat_taken", "not_verified"] as const;

const current = z
	.object({
		is_named_otherwise: z.boolean().describe("Whether the company register has the account's VAT id under another name."),
		team: team.nullable().describe("The asker's team; null without one."),
		founding: z
			.object({
				vat: z.string().describe('VAT id of the account; "" for none.'),
				company: z.string().describe('Company of the account; "" for none.'),
				domain: z.string().describe('Mail domain of the company in the register; "" if unknown, or that of a provider for everybody.'),
				is_registered: z
					.boolean()
					.default(false)
					.describe("Whether the register has the company, so that a document of it can be judged. A backend may omit it."),
				code_sent_to: z
					.string()
					.default("")
					.describe('Address at that domain to which an open code was mailed; "" for none. A backend may omit it.'),
				document: z
					.object({
						state: z.enum(["open", "declined"]).describe("open: staff have to judge it; declined: another one may be sent."),
						sent_at: z.string().describe("ISO time."),
						reason: z.string().describe('Why it was declined; "" while open.'),
					})
					.nullable()
					.default(null)
					.describe("The latest document of the company that the account has sent; null for none. A backend may omit it."),
				obstacle: z.enum(foundingObstacles).nullable().describe("Why it cannot found a team; null: it can."),
				invitations: z.array(invited).describe("Open invitations to the account's email address."),
			})
			.nullable()
			.describe("The options of an account without a team; null for a member."),
	})
	.describe("The company of an account.");

/** State of a mailed link. Also withdrawn if the inviting owner is no owner any more. */
const invitationState = z.enum(["open", "used", "expired", "withdrawn", "unknown"]);
export type InvitationState = z.output<typeof invitationState>;

const done = z.object({ message: z.string().describe("Only for the log.") });

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
	code: costCode.describe("Code in the company's ledger."),
	name: costName.describe("Name."),
});

const costCentre = z.object({
	id,
	code: z.string().describe("Code. Never changes, because orders refer to it."),
	name: z.string().describe("Name."),
	limit: limit.describe("Total of a calendar month's orders above which approval is needed, without VAT."),
	is_active: z.boolean().describe("Only active ones accept orders."),
});
const project = z.object({
	id,
	code: z.string().describe("Code. Never changes, because orders refer to it."),
	name: z.string().describe("Name."),
});
const costs = z.object({
	is_required: z.boolean().describe("Whether every order needs one."),
	cost_centres: z.array(costCentre).describe("Sorted by code."),
	projects: z.array(project).describe("Sorted by code."),
});
const ofCost = z.object({ id: idInPath });

/** Buyers of one company, by VAT id. */
export const teams = {
	current: call({
		method: "GET",
		path: "/teams/current",
		summary: "The asker's team with its members, or the requirements for founding one",
		answer: current,
	}),
	verify: call({
		method: "POST",
		path: "/teams/verification",
		summary:
			"Verifies the company of an account whose confirmed address is at the company's domain, and founds its team; sent twice it is once",
		answer: done,
	}),
	sendCode: call({
		method: "POST",
		path: "/teams/verification/code",
		summary: "Mails a code to an address at the domain of the account's company; sent twice it mails one (added)",
		body: z.object({ email: email.describe("Address at the company's domain in the register."), idem }),
		answer: done,
	}),
	confirmCode: call({
		method: "POST",
		path: "/teams/verification/confirm",
		summary: "Verifies the company of an account by the mailed code, and founds its team; sent twice it is once (added)",
		body: z.object({ code: sixDigits.describe("The code.") }),
		answer: done,
	}),
	sendDocument: call({
		method: "POST",
		path: "/teams/verification/document",
		summary: "Sends a document of the account's company, which staff judge; while one waits, another is ignored (added)",
		body: z.object({
			files: fileIds.pipe(z.array(z.uuid()).min(1, "files.required")).describe("Ids of files uploaded by /files/store."),
			host,
			idem,
		}),
		answer: done,
	}),
	invite: call({
		method: "POST",
		path: "/teams/invitations",
		summary: "Mails an invitation to the asker's team; sending it twice mails one. For owners",
		body: z.object({
			email,
			role: z.enum(invitedRoles).describe("buyer or approver."),
			limit: givenLimit.describe("For a buyer: amount in EUR without VAT above which an order waits; null: no limit."),
			host,
			idem,
		}),
		answer: done,
	}),
	withdraw: call({
		method: "DELETE",
		path: "/teams/invitations/{invitation}",
		summary: "Withdraws an invitation",
		params: z.object({ invitation: idInPath.describe("Id of the invitation.") }),
		answer: done,
	}),
	checkInvitation: call({
		method: "GET",
		path: "/teams/invitation",
		summary: "State of an invitation's link; the call does not use it up",
		query: z.object({ token }),
		answer: z.object({
			state: invitationState.describe("State of the link."),
			invitation: invited.nullable().describe("The invitation; null without one."),
		}),
	}),
	accept: call({
		method: "POST",
		path: "/teams/invitations/{invitation}/accept",
		summary: "Joins the team as the account of the invited address; sending it twice joins once",
		params: z.object({ invitation: idInPath.describe("Id of the invitation.") }),
		answer: done,
	}),
	change: call({
		method: "PATCH",
		path: "/teams/members/{userid}",
		summary: "Changes a member's role or limit. For owners",
		params: z.object({ userid: idInPath.describe("Id of the account.") }),
		body: z.object({ role, limit: givenLimit.describe("Amount in EUR without VAT above which an order waits; null: no limit.") }),
		answer: done,
	}),
	remove: call({
		method: "DELETE",
		path: "/teams/members/{userid}",
		summary: "Removes a member from the team. For owners, who cannot remove themselves",
		params: z.object({ userid: idInPath.describe("Id of the account.") }),
		answer: done,
	}),
	leave: call({
		method: "POST",
		path: "/teams/leave",
		summary: "Leaves the team. An owner may name a new owner; the last owner must. Without members the team ends",
		body: z.object({ successor: id.optional().describe("Account id of the member who becomes an owner.") }),
		answer: done,
	}),
	costs: call({
		method: "GET",
		path: "/teams/costs",
		summary: "Cost centres and projects of the asker's team, and whether an order needs one; none without a team (added)",
		answer: costs,
	}),
	requireCostCentre: call({
		method: "PATCH",
		path: "/teams/costs",
		summary: "Sets whether the team's orders need a cost centre. For owners (added)",
		body: z.object({ is_required: z.boolean().describe("Whether every order needs a cost centre.") }),
		answer: done,
	}),
	addCostCentre: call({
		method: "POST",
		path: "/teams/cost-centres",
		summary: "Adds a cost centre, whose code never changes. For owners (added)",
		body: costObject.extend({ limit: givenLimit.describe("EUR per calendar month, without VAT; null: no limit.") }),
		answer: done,
	}),
	changeCostCentre: call({
		method: "PATCH",
		path: "/teams/cost-centres/{id}",
		summary: "Changes a cost centre's name and monthly limit, and whether it accepts orders. For owners (added)",
		params: ofCost,
		body: z.object({
			name: costName.describe("Name."),
			limit: givenLimit.describe("EUR per calendar month, without VAT; null: no limit."),
			is_active: z.boolean().describe("Only active ones accept orders."),
		}),
		answer: done,
	}),
	addProject: call({
		method: "POST",
		path: "/teams/projects",
		summary: "Adds a project. For owners (added)",
		body: costObject,
		answer: done,
	}),
	removeProject: call({
		method: "DELETE",
		path: "/teams/projects/{id}",
		summary: "Removes a project from the list; orders keep its code. For owners (added)",
		params: ofCost,
		answer: done,
	}),
};

export type TeamCosts = z.output<typeof costs>;
export type CostCentre = z.output<typeof costCentre>;
export type Project = z.output<typeof project>;
/** Per company. */
export const maxOwnNumbers = 10_000;

/** Maximum length of a company's own number for a variant, in characters. Numbers that differ only in spaces or capitals are equal. */
export const longestNumber = 40;
export const ownNumber = line(longestNumber).pipe(z.string().min(1, "ownNumber.required"));

const ownArticle = z.object({
	variantId: id.describe("Id of the variant."),
	code: z.string().describe("Code of the shop."),
	fullTitle: z.string().describe('Product title and variant title; "" if the shop no longer has it.'),
	number: z.string().describe("The company's own number for the variant."),
	name: z.string().describe('The company\'s own name; "" for none.'),
});

/** A company's own article numbers. Your own backend may omit these calls. */
export const ownNumbers = {
	list: call({
		method: "GET",
		path: "/own-numbers",
		summary: "The company's own numbers for variants, sorted by number (added)",
		query: z.object({
			range,
			search: z.string().max(200).optional().describe("Text that a number, a name or a code of the shop contains."),
			variant: idInPath.optional().describe("Only this variant."),
		}),
		answer: z.object({
			access: z.enum(["none", "read", "change"]).describe("Whether the user may change the team's numbers, as an owner or approver."),
			count: z.number().int().describe("Total number, including those outside the range."),
			articles: z.array(ownArticle).describe("Entries within the range."),
		}),
	}),
	find: call({
		method: "GET",
		path: "/own-numbers/of/{number}",
		summary: "The variant with the company's own number; null without one (added)",
		params: z.object({ number: z.string().min(1).max(200).describe("The company's own number.") }),
		answer: ownArticle.nullable(),
	}),
	store: call({
		method: "POST",
		path: "/own-numbers",
		summary: "Sets own numbers of variants, all or none; replaces existing ones (added)",
		body: z.object({
			lines: z
				.array(
					z.object({
						code: line(80).pipe(z.string().min(1, "ownCode.required")).describe("Code of the variant."),
						number: ownNumber.describe("The company's own number for the variant."),
						name: line(120).default("").describe('The company\'s own name; "" for none.'),
					}),
				)
				.min(1)
				.max(maxLines)
				.describe("One per variant."),
		}),
		answer: z.object({ count: z.number().int().describe("Number of stored numbers.") }),
	}),
	delete: call({
		method: "DELETE",
		path: "/own-numbers/{variant}",
		summary: "Removes a variant's own number; succeeds without one (added)",
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
