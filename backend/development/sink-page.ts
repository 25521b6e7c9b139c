import { html, raw } from "hono/html";
import { type SinkKind, type SunkRow, sinkKinds } from "./sink";

const styles = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem; color: #10151a; background: #ffffff; font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; }
a { color: #1f4e79; }
[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid #d5dadd; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; }
time { color: #5a646c; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: 12px/1.5 ui-monospace, monospace; }
`;

export const sinkPage = (rows: readonly SunkRow[], kind: SinkKind | null) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sink</title><style>${raw(styles)}</style></head>
<body>
<h1>Sink</h1>
<p>${link("/_dev/sink", "All", kind === null)} · ${sinkKinds.map((name) => html`${link(`/_dev/sink?kind=${name}`, name, kind === name)} · `)}
<a href="/_dev/sink.json${kind ? `?kind=${kind}` : ""}">as data</a>. The newest ${rows.length}. Reload to see new ones.</p>
<table>
<thead><tr><th>Time</th><th>Kind</th><th>What</th><th>With</th></tr></thead>
<tbody>
${rows.map(tableRow)}
</tbody>
</table>
</body>
</html>`;

const link = (path: string, text: string, isCurrent: boolean) =>
	html`<a href="${path}"${isCurrent ? raw(' aria-current="true"') : ""}>${text}</a>`;

function tableRow({ received_at, kind, body }: SunkRow) {
	const { event_type: name = "", event_properties: properties = body } = asEvent(body);
	return html`<tr><td><time>${received_at.replace("T", " ").slice(0, 23)}</time></td><td>${kind}</td><td><strong>${name}</strong></td><td><code>${JSON.stringify(properties)}</code></td></tr>
`;
}

/** Highlights an event's name and properties; other data is shown as JSON. */
function asEvent(body: unknown): { event_type?: string; event_properties?: unknown } {
	if (typeof body !== "object" || body === null || !("event_type" in body) || !("event_properties" in body)) return {};
	return { event_type: String(body.event_type), event_properties: body.event_properties };
}
