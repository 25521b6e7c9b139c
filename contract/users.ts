import { z } from "zod";
import { accountForm } from "./account-form";
import { call } from "./call";
import { backendLocale, email, host, id, idem, idInPath, money, password, range, sessionId, token, uuid } from "./fields";
import { addressFields, siteFields, storedShape } from "./order-fields";
import { changedAddress, newAddress } from "./order-form";
import { device, unknownDevice } from "./values/device";

const discountRow = z.object({
	title: z.string().default("").describe('In the reader\'s language; "" where it has none.'),
	on: z.string().default("").describe('What it is on alone, in the reader\'s language; "" for all goods (added).'),
	percentage: z.number().describe("Per cent."),
	start_date: z.string().nullable().describe("First day, ISO, by the company's clock; null: since ever."),
	end_date: z.string().nullable().describe("Last day, ISO, by the company's clock; null: until further notice."),
	threshold: money.describe("What all goods come to before discounts, from which it holds."),
});

const profile = z.object({
	email,
	company: z.string().describe('Name of the company; "" where none is known.'),
	vatid: z.string().describe("VAT id."),
	customername: z.string().describe("Name of the contact."),
	phonenumber: z.string().describe("Telephone, E.164 once stored: +358401234567."),
	billingaddress: z.string().describe("Street and number."),
	billingaddress_additional_line: z.string().describe('Second line of the address; "" for none.'),
	billingpostcode: z.string().describe("Post code."),
	billingcity: z.string().describe("City."),
	billingCountry: z.string().describe('ISO 3166-1 code of the country; "" where none is known.'),
});

export const user = profile
	.extend({
		userid: id.describe("Id of the account."),
		isverified: z.boolean().describe("Its e-mail address is confirmed."),
		isdeleted: z.boolean().describe("It was deleted."),
		hasPassword: z.boolean().describe("It has a password, besides mailed links."),
		can_see_hidden: z.boolean().describe("It may see hidden goods."),
		has_approvals: z.boolean().default(false).describe("In a company's team, as one who approves or has a limit."),
		has_invoices: z.boolean().default(false).describe("There are invoices of its orders, or of its company."),
		has_papers: z.boolean().default(false).describe("The backend lists the papers of its orders."),
		has_addresses: z.boolean().default(false).describe("The backend keeps delivery addresses (`addresses`)."),
		has_claims: z.boolean().default(false).describe("There are claims about its orders, or about those of its company."),
		discount_link: z.array(z.object({ discount_row: discountRow.describe("The discount.") })).describe("Personal discounts."),
	})
	.describe("An account, as its owner sees it.");

/** The device that signs in; unknown if the caller does not send it. */
const signsIn = { device: device.default(unknownDevice).describe("What is signed in with; unknown where it is not said.") };

/** A session's name in the account's list. Only its browser knows its id. */
export const sessionName = z.string().regex(/^[0-9a-f]{32}$/);

const ownSession = device.extend({
	id: sessionName.describe("Name of the session in this list."),
	signed_in_at: z.string().describe("ISO time."),
	used_at: z.string().describe("ISO time, by the hour."),
	locale: backendLocale.nullable().default(null).describe("That it was used in last; null where a backend does not say it."),
	is_this: z.boolean().describe("The asking one."),
});

const message = z.object({ message: z.string().describe("A word for the log; nothing is read from it.") });
/** State of a mailed link: open until it is used or expires. */
const linkState = z.enum(["open", "used", "expired", "unknown"]);
/** The account of an open link is shown, so that nobody signs in to somebody else's unknowingly. */
const checked = {
	state: linkState.default("unknown").describe("What the link is worth."),
	email: z.string().nullable().default(null).describe("Of its account, while it is open; null else."),
};
const ofUser = z.object({ userid: idInPath.describe("Id of the account.") });
/** The session that the call signed in. It replaces the visitor's previous one. */
const signedIn = z.object({
	user: user.nullable().describe("The account; null where nobody is signed in."),
	sessionId: sessionId.nullable().describe("The visitor's session from now on; null: the one before."),
});
/** For calls that sign in only on request. */
const maybeSignedIn = z.object({
	user: user.nullable().default(null).describe("The account; null where nobody is signed in."),
	sessionId: sessionId.nullable().default(null).describe("The visitor's session from now on; null: the one before."),
});
/**
 * Uses up a link. With `signIn` the call also signs in, since the link proves the mailbox. For a few minutes the same `idem` gets the
 * same answer, so
 * that a form sent twice signs in once.
 */
const usesLink = {
	...signsIn,
	signIn: z.boolean().default(false).describe("Signs in as well."),
	idem: idem.optional().describe("The same key again is the same answer for a few minutes."),
};

export const users = {
	create: call({
		method: "POST",
		path: "/users/create",
		// The password is stored with the link. It becomes the account's once the session that chose it uses the link.
		summary: "Makes an account and mails a verification link",
		body: z.object({ email, password, host }),
		answer: z.object({
			message: z.string().nullable().default(null).describe("That a mail was sent, in the specification's words; null where none was."),
			error: z.string().nullable().default(null).describe("Why no account was made; null where one was."),
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
		summary: "Signs in by a mailed link, which is used up; an account that is not verified is then",
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
		summary: "Whether a reset link holds",
		query: z.object({ token }),
		answer: z.object({
			valid: z.boolean().describe("It is open."),
			userid: id.nullable().describe("Of its account; null where it is not open."),
			...checked,
		}),
	}),
	checkMagicLink: call({
		method: "GET",
		path: "/users/check-magic-link",
		summary: "Whether a magic or verification link holds",
		query: z.object({ token }),
		answer: z.object({ valid: z.boolean().describe("It is open."), ...checked }),
	}),
	verify: call({
		method: "POST",
		path: "/users/verify",
		summary: "Uses a verification link up; sent twice it is one verification",
		body: z.object({ token, ...usesLink }),
		answer: maybeSignedIn.extend({ state: linkState.describe("What the link was worth.") }),
	}),
	ownData: call({
		method: "GET",
		path: "/users/own-data",
		summary: "Whatever is stored of the account, as a file: a list of rows for each part",
		answer: z.looseObject({ made_at: z.string().describe("ISO time at which the file was made.") }),
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
		// account without a password
		// needs neither, but a recent sign-in.
		summary: "Sets a new password, by the current one or by a reset token",
		params: ofUser,
		body: z.object({
			password,
			currentPassword: z.string().max(200).optional().describe("The current password."),
			token: token.optional().describe("That of a reset link."),
			...usesLink,
		}),
		answer: maybeSignedIn.extend({ message: z.string().describe("A word for the log; nothing is read from it.") }),
	}),
	delete: call({
		method: "POST",
		path: "/users/delete/{userid}",
		summary: "Deletes the account and ends its sessions; one that has a password is deleted with it alone, any other by a recent sign-in",
		params: ofUser,
		body: z.object({ password: z.string().max(200).default("").describe('The password; "" of an account that has none.'), idem }),
		answer: message,
	}),
	sessions: call({
		method: "GET",
		path: "/users/sessions",
		summary: "Where the account is signed in, the asking session first",
		// Counts all sessions; the list has at most a hundred.
		answer: z.object({ count: z.number().int().describe("All of them."), sessions: z.array(ownSession).describe("The latest hundred.") }),
	}),
	endSession: call({
		method: "DELETE",
		path: "/users/sessions/{id}",
		summary: "Ends another session of the account",
		params: z.object({ id: sessionName.describe("Its name in the list.") }),
		answer: message,
	}),
	endOtherSessions: call({
		method: "DELETE",
		path: "/users/sessions",
		summary: "Ends all sessions of the account but the asking one",
		answer: message,
	}),
};

export type User = z.output<typeof user>;
/** A user on the wire. */
export type UserAnswer = z.input<typeof user>;
export type OwnSession = z.output<typeof ownSession>;
export type LinkState = z.output<typeof linkState>;

/** Per account, and as many per team. */
export const mostAddresses = 200;

/** Owner: the asker or the team. */
const whose = z.enum(["self", "team"]);
const ofAddress = z.object({ uuid });

const address = z
	.object({
		uuid,
		label: z.string().describe("What the address is called."),
		...storedShape(addressFields),
		...storedShape(siteFields),
		version: z.number().int().describe("Counts up with every change."),
		of: whose.describe("Whose it is."),
		is_own_default: z.boolean().describe("The asker has chosen it for new orders; that goes before the default of the team."),
		is_team_default: z.boolean().describe("It is the team's for new orders."),
		may_change: z.boolean().describe("One's own; those of a team its owners and approvers change."),
		made_by: z.string().describe('The colleague who has made it; "" where that was the asker, or is nobody any more.'),
	})
	.describe("An address that goods go to, of an account or of its team.");

/** Saved delivery addresses of an account and its team. Your own backend may omit these calls. */
export const addresses = {
	all: call({
		method: "GET",
		path: "/addresses",
		summary: "The addresses of the signed-in user and of the team, by their labels; without a range all of them (added)",
		// Each word must occur somewhere in the listed address.
		query: z.object({ text: z.string().max(200).optional().describe("Words that are in what is listed."), range }),
		answer: z.object({
			count: z.number().int().describe("Of those that have the text."),
			total: z.number().int().describe("Of all."),
			addresses: z.array(address).describe("Those within the range."),
			may_add_to_team: z.boolean().nullable().describe("The asker adds addresses of the team; null: there is no team."),
		}),
	}),
	byId: call({
		method: "GET",
		path: "/addresses/{uuid}",
		summary: "One of them (added)",
		params: ofAddress,
		answer: address,
	}),
	create: call({
		method: "POST",
		path: "/addresses",
		summary: "Adds an address; the same one again is one (added)",
		body: newAddress,
		answer: address,
	}),
	change: call({
		method: "PATCH",
		path: "/addresses/{uuid}",
		summary: "Changes an address that is still as the asker saw it; orders keep the one that they were sent with (added)",
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
		summary: "Makes an address the default of the user or of the team in place of another, or no default any more (added)",
		params: ofAddress,
		body: z.object({
			of: whose.describe("Of whom it is made the default."),
			is_default: z.boolean().describe("false: no default any more."),
		}),
		answer: address,
	}),
};

export type Address = z.output<typeof address>;
export type AddressAnswer = z.input<typeof address>;
