import * as z from "zod";
import { accountForm } from "./account-form";
import { call } from "./call";
import { backendLocale, email, host, id, idem, idInPath, money, password, range, sessionId, token, uuid } from "./fields";
import { addressFields, siteFields, storedShape } from "./order-fields";
import { changedAddress, newAddress } from "./order-form";
import { device, unknownDevice } from "./values/device";

const discountRow = z.object({
	title: z.string().default("").describe('Title in the reader\'s language; "" without one.'),
	on: z.string().default("").describe('Goods to which it is limited, in the reader\'s language; "" for all goods (added).'),
	percentage: z.number().describe("Discount in per cent."),
	start_date: z.string().nullable().describe("First day, ISO, by the company's clock; null: no start."),
	end_date: z.string().nullable().describe("Last day, ISO, by the company's clock; null: no end."),
	threshold: money.describe("Value of goods before discounts from which the discount applies."),
});

const profile = z.object({
	email,
	company: z.string().describe('Name of the company; "" if unknown.'),
	vatid: z.string().describe("VAT id."),
	customername: z.string().describe("Name of the contact."),
	phonenumber: z.string().describe("Telephone, E.164 once stored: +358401234567."),
	billingaddress: z.string().describe("Street and number."),
	billingaddress_additional_line: z.string().describe('Second line of the address; "" for none.'),
	billingpostcode: z.string().describe("Post code."),
	billingcity: z.string().describe("City."),
	billingCountry: z.string().describe('ISO 3166-1 code of the country; "" if unknown.'),
});

export const user = profile
	.extend({
		userid: id.describe("Id of the account."),
		isverified: z.boolean().describe("Whether its email address is confirmed."),
		isdeleted: z.boolean().describe("Whether the account was deleted."),
		hasPassword: z.boolean().describe("Whether the account has a password in addition to mailed links."),
		can_see_hidden: z.boolean().describe("Whether the account may see hidden goods."),
		has_approvals: z.boolean().default(false).describe("Whether the account approves orders, or has a limit, in a company's team."),
		has_invoices: z.boolean().default(false).describe("Whether the backend lists invoices (`invoices`)."),
		has_papers: z.boolean().default(false).describe("Whether the backend lists the documents of its orders."),
		has_addresses: z.boolean().default(false).describe("Whether the backend stores delivery addresses (`addresses`)."),
		has_claims: z.boolean().default(false).describe("Whether the backend takes claims (`claims`)."),
		discount_link: z.array(z.object({ discount_row: discountRow.describe("The discount.") })).describe("Personal discounts."),
	})
	.describe("An account, as its owner sees it.");

/** The device that signs in; unknown if the caller does not send it. */
const signsIn = { device: device.default(unknownDevice).describe("The device that signs in; unknown if not sent.") };

/** A session's name in the account's list. Only its browser knows its id. */
export const sessionName = z.string().regex(/^[0-9a-f]{32}$/);

const ownSession = device.extend({
	id: sessionName.describe("Name of the session in the list."),
	signed_in_at: z.string().describe("ISO time."),
	used_at: z.string().describe("ISO time, rounded to the hour."),
	locale: backendLocale.nullable().default(null).describe("Language of its last use; null if the backend does not provide it."),
	is_this: z.boolean().describe("Whether this is the asking session."),
});

const message = z.object({ message: z.string().describe("Only for the log.") });
/** State of a mailed link: open until it is used or expires. */
const linkState = z.enum(["open", "used", "expired", "unknown"]);
/** The account of an open link is shown, so that nobody signs in to somebody else's unknowingly. */
const checked = {
	state: linkState.default("unknown").describe("State of the link."),
	email: z.string().nullable().default(null).describe("Email address of its account while the link is open; null otherwise."),
};
const ofUser = z.object({ userid: idInPath.describe("Id of the account.") });
/** The session that the call signed in. It replaces the visitor's previous one. */
const signedIn = z.object({
	user: user.nullable().describe("The account; null if nobody is signed in."),
	sessionId: sessionId.nullable().describe("The visitor's new session; null: the session stays."),
});
/** For calls that sign in only on request. */
const maybeSignedIn = z.object({
	user: user.nullable().default(null).describe("The account; null if nobody is signed in."),
	sessionId: sessionId.nullable().default(null).describe("The visitor's new session; null: the session stays."),
});
/**
 * Uses up a link. With `signIn` the call also signs in, since the link proves the mailbox. For a few minutes the same `idem` gets the same
 * answer, so that a form sent twice signs in once.
 */
const usesLink = {
	...signsIn,
	signIn: z.boolean().default(false).describe("Whether to sign in as well."),
	idem: idem.optional().describe("Idempotency key: for a few minutes the same key gets the same answer."),
};

export const users = {
	create: call({
		method: "POST",
		path: "/users/create",
		// The password is stored with the link. It becomes the account's once the session that chose it uses the link.
		summary: "Creates an account and mails a verification link",
		body: z.object({ email, password, host }),
		answer: z.object({
			message: z.string().nullable().default(null).describe("The specification's text that a mail was sent; null if none was."),
			error: z.string().nullable().default(null).describe("Why no account was created; null if one was."),
		}),
	}),
	login: call({
		method: "POST",
		path: "/users/login",
		summary: "Signs in with a password",
		body: z.object({ email, password: z.string().min(1, "password.required").max(200, "tooLong").describe("The password."), ...signsIn }),
		answer: signedIn,
	}),
	magicLogin: call({
		method: "POST",
		path: "/users/magic-login",
		summary: "Signs in by a mailed link and uses it up; verifies an unverified account",
		body: z.object({ token, idem: usesLink.idem, ...signsIn }),
		answer: signedIn,
	}),
	logout: call({ method: "GET", path: "/users/logout", summary: "Signs out", answer: message }),
	requestMagicLink: call({
		method: "POST",
		path: "/users/request-magic-link",
		summary: "Mails a link that signs in",
		body: z.object({ email, host }),
		answer: message,
	}),
	requestPasswordReset: call({
		method: "POST",
		path: "/users/request-password-reset",
		summary: "Mails a link to set a new password",
		body: z.object({ email, host }),
		answer: message,
	}),
	checkResetPasswordLink: call({
		method: "GET",
		path: "/users/check-reset-password-link",
		summary: "Whether a reset link is valid",
		query: z.object({ token }),
		answer: z.object({
			valid: z.boolean().describe("Whether the link is open."),
			userid: id.nullable().describe("Id of its account; null unless the link is open."),
			...checked,
		}),
	}),
	checkMagicLink: call({
		method: "GET",
		path: "/users/check-magic-link",
		summary: "Whether a magic or verification link is valid",
		query: z.object({ token }),
		answer: z.object({ valid: z.boolean().describe("Whether the link is open."), ...checked }),
	}),
	verify: call({
		method: "POST",
		path: "/users/verify",
		summary: "Uses up a verification link; sending it twice verifies once",
		body: z.object({ token, ...usesLink }),
		answer: maybeSignedIn.extend({ state: linkState.describe("State of the link before the call.") }),
	}),
	ownData: call({
		method: "GET",
		path: "/users/own-data",
		summary: "All data stored about the account, as a file: one list of rows per part",
		answer: z.looseObject({ made_at: z.string().describe("ISO time of the export.") }),
	}),
	current: call({ method: "GET", path: "/users/current", summary: "The signed-in user", answer: user.nullable() }),
	update: call({
		method: "PATCH",
		path: "/users/update/{userid}",
		summary: "Changes account information",
		params: ofUser,
		body: accountForm,
		answer: user,
	}),
	resetPassword: call({
		method: "PATCH",
		path: "/users/reset-password/{userid}",
		// Ends all sessions of the account. With the current password the asker is signed in again; with a token, only with `signIn`. An
		// account without a password needs neither, but a recent sign-in.
		summary: "Sets a new password, authorised by the current one or a reset token",
		params: ofUser,
		body: z.object({
			password,
			currentPassword: z.string().max(200).optional().describe("The current password."),
			token: token.optional().describe("Token of a reset link."),
			...usesLink,
		}),
		answer: maybeSignedIn.extend({ message: z.string().describe("Only for the log.") }),
	}),
	delete: call({
		method: "POST",
		path: "/users/delete/{userid}",
		summary: "Deletes the account and ends its sessions; requires its password, or a recent sign-in if it has none",
		params: ofUser,
		body: z.object({ password: z.string().max(200).default("").describe('The password; "" for an account without one.'), idem }),
		answer: message,
	}),
	sessions: call({
		method: "GET",
		path: "/users/sessions",
		summary: "Sessions of the account, the asking one first",
		// Counts all sessions; the list has at most a hundred.
		answer: z.object({
			count: z.number().int().describe("Number of sessions."),
			sessions: z.array(ownSession).describe("The latest hundred sessions."),
		}),
	}),
	endSession: call({
		method: "DELETE",
		path: "/users/sessions/{id}",
		summary: "Ends another session of the account",
		params: z.object({ id: sessionName.describe("Name of the session in the list.") }),
		answer: message,
	}),
	endOtherSessions: call({
		method: "DELETE",
		path: "/users/sessions",
		summary: "Ends all sessions of the account except the asking one",
		answer: message,
	}),
};

export type User = z.output<typeof user>;
/** A user on the wire. */
export type UserAnswer = z.input<typeof user>;
export type OwnSession = z.output<typeof ownSession>;
export type LinkState = z.output<typeof linkState>;

/** Per account, and as many per team. */
export const maxAddresses = 200;

/** Owner: the asker or the team. */
const whose = z.enum(["self", "team"]);
const ofAddress = z.object({ uuid });

const address = z
	.object({
		uuid,
		label: z.string().describe("Label of the address."),
		...storedShape(addressFields),
		...storedShape(siteFields),
		version: z.number().int().describe("Version; increases with every change."),
		of: whose.describe("Owner of the address."),
		is_own_default: z.boolean().describe("Whether the asker chose it for new orders. This has priority over the team's default."),
		is_team_default: z.boolean().describe("Whether it is the team's default for new orders."),
		may_change: z.boolean().describe("Whether the asker may change it: their own, or as an owner or approver those of the team."),
		made_by: z.string().describe('The colleague who made it; "" if it was the asker, or if the account is deleted.'),
	})
	.describe("A delivery address of an account or its team.");

/** Saved delivery addresses of an account and its team. Your own backend may omit these calls. */
export const addresses = {
	all: call({
		method: "GET",
		path: "/addresses",
		summary: "Addresses of the signed-in user and the team, by label; without a range all of them (added)",
		// Each word must occur somewhere in the listed address.
		query: z.object({ text: z.string().max(200).optional().describe("Words that each address must contain."), range }),
		answer: z.object({
			count: z.number().int().describe("Number of addresses that match the text."),
			total: z.number().int().describe("Number of all addresses."),
			addresses: z.array(address).describe("Entries within the range."),
			may_add_to_team: z.boolean().nullable().describe("Whether the asker may add addresses of the team; null: there is no team."),
		}),
	}),
	byId: call({
		method: "GET",
		path: "/addresses/{uuid}",
		summary: "One address (added)",
		params: ofAddress,
		answer: address,
	}),
	create: call({
		method: "POST",
		path: "/addresses",
		summary: "Adds an address; adding the same one twice stores one (added)",
		body: newAddress,
		answer: address,
	}),
	change: call({
		method: "PATCH",
		path: "/addresses/{uuid}",
		summary: "Changes an address if it is still as the asker saw it; sent orders keep theirs (added)",
		params: ofAddress,
		body: changedAddress,
		answer: address,
	}),
	delete: call({
		method: "DELETE",
		path: "/addresses/{uuid}",
		summary: "Deletes an address (added)",
		params: ofAddress,
		answer: z.object({}),
	}),
	setDefault: call({
		method: "POST",
		path: "/addresses/{uuid}/default",
		summary: "Makes an address the default of the user or the team, replacing the previous one, or removes the default (added)",
		params: ofAddress,
		body: z.object({
			of: whose.describe("Whose default it becomes."),
			is_default: z.boolean().describe("false removes the default."),
		}),
		answer: address,
	}),
};

export type Address = z.output<typeof address>;
export type AddressAnswer = z.input<typeof address>;
