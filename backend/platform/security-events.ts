import * as z from "zod";
import type { Call } from "../../contract/call";
import type { Refusal } from "../../contract/errors";
import { writeLine } from "../../contract/log/log";
import { digestLength, type EventSubject, type SecurityEvent, securityLine } from "../../contract/log/security-events";
import { users } from "../../contract/users";
import { keyedDigest } from "./digest";
import type { Refused } from "./refused";
import { type Caller, currentCall } from "./request-log";

/** A completed call: its request, its answer and its session. */
interface Done {
	body: unknown;
	answer: unknown;
	user: number | null;
}

type LoggedEvent = readonly [event: SecurityEvent, rule: string];

const account = z.object({ user: z.object({ userid: z.number() }) });
const session = z.object({ sessionId: z.string() });
const link = z.object({ state: z.string(), valid: z.boolean().optional() });
const byLink = z.object({ token: z.string() });

const isSignedIn = (answer: unknown): boolean => session.safeParse(answer).success;

const spent = (purpose: string, answer: unknown): LoggedEvent[] => [
	["link_spent", purpose],
	...(isSignedIn(answer) ? [["signed_in", "link"] as const] : []),
];

/** The event of checking a link; a valid link is no event. */
function checked({ answer }: Done): LoggedEvent[] {
	const found = link.safeParse(answer).data;
	return found?.valid === false ? [["link_refused", found.state]] : [];
}

const nameOf = ({ method, path }: Pick<Call, "method" | "path">): string => `${method} ${path}`;

const eventsByCall: Readonly<Record<string, (done: Done) => readonly LoggedEvent[]>> = {
	[nameOf(users.create)]: () => [
		["signed_up", "password"],
		["link_asked", "verification"],
	],
	[nameOf(users.login)]: ({ answer }) => [isSignedIn(answer) ? ["signed_in", "password"] : ["sign_in_refused", "account_deleted"]],
	[nameOf(users.magicLogin)]: ({ answer }) => spent("magic_link", answer),
	[nameOf(users.logout)]: ({ user }) => (user === null ? [] : [["signed_out", "asked"]]),
	[nameOf(users.endSession)]: () => [["signed_out", "elsewhere"]],
	[nameOf(users.endOtherSessions)]: () => [["signed_out", "all_others"]],
	[nameOf(users.requestMagicLink)]: () => [["link_asked", "magic_link"]],
	[nameOf(users.requestPasswordReset)]: () => [["link_asked", "password_reset"]],
	[nameOf(users.checkMagicLink)]: checked,
	[nameOf(users.checkResetPasswordLink)]: checked,
	[nameOf(users.verify)]: ({ answer }) => {
		const state = link.safeParse(answer).data?.state ?? "unknown";
		return state === "used" ? spent("verification", answer) : [["link_refused", state]];
	},
	[nameOf(users.resetPassword)]: ({ body, answer }) =>
		byLink.safeParse(body).success
			? [...spent("password_reset", answer), ["password_set", "link"]]
			: [["password_set", "present_password"]],
	[nameOf(users.delete)]: () => [["account_deleted", "asked"]],
};

/** Writes the security events of a successful call, if it has any. */
export function recordDone(call: Pick<Call, "method" | "path">, done: Done): void {
	const events = eventsByCall[nameOf(call)]?.(done) ?? [];
	const known = account.safeParse(done.answer).data;
	for (const [event, rule] of events) logSecurity(event, rule, known && accountInLog(known.user.userid));
}

/** Security events of refusals. Refusals because of goods or a cart's state are not among them. */
const refused: Partial<Record<Refusal, SecurityEvent>> = {
	not_verified: "sign_in_refused",
	email_taken: "sign_up_refused",
	link_invalid: "link_refused",
	not_signed_in: "forbidden",
	not_allowed: "forbidden",
	sign_in_anew: "forbidden",
	too_many_attempts: "limit_reached",
	too_many_messages: "limit_reached",
};

/**
 * Logs the security event of a refusal, if it has one. An object of another owner looks missing, and an incomplete form looks tampered
 * with; only a separate rule distinguishes them.
 * @param path of the call in the router's format
 */
export function recordRefused({ code, rule }: Refused, path: string): void {
	const event = eventOf(code, rule, path);
	if (event) logSecurity(event, rule);
}

function eventOf(code: Refusal, rule: string, path: string): SecurityEvent | undefined {
	if (code === "invalid_credentials") return path === users.login.path ? "sign_in_refused" : "password_refused";
	if (code === "not_found" && rule !== code) return "forbidden";
	if (code === "invalid" && rule !== code) return "input_refused";
	return refused[code];
}

const short = (kind: string, text: string): string => keyedDigest(`log ${kind}:${text}`).slice(0, digestLength);

/** An account in the log. */
const accountInLog = (id: number): EventSubject => ({ account: short("account", String(id)) });

const hasEmail = z.object({ email: z.string() });

/** The address in a body; null if it has none. */
export const emailOf = (body: unknown): string | null => hasEmail.safeParse(body).data?.email ?? null;

export function nameCaller({ user, session, client, email }: Caller): void {
	const call = currentCall();
	if (call) call.caller = { user, session, client, email };
}

/** Computed only when a line is written, since most calls write none. */
function whoIs({ user, session, client, email }: Caller): EventSubject {
	return {
		...(user !== null ? accountInLog(user) : session !== "" && { guest: short("guest", session) }),
		...(email !== null && { mailbox: short("mailbox", email.toLowerCase()) }),
		...(client !== "" && { network: client.slice(0, digestLength) }),
	};
}

/**
 * Writes an event of the current call into the security log. With REQUEST_LOG set, each event is written.
 * @param rule the violated rule
 * @param more other persons of the event
 */
export function logSecurity(event: SecurityEvent, rule: string, more: EventSubject = {}): void {
	const call = currentCall();
	if (!call?.isLogged) return;
	writeLine(securityLine({ requestId: call.id, event, rule, who: { ...(call.caller && whoIs(call.caller)), ...more } }));
}
