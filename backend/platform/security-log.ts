import { z } from "zod";
import { type SecurityEvent, securityLine, type Who, whoLength } from "../../contract/security-events";
import { keyedDigest } from "./keyed-digest";
import { type Caller, presentCall } from "./request-log";

const short = (kind: string, text: string): string => keyedDigest(`log ${kind}:${text}`).slice(0, whoLength);

/** An account in the record. */
export const accountInLog = (id: number): Who => ({ account: short("account", String(id)) });

const hasEmail = z.object({ email: z.string() });

/** The address that a body names; null where it names none. */
export const emailOf = (body: unknown): string | null => hasEmail.safeParse(body).data?.email ?? null;

/** Says who calls, for all that is written of the call from now on. */
export function nameCaller({ user, session, client, email }: Caller): void {
	const call = presentCall();
	if (call) call.caller = { user, session, client, email };
}

/** Worked out for a line alone: most calls have none. */
function whoIs({ user, session, client, email }: Caller): Who {
	return {
		...(user !== null ? accountInLog(user) : session !== "" && { guest: short("guest", session) }),
		...(email !== null && { mailbox: short("mailbox", email.toLowerCase()) }),
		...(client !== "" && { network: client.slice(0, whoLength) }),
	};
}

/**
 * Writes an event into the record of security, in the name of the present call. With REQUEST_LOG alone, as all lines about calls.
 * @param rule which it was by
 * @param more who else it is about
 */
export function logSecurity(event: SecurityEvent, rule: string, more: Who = {}): void {
	const call = presentCall();
	if (!call?.isLogged) return;
	const line = securityLine({ requestId: call.id, event, rule, who: { ...(call.caller && whoIs(call.caller)), ...more } });
	console.log(line);
}
