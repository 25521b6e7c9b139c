import { z } from "zod";
import { call } from "./call";
import { email, host, id, idInPath, line, money, password } from "./fields";

const discountRow = z.object({
	/** In the reader's language; "" where it has none. */
	title: z.string().default(""),
	/** Per cent. */
	percentage: z.number(),
	/** First and last day (ISO, in Finland), each optional. */
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	/** What all goods come to before discounts, from which it holds. */
	threshold: money,
});

const profile = z.object({
	email,
	company: z.string(),
	vatid: z.string(),
	customername: z.string(),
	phonenumber: z.string(),
	billingaddress: z.string(),
	billingaddress_additional_line: z.string(),
	billingpostcode: z.string(),
	billingcity: z.string(),
	billingCountry: z.string(),
});

export const user = profile.extend({
	userid: id,
	isverified: z.boolean(),
	isdeleted: z.boolean(),
	hasPassword: z.boolean(),
	can_see_hidden: z.boolean(),
	discount_link: z.array(z.object({ discount_row: discountRow })),
});

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const message = z.object({ message: z.string() });
/** What a mailed link is worth: open until it is used or has run out. */
const linkState = z.enum(["open", "used", "expired", "unknown"]);
const ofUser = z.object({ userid: idInPath });
const signedIn = z.object({ user: user.nullable(), sessionId: z.string().nullable() });

export const users = {
	create: call({
		method: "POST",
		path: "/users/create",
		summary: "Makes an account and mails a verification link",
		body: z.object({ email, password, host }),
		answer: z.object({ message: z.string(), error: z.string().nullable() }),
	}),
	login: call({
		method: "POST",
		path: "/users/login",
		summary: "Signs in with a password",
		body: z.object({ email, password: z.string().min(1, "password.required").max(200, "tooLong") }),
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
		answer: z.object({ valid: z.boolean(), userid: id.nullable() }),
	}),
	checkMagicLink: call({
		method: "GET",
		path: "/users/check-magic-link",
		summary: "Whether a magic or verification link holds",
		query: z.object({ token }),
		answer: z.object({ valid: z.boolean(), state: linkState.default("unknown") }),
	}),
	verify: call({
		method: "POST",
		path: "/users/verify",
		summary: "Uses a verification link up; sent twice it is one verification",
		body: z.object({ token }),
		answer: z.object({ state: linkState }),
	}),
	current: call({ method: "GET", path: "/users/current", summary: "The signed-in user", answer: user.nullable() }),
	update: call({
		method: "PATCH",
		path: "/users/update/{userid}",
		summary: "Changes account information",
		params: ofUser,
		body: z.object({
			company: line(),
			vatid: line(40),
			customername: line(),
			phonenumber: line(40),
			billingaddress: line(),
			billingaddress_additional_line: line(),
			billingpostcode: line(5),
			billingcity: line(80),
			billingCountry: line(2),
		}),
		answer: user,
	}),
	resetPassword: call({
		method: "PATCH",
		path: "/users/reset-password/{userid}",
		summary: "Sets a new password, by the current one or by a reset token",
		params: ofUser,
		body: z.object({ password, currentPassword: z.string().max(200).optional(), token: token.optional() }),
		answer: message,
	}),
	delete: call({ method: "POST", path: "/users/delete/{userid}", summary: "Deletes the account", params: ofUser, answer: message }),
};

export type User = z.output<typeof user>;
/** A user as the wire has it. */
export type UserAnswer = z.input<typeof user>;
export type LinkState = z.output<typeof linkState>;
