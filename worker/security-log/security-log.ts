import type { Visitor } from "../../app/platform/session/visitor.server";
import { writeLine } from "../../contract/log/log";
import { digestLength, type SecurityEvent, securityLine } from "../../contract/log/security-events";
import { networkDigest } from "../network/network";
import type { Settings } from "../settings/settings";

/** Writes a security event of a request. @param rule the rule that caused it */
export type LogSecurity = (event: SecurityEvent, rule: string) => void;

/** Writes if REQUEST_LOG is set. The network's digest is the one in the backend's log. */
export function securityLogOf(
	request: Request,
	requestId: string,
	{ loggedShare, digestKey }: Pick<Settings, "loggedShare" | "digestKey">,
): LogSecurity {
	return (event, rule) => {
		if (loggedShare === 0) return;
		const network = networkDigest(request, digestKey).slice(0, digestLength);
		writeLine(securityLine({ requestId, event, rule, who: network === "" ? {} : { network } }));
	};
}

/** Events of the origin check and the body reader, by status. */
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

/** Logs a request that was refused before any page handled it. */
export function logRefusal(logSecurity: LogSecurity, status: number): void {
	const found = refusals[status];
	if (found) logSecurity(...found);
}

/** Logs which rule refused a payment message here. The backend logs its own refusals, which concern the signature. */
export function logPaymentMessage(logSecurity: LogSecurity, request: Request, { status }: Response): void {
	const rules: Readonly<Record<number, string>> = { 400: "not_signed", 411: "no_length", 413: "size", 421: "host" };
	const rule = status === 400 && request.headers.has("Stripe-Signature") ? undefined : rules[status];
	if (rule) logSecurity("payment_message_refused", rule);
}

/** Whether the request has a session cookie that the shop did not make. Browsers of people never send one. */
export function hasForgedSession(request: Request, { protocol }: URL, { session }: Pick<Visitor, "session">): boolean {
	const cookie = session === null ? request.headers.get("Cookie") : null;
	return cookie !== null && (protocol === "https:" ? /(?:^|;\s*)__Host-session=[^;]/ : /(?:^|;\s*)session=[^;]/).test(cookie);
}
