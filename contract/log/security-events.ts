/** The events of the security log (docs/decisions/0137-what-the-log-holds.md). */
export const securityEvents = [
	"signed_in",
	"sign_in_refused",
	"signed_out",
	"signed_up",
	"sign_up_refused",
	"link_asked",
	"link_spent",
	"link_refused",
	"password_set",
	"password_refused",
	"account_deleted",
	"forbidden",
	"origin_refused",
	"limit_reached",
	"payment_message_refused",
	"input_refused",
	"key_refused",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Events without a refusal. */
const granted: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
	"signed_in",
	"signed_out",
	"signed_up",
	"link_asked",
	"link_spent",
	"password_set",
	"account_deleted",
]);

/** The subject of an event, as far as known. Keyed, shortened digests recognise somebody without naming them. */
export interface EventSubject {
	account?: string;
	/** Digest of a guest's session. */
	guest?: string;
	mailbox?: string;
	network?: string;
}

/** Length of the digests in the log: long enough to be unique, shorter than any token. In characters. */
export const digestLength = 24;

interface Happened {
	requestId: string | undefined;
	event: SecurityEvent;
	/** The rule that caused the event. */
	rule: string;
	who: EventSubject;
}

/** An event's log line. Both Workers write this format. */
export const securityLine = ({ requestId, event, rule, who }: Happened) => ({
	level: granted.has(event) ? ("info" as const) : ("warn" as const),
	...{ at: new Date().toISOString(), requestId, event, rule, who },
});
