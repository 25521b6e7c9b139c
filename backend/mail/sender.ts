import { company } from "../../contract/company";
import type { SellerOnPapers } from "../documents/seller-on-papers";
import type { BackendEnv } from "../env";
import { sha256 } from "../platform/digest";
import { languageOf } from "../platform/language";
import type { Mail } from "./outbox";
import type { Transport } from "./transport";
import { platformTransport } from "./transports/platform-transport";
import { smtpServer, smtpTransport } from "./transports/smtp-transport";

export interface Sender {
	name: string;
	address: string;
}

export const hasTransport = ({ SMTP_URL, SEND_EMAIL }: BackendEnv): boolean => Boolean(SMTP_URL || SEND_EMAIL);

/** The mail transport: SMTP_URL, else the platform's binding. @returns null if neither is set; mail then stays in the outbox */
export function transportOf(env: BackendEnv, sender: Sender): Transport | null {
	if (env.SMTP_URL) return smtpTransport(smtpServer(env.SMTP_URL), domainOf(sender.address));
	return env.SEND_EMAIL ? platformTransport(env.SEND_EMAIL) : null;
}

/** The From address: MAIL_FROM as name@domain or Name <name@domain>, else the company. */
export function senderOf({ MAIL_FROM = "" }: Pick<BackendEnv, "MAIL_FROM">, { email }: Pick<SellerOnPapers, "email">): Sender {
	if (MAIL_FROM === "") return { name: company.brand, address: email };
	const [, words = "", bracketed = ""] = /^(.*)<([^<>\s]+)>\s*$/.exec(MAIL_FROM) ?? [];
	const name = words.trim().replace(/^"(.*)"$/, "$1");
	const address = bracketed || MAIL_FROM.trim();
	if (!/^[^<>\s@]+@[^<>\s@]+$/.test(address)) throw new Error("MAIL_FROM is neither name@domain nor Name <name@domain>.");
	return { name: name || company.brand, address };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/**
 * A mail in MIME format: headers, text, HTML and attachments. The composer encodes header values, which prevents header injection.
 * @param to recipients of the To header
 * @param key equal for the same mail to the same recipients: the Message-ID is derived from it, so that servers drop duplicates
 */
export async function composed(mail: Mail, from: Sender, to: readonly string[], key: string): Promise<Uint8Array> {
	const attachments = await Promise.all(
		mail.attachments.map(async ({ filename, type, content }) => ({ filename, contentType: type, content: Buffer.from(await content()) })),
	);
	// Imported on demand, as are all large libraries that few calls use.
	const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
	const composer = new MailComposer({
		from,
		to: to.map((address) => ({ name: "", address })),
		...(mail.reply_to && { replyTo: { name: "", address: mail.reply_to } }),
		subject: mail.subject,
		messageId: `<${sha256(key).slice(0, 32)}@${domainOf(from.address)}>`,
		date: new Date(mail.created_at),
		headers: { "Auto-Submitted": "auto-generated", "Content-Language": languageOf(mail.locale) },
		text: mail.text,
		html: mail.html,
		attachments,
		newline: "windows",
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return composer.compile().build();
}
