import MailComposer from "nodemailer/lib/mail-composer";
import { sha256 } from "../platform/digest";
import { languageOf } from "../platform/language";
import type { Mail } from "./outbox";
import { domainOf, type Sender } from "./sender";

/**
 * A mail as bytes for a server: headers, text and HTML, attachments. The composer encodes what stands in headers, so that no name or
 * subject can end a line.
 * @param to who is named in it
 * @param key the same for the same mail to the same recipients: its Message-ID is made of it, by which servers drop a double
 */
export async function composed(mail: Mail, from: Sender, to: readonly string[], key: string): Promise<Uint8Array> {
	const attachments = await Promise.all(
		mail.attachments.map(async ({ filename, type, content }) => ({ filename, contentType: type, content: Buffer.from(await content()) })),
	);
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
