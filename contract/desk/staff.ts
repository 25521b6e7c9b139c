import * as z from "zod";
import { call } from "../call";
import { email, host, idInPath, line, password, sixDigits, token } from "../fields";
import { device } from "../values/device";
import { message, noWords, page } from "./fields";
import { staffRoles } from "./staff-roles";

const roles = z.array(z.enum(staffRoles)).min(1, "roles.required").describe("What the person may do; owner: everything.");

export const staffSignIn = z.object({ email, password: z.string({ error: "password.required" }).min(1, "password.required").max(200) });
/** The password of a person who adds a way of signing in. */
export const ownPassword = staffSignIn.shape.password.describe("The person's password, once more.");
export const staffInvitation = z.object({ email: email.describe("Their address."), roles });
export const staffJoin = z.object({ name: line(80).pipe(z.string().min(1, "name.required")), password });

const session = z.object({
	name: z.string().describe("Names the session; opens nothing."),
	...device.shape,
	signed_in_at: z.string().describe("ISO time."),
	used_at: z.string().describe("ISO time of the last use, to the hour."),
	is_this: z.boolean().describe("It is the session of this call."),
});

const member = z.object({
	id: z.number().describe("Id of the person."),
	email: z.string().describe("E-mail address."),
	name: z.string().describe("Name; empty until the invitation is accepted."),
	roles,
	has_app: z.boolean().describe("Codes come from an authenticator app; otherwise by mail."),
	has_joined: z.boolean().describe("The invitation is accepted."),
	used_at: z.string().nullable().describe("ISO time of the last use, to the hour; null for never."),
});
export type StaffMember = z.output<typeof member>;

/** Calls of signing in to the desk. Like the shop's own, they are for the shop alone. */
export const staffDoor = {
	signIn: call({
		method: "POST",
		path: "/staff/sign-in",
		summary: "First step: address and password. The answer names where the code of the second step comes from",
		body: z.object({ ...staffSignIn.shape, device }),
		answer: z.object({
			ticket: token.describe("For the second step, ten minutes."),
			by: z.enum(["app", "mail"]).describe("Where the code is."),
		}),
	}),
	confirm: call({
		method: "POST",
		path: "/staff/confirm",
		summary: "Second step: the code. The answer is a session of twelve hours",
		body: z.object({ ticket: token, code: sixDigits, device }),
		answer: z.object({ session: token.describe("Sent with each call as a bearer token, after staff_.") }),
	}),
	invitation: call({
		method: "GET",
		path: "/staff/invitation",
		summary: "An open invitation",
		query: z.object({ token }),
		answer: z.object({ email: z.string().describe("Whose it is.") }),
	}),
	join: call({
		method: "POST",
		path: "/staff/join",
		summary: "Accepts an invitation with a name and a password",
		body: z.object({ ...staffJoin.shape, token }),
		answer: z.object({ email: z.string().describe("Address to sign in with.") }),
	}),
};

/** Calls of a person's sessions, and of the people at the desk. */
export const deskStaff = {
	current: call({
		method: "GET",
		path: "/desk/me",
		summary: "Whose session it is, and the person's sessions",
		answer: member
			.pick({ id: true, email: true, name: true, roles: true, has_app: true })
			.extend({ sessions: z.array(session).describe("Their sessions, this one first.") }),
	}),
	signOut: call({ method: "POST", path: "/desk/me/sign-out", summary: "Ends this session", body: noWords, answer: message }),
	endSession: call({
		method: "POST",
		path: "/desk/me/sessions/{number}/end",
		summary: "Ends one of the person's sessions",
		params: z.object({
			name: z
				.string()
				.regex(/^[0-9a-f]{32}$/)
				.describe("Its name."),
		}),
		body: noWords,
		answer: message,
	}),
	newApp: call({
		method: "POST",
		path: "/desk/me/app",
		summary: "A secret for an authenticator app, which counts once a code of it is confirmed",
		body: noWords,
		answer: z.object({ secret: z.string().describe("Base32."), uri: z.string().describe("otpauth://, for a QR code.") }),
	}),
	confirmApp: call({
		method: "POST",
		path: "/desk/me/app/confirmation",
		summary: "Codes come from the app from now on",
		body: z.object({
			secret: z
				.string()
				.regex(/^[A-Z2-7]{32}$/)
				.describe("Of newApp."),
			code: sixDigits.describe("Six digits."),
			password: ownPassword,
		}),
		answer: message,
	}),
	members: call({
		method: "GET",
		path: "/desk/staff",
		summary: "The people at the desk",
		answer: z.object({ staff: z.array(member).describe("By name.") }),
	}),
	invite: call({
		method: "POST",
		path: "/desk/staff",
		summary: "Invites a person by mail; the link is valid for three days",
		body: z.object({
			...staffInvitation.shape,
			host,
			shop: host.optional().describe("Origin of the shop, to whose pages the mail leads besides; omitted: to none."),
		}),
		answer: z.object({ ...message.shape, link: z.string().describe("The mailed link, told once.") }),
	}),
	change: call({
		method: "POST",
		path: "/desk/staff/{number}/roles",
		summary: "Changes a person's roles",
		params: z.object({ number: idInPath.describe("Id of the person.") }),
		body: z.object({ roles }),
		answer: message,
	}),
	remove: call({
		method: "POST",
		path: "/desk/staff/{number}/removal",
		summary: "Ends a person's access and sessions",
		params: z.object({ number: idInPath.describe("Id of the person.") }),
		body: noWords,
		answer: message,
	}),
};

/** The log of the desk, and what takes its entries back. */
export const deskLog = {
	list: call({
		method: "GET",
		path: "/desk/log",
		summary: "What was done at the desk, newest first: by everybody for an owner, by themselves for all others",
		query: z.object({ page }),
		answer: z.object({
			entries: z
				.array(
					z.object({
						id: z.number().int().describe("Id of the entry."),
						at: z.string().describe("ISO time."),
						name: z.string().describe("Who."),
						call: z.string().describe("The call: orders/{number}/review."),
						subject: z.string().describe("Number of the order, invoice, …; empty without one."),
						undo: z
							.enum(["restore", "credit"])
							.nullable()
							.describe("What the reader can still take it back by: restoring what was before, or a credit note; null for nothing."),
						is_undone: z.boolean().describe("It was taken back."),
						undoes: z.string().nullable().describe("The call that this one has taken back; null for all others."),
					}),
				)
				.describe("At most 50."),
			count: z.number().int().describe("Entries in all."),
		}),
	}),
	undo: call({
		method: "POST",
		path: "/desk/log/{number}/undo",
		summary: "Takes an entry of the log back, once, within ten minutes, unless its subject has changed since",
		params: z.object({ number: idInPath.describe("Id of the entry.") }),
		body: noWords,
		answer: z.object({
			did: z
				.enum(["restored", "deleted", "credited"])
				.describe("What was before is in force again, a new text is deleted, or an invoice has a credit note over all of it."),
		}),
	}),
};

/** Why an entry is not taken back: in the field `entry` of a conflict. */
export const undoProblems = ["never", "late", "undone", "changed"] as const;
export type UndoProblem = (typeof undoProblems)[number];

/** The header by which the answer of a call names its entry, if that can be taken back. */
export const logEntryHeader = "Log-Entry";
