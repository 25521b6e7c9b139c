import { html, raw } from "hono/html";
import type { OutboxMail, OutboxState } from "./outbox";

const styles = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #10151a; background: #ffffff; font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; }
details { border-top: 1px solid #d5dadd; padding: 0.5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
small { color: #5a646c; }
.state { display: inline-block; padding: 0 0.5rem; border: 1px solid currentColor; border-radius: 2px; font-size: 12px; }
.sent { color: #17663a; }
.given-up { color: #a3271b; }
.error { margin: 0.5rem 0; color: #a3271b; }
ul { padding-left: 1.25rem; }
pre { overflow: auto; border: 1px solid #d5dadd; padding: 1rem; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 60rem; border: 1px solid #d5dadd; }
`;

/** The outbox as a page, newest mail first and expanded. */
export const outboxPage = (mails: readonly OutboxMail[]) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${raw(styles)}</style></head>
<body>
<h1>Outbox</h1>
<p>The newest ${mails.length} mails. As data: <a href="/_dev/outbox.json">/_dev/outbox.json</a>. Reload to see new ones.</p>
${mails.map(mailBlock)}
</body>
</html>`;

export const attachmentPath = (mail: number, index: number): string => `/_dev/outbox/${mail}/${index}`;

// A mail is sandboxed: no scripts, an opaque origin, and links open in a new window.
const mailBlock = (mail: OutboxMail, index: number) => html`<details ${index === 0 ? "open" : ""} id="mail-${mail.id}">
<summary><strong>${mail.subject}</strong> <span class="state ${stateClasses[mail.state]}">${mail.state}</span><br>
<small>${mail.created_at} · ${mail.kind} · ${mail.locale} · to ${mail.to.join(", ")}${mail.isApart ? ", each apart" : ""}</small></summary>
<small>${stateText(mail)}</small>
${mail.last_error ? html`<p class="error">${mail.last_error}</p>` : ""}
${mail.attachments.length > 0 ? html`<ul>${mail.attachments.map(({ filename }, place) => html`<li><a href="${attachmentPath(mail.id, place)}" target="_blank" rel="noopener">${filename}</a></li>`)}</ul>` : ""}
${mail.html ? html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${mail.subject}" srcdoc="${openingBeside(mail.html)}"></iframe>` : ""}
<pre>${linked(mail.text)}</pre>
</details>
`;

const stateClasses: Record<OutboxState, string> = { held: "", waiting: "", "being sent": "", sent: "sent", "given up": "given-up" };

function stateText({ sent_at, attempts, next_attempt_at, refused, reply_to }: OutboxMail): string {
	return [
		...(attempts > 0 ? [`attempts: ${attempts}`] : []),
		...(sent_at ? [`sent at ${sent_at}`] : []),
		...(!sent_at && next_attempt_at ? [`next attempt at ${next_attempt_at}`] : []),
		...(refused.length > 0 ? [`refused for ${refused.join(", ")}`] : []),
		...(reply_to ? [`answers go to ${reply_to}`] : []),
	].join(" · ");
}

const openingBeside = (page: string): string => page.replace("<head>", '<head><base target="_blank">');

const linked = (text: string) =>
	text
		.split(/(https?:\/\/[^\s<>"]+)/)
		.map((part, index) => (index % 2 === 0 ? html`${part}` : html`<a href="${part}" target="_blank" rel="noopener">${part}</a>`));
