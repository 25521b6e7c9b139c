import * as z from "zod";
import type { Seller } from "../../contract/seller/own-data";
import { json, rowsOf } from "../db/rows";
import { sellerInForce } from "../db/seller";
import type { BackendEnv } from "../env";
import type { MailKind } from "../mail/mail-kind";
import { senderOf, transportOf } from "../mail/sender";
import { notFound, Refused } from "../platform/refused";

const addresses = json(z.array(z.string()));

const failedRow = z.object({
	id: z.number(),
	kind: z.string(),
	cause: z.string(),
	created_at: z.string(),
	recipients: addresses,
	/** Addresses whose mail server refuses the mail for good. */
	refused: addresses,
	attempts: z.number(),
	last_error: z.string(),
	state: z.enum(["given up", "refused by some", "waiting"]),
});

interface FailedMails {
	/** The reason why no mail goes out at all; "" if mail works. */
	problem: string;
	mails: z.output<typeof failedRow>[];
}

/** SQL that holds for mails that were refused, given up, or wait after a failed attempt. An index has the same words. */
export const isFailed = "(given_up_at IS NOT NULL OR refused <> '[]' OR (sent_at IS NULL AND last_error <> ''))";

/** Mails that a server refused, that were given up, or that wait after a failed attempt; newest first. */
export async function failedMails(env: BackendEnv): Promise<FailedMails> {
	const found = await env.DB.prepare(
		`SELECT id, kind, cause, created_at, recipients, refused, attempts, last_error,
			CASE WHEN given_up_at IS NOT NULL THEN 'given up' WHEN sent_at IS NULL THEN 'waiting' ELSE 'refused by some' END AS state
		FROM outbox WHERE ${isFailed} ORDER BY id DESC LIMIT 200`,
	).all();
	return { problem: problemOf(env, await sellerInForce(env.DB)), mails: rowsOf(failedRow, found) };
}

function problemOf(env: BackendEnv, own: Seller): string {
	try {
		return transportOf(env, senderOf(env, own)) ? "" : "Neither SMTP_URL nor SEND_EMAIL is set: mail waits in the outbox.";
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Their links have expired by the time that staff see them: users request a new one instead. */
const withLinks: readonly MailKind[] = [
	"account_verification",
	"magic_link",
	"password_reset",
	"team_invitation",
	"company_code",
	"stock_notice_confirm",
	"staff_code",
	"staff_invitation",
];

/**
 * Sends a mail again to recipients who did not get it, for example after a mailbox was fixed.
 * @throws Refused not_found, conflict
 */
export async function resendMail(db: D1Database, id: number): Promise<{ message: string }> {
	const resent = await db
		.prepare(
			`UPDATE outbox SET given_up_at = NULL, sent_at = NULL, attempts = 0, next_attempt_at = '', refused = '[]'
			WHERE id = ? AND (given_up_at IS NOT NULL OR refused <> '[]') AND kind NOT IN (SELECT value FROM json_each(?)) RETURNING id`,
		)
		.bind(id, JSON.stringify(withLinks))
		.first("id");
	if (resent !== null) return { message: "The mail is sent again to those who have not got it." };
	const kind = await db.prepare("SELECT kind FROM outbox WHERE id = ?").bind(id).first<string>("kind");
	if (kind === null) throw notFound("There is no such mail.");
	if (withLinks.some((one) => one === kind))
		throw new Refused("conflict", "Its link is over: whoever needs one asks the shop for another.");
	throw new Refused("conflict", "The mail was neither refused nor given up: it is sent, or tried again by itself.");
}
