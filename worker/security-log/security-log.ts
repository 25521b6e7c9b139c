import type { Visitor } from "../../app/platform/session/visitor.server";
import { writeLine } from "../../contract/log/log";
import { type SecurityEvent, securityLine, whoLength } from "../../contract/log/security-events";
import { networkDigest } from "../network/network";
import type { Settings } from "../settings/settings";

/** Writes an event of a request to the security log. @param rule the rule that caused it */
export type LogSecurity = (event: SecurityEvent, rule: string) => void;

/** Writes every event where REQUEST_LOG is set; the network is the same digest as in the backend's lines. */
export function securityLogOf(
	request: Request,
	requestId: string,
	{ loggedShare, digestKey }: Pick<Settings, "loggedShare" | "digestKey">,
): LogSecurity {
	return (event, rule) => {
		if (loggedShare === 0) return;
		const network = networkDigest(request, digestKey).slice(0, whoLength);
		writeLine(securityLine({ requestId, event, rule, who: network === "" ? {} : { network } }));
	};
}

/** What the origin check and the reading of forms refuse, by status. */
const refusals: Readonly<Record<number, readonly [SecurityEvent, string]>> = {
	400: ["input_refused", "parameter"],
	403: ["origin_refused", "form"],
	405: ["input_refused", "method"],
	411: ["input_refused", "no_length"],
	413: ["input_refused", "form_size"],
	414: ["input_refused", "address_length"],
	415: ["input_refused", "media_type"],
	421: ["input_refused", "host"],
	422: ["input_refused", "encoding"],
};

/** Writes what was turned away before anything looked at it. */
export function logRefusal(logSecurity: LogSecurity, status: number): void {
	const found = refusals[status];
	if (found) logSecurity(...found);
}

/** Which rule a payment message was refused by here; that of the backend, which looks at its signature, it has written itself. */
export function logPaymentMessage(logSecurity: LogSecurity, request: Request, { status }: Response): void {
	const rules: Readonly<Record<number, string>> = { 400: "not_signed", 411: "no_length", 413: "size", 421: "host" };
	const rule = status === 400 && request.headers.has("Stripe-Signature") ? undefined : rules[status];
	if (rule) logSecurity("payment_message_refused", rule);
}

/** Whether a session's cookie came that the shop has not made: one that a person's browser does not send. */
export function hasForgedSession(request: Request, { protocol }: URL, { session }: Pick<Visitor, "session">): boolean {
	const cookie = session === null ? request.headers.get("Cookie") : null;
	return cookie !== null && (protocol === "https:" ? /(?:^|;\s*)__Host-session=[^;]/ : /(?:^|;\s*)session=[^;]/).test(cookie);
}
