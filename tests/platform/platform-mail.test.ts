import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDigestKey } from "../support/digest-key";
import { schema } from "../support/fixture-sql";

let backend: Miniflare;

beforeAll(async () => {
	backend = new Miniflare(
		convertV4MiniflareOptions({
			modules: [{ type: "ESModule", path: ".cache/bundles/backend/index.js" }],
			compatibilityDate: "2026-04-01",
			compatibilityFlags: ["nodejs_compat"],
			cf: false,
			d1Databases: ["DB"],
			bindings: { DEV_PAGES: "", DIGEST_KEY: testDigestKey, SHOP_HOSTS: "", SMTP_URL: "", MAIL_FROM: "Crossbar <shop@crossbar.example>" },
			// Accepts what Cloudflare accepts: it parses the message and compares its sender.
			email: { send_email: [{ name: "SEND_EMAIL" }] },
		}),
	);
	const db = await backend.getD1Database("DB");
	await db.batch(schema().map((statement) => db.prepare(statement)));
});
afterAll(() => backend.dispose());

it("mail goes out by the platform's binding where no mail server is named", async () => {
	const body = { email: "einkauf@stahlbau-weser.example", message: "Größe 12 €", company: "Öko Stahl", idem: crypto.randomUUID() };
	const headers = { Locale: "de", "Content-Type": "application/json" };
	const answer = await backend.dispatchFetch("http://backend/contact/submit", { method: "POST", headers, body: JSON.stringify(body) });
	expect(answer.status).toBe(200);
	const db = await backend.getD1Database("DB");
	const states = async () =>
		(await db.prepare("SELECT kind, sent_at IS NOT NULL AS is_sent, attempts, last_error FROM outbox").all()).results;
	await expect.poll(states, { timeout: 10_000 }).toEqual([
		{ kind: "contact_message", is_sent: 1, attempts: 1, last_error: "" },
		{ kind: "contact_copy", is_sent: 1, attempts: 1, last_error: "" },
	]);
});
