import { html } from "hono/html";
import type { Mail } from "./outbox";

const styles = `
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #10151a; font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; }
details { border-top: 1px solid #d5dadd; padding: 0.5rem 0; }
summary { cursor: pointer; }
small { color: #5a646c; }
pre { overflow: auto; border: 1px solid #d5dadd; padding: 1rem; font-size: 13px; }
iframe { width: 100%; height: 60rem; border: 1px solid #d5dadd; }
`;

/** The outbox as a page, the newest mail first and open. */
export const outboxPage = (mails: readonly Mail[]) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${styles}</style></head>
<body>
<h1>Outbox</h1>
<p>The newest ${mails.length} mails. As data: <a href="/_dev/outbox.json">/_dev/outbox.json</a>. Reload to see new ones.</p>
${mails.map(mailBlock)}
</body>
</html>`;

const mailBlock = (mail: Mail, index: number) => html`<details ${index === 0 ? "open" : ""} id="mail-${mail.id}">
<summary><strong>${mail.subject}</strong><br><small>${mail.created_at} · ${mail.kind} · ${mail.locale} · to ${mail.to.join(", ")}</small></summary>
<iframe sandbox="" title="${mail.subject}" srcdoc="${mail.html}"></iframe>
<pre>${mail.text}</pre>
</details>
`;
