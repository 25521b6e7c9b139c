import type { App } from "../platform/http";
import type { MailData } from "./mail-data";
import { outboxMail, outboxMails } from "./outbox";
import { attachmentPath, outboxPage } from "./outbox-page";

const maxShown = 50;

/** Allows inline styles of the page and the mails, but no scripts. */
const onlyStyles = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The outbox for developers; not served in production. */
export function mailRoutes(app: App, data: MailData): void {
	app.get("/_dev/outbox", async (context) => {
		context.header("Content-Security-Policy", onlyStyles);
		return context.html(outboxPage(await outboxMails(context.env, data, maxShown)));
	});
	app.get("/_dev/outbox.json", async (context) => {
		const mails = await outboxMails(context.env, data, maxShown, context.req.query("to"));
		return context.json(
			mails.map(({ attachments, ...mail }) => ({
				...mail,
				attachments: attachments.map(({ filename, type }, index) => ({ filename, type, path: attachmentPath(mail.id, index) })),
			})),
		);
	});
	app.get("/_dev/outbox/:id/:index", async (context) => {
		const mail = await outboxMail(context.env.DB, data, Number(context.req.param("id")));
		const attachment = mail?.attachments[Number(context.req.param("index"))];
		if (!attachment) return context.notFound();
		return context.body(new Uint8Array(await attachment.content()), 200, {
			"Content-Type": attachment.type,
			"Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
		});
	});
}
