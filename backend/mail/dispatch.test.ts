import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { type Backend, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { type MailServer, startMailServer } from "../../tests/support/mail-server";
import type { BackendEnv } from "../env";
import { mailData } from "../mail-data";
import { abandonCrashed } from "./claims";
import { dispatch, dispatchEveryMinute } from "./dispatch";

const minute = 60_000;
const begin = new Date("2026-03-02T10:00:00.000Z");
const later = (minutes: number) => new Date(begin.getTime() + minutes * minute);

let backend: Backend;
let server: MailServer;
const log = vi.spyOn(console, "error");

beforeAll(async () => {
	backend = await startBackend();
	server = await startMailServer();
});
afterAll(async () => {
	await server.stop();
	await backend.dispose();
});
beforeEach(async () => {
	await backend.db.batch([backend.db.prepare("DELETE FROM outbox"), backend.db.prepare("DELETE FROM contact_messages")]);
	server.received = [];
	server.refuse = () => undefined;
	server.refuseMessage = () => undefined;
	log.mockReset();
	log.mockReturnValue();
});
afterEach(() => {
	// Logs must not contain recipients.
	for (const [line] of log.mock.calls) expect(String(line)).not.toMatch(/@|\.example/);
});

const env = (more: Partial<BackendEnv> = {}): BackendEnv => ({
	DB: backend.db,
	DEV_PAGES: "",
	SHOP_HOSTS: "",
	SMTP_URL: `smtp://localhost:${server.port}`,
	MAIL_FROM: "Crossbar <shop@crossbar.example>",
	...more,
});

const send = (now = begin, more: Partial<BackendEnv> = {}) => dispatch(env(more), mailData, undefined, () => now);

/** Stores the sender's copy of a contact message. */
async function enqueue(recipients: readonly string[], { kind = "contact_copy", message = "Bitte um ein Angebot." } = {}): Promise<number> {
	const cause = crypto.randomUUID();
	const statement = (sql: string, ...values: string[]) => backend.db.prepare(sql).bind(...values);
	await backend.db.batch([
		statement(
			"INSERT INTO contact_messages (kind, locale, email, message, company, vat, name, phone, quantity, item, idem, body_hash) VALUES ('contact', 'de', 'x@y.example', ?, '', '', '', '', '', '', ?, '')",
			message,
			cause,
		),
		statement(
			"INSERT INTO outbox (kind, locale, recipients, contact_message_id, cause) SELECT ?, 'de', ?, id, ? FROM contact_messages WHERE idem = ?",
			kind,
			JSON.stringify(recipients),
			cause,
			cause,
		),
	]);
	return Number(await statement("SELECT id FROM outbox WHERE cause = ?", cause).first("id"));
}

const row = z.object({
	sent_at: z.string().nullable(),
	given_up_at: z.string().nullable(),
	token: z.string(),
	attempts: z.number(),
	next_attempt_at: z.string(),
	last_error: z.string(),
	delivered: z.string().transform((text): unknown => JSON.parse(text)),
	refused: z.string().transform((text): unknown => JSON.parse(text)),
});
const stored = async (id: number) => row.parse(await backend.db.prepare("SELECT * FROM outbox WHERE id = ?").bind(id).first());

describe("a mail that is due", () => {
	it("is sent once, to all its recipients together, and marked as sent", async () => {
		const id = await enqueue(["aino@teras.example", "lasku@teras.example"], { message: "Träger, 12 €\n.\n..punkt\nfertig" });
		await send();
		await send(later(1));
		expect(server.received).toHaveLength(1);
		const [mail] = server.received;
		expect(mail?.envelope).toEqual({ from: "shop@crossbar.example", to: ["aino@teras.example", "lasku@teras.example"] });
		expect(mail?.headers).toMatchObject({
			from: "Crossbar <shop@crossbar.example>",
			to: "aino@teras.example, lasku@teras.example",
			subject: "Ihre Nachricht an Crossbar",
			"auto-submitted": "auto-generated",
			"content-language": "de",
			"message-id": expect.stringMatching(/^<[0-9a-f]{32}@crossbar\.example>$/),
		});
		expect(mail?.text).toContain("Träger, 12 €\n.\n..punkt\nfertig\n");
		expect(mail?.html).toContain("Träger, 12 €");
		expect(await stored(id)).toMatchObject({ sent_at: begin.toISOString(), attempts: 1, last_error: "" });
	});

	it("has its author as Reply-To if it is for the shop", async () => {
		await enqueue(["sales@crossbar.example"], { kind: "contact_message" });
		await send();
		expect(server.received[0]?.headers["reply-to"]).toBe("x@y.example");
	});

	it("is sent to each recipient separately if a buyer sends it to others", async () => {
		const buyer = backend.caller("de");
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		const emails = ["eins@meyer.example", "zwei@meyer.example"];
		await buyer.call("POST", `/orders/share/${uuid}`, { emails, idem: crypto.randomUUID(), host: shopHost });
		await send();
		expect(server.received.map(({ envelope }) => envelope.to)).toEqual(emails.map((email) => [email]));
		expect(server.received.map(({ headers }) => headers.to)).toEqual(emails);
		expect(new Set(server.received.map(({ headers }) => headers["message-id"])).size).toBe(2);
		for (const { source } of server.received) expect(emails.filter((email) => source.includes(email))).toHaveLength(1);
	});

	it("stays in the outbox without a mail server", async () => {
		const id = await enqueue(["aino@teras.example"]);
		await send(begin, { SMTP_URL: "" });
		expect(await stored(id)).toMatchObject({ sent_at: null, attempts: 0 });
	});

	it("is logged as an error without a mail server in production", async () => {
		await enqueue(["aino@teras.example"]);
		await dispatchEveryMinute(env({ SMTP_URL: "", DEV_PAGES: "1" }), mailData);
		expect(log).not.toHaveBeenCalled();
		await dispatchEveryMinute(env({ SMTP_URL: "" }), mailData);
		expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ part: "mail", waiting: 1 });
	});

	it("is sent once by twenty concurrent dispatchers", async () => {
		const recipients = Array.from({ length: 30 }, (_, index) => `buyer-${index}@teras.example`);
		for (const recipient of recipients) await enqueue([recipient]);
		await Promise.all(Array.from({ length: 20 }, () => send()));
		expect(server.received.map(({ envelope }) => envelope.to[0]).sort()).toEqual(recipients.sort());
		expect(new Set(server.received.map(({ headers }) => headers["message-id"])).size).toBe(30);
	});
});

describe("a rejected mail", () => {
	it("is retried a minute later after a temporary failure", async () => {
		const id = await enqueue(["aino@teras.example"]);
		server.refuse = (address) => [451, `Greylisted <${address}>, come back`];
		await send();
		expect(await stored(id)).toMatchObject({
			sent_at: null,
			given_up_at: null,
			attempts: 1,
			next_attempt_at: later(1).toISOString(),
			last_error: "451 Greylisted <…>, come back",
		});
		server.refuse = () => undefined;
		await send(later(0.9));
		expect(server.received).toHaveLength(0);
		await send(later(1));
		expect(server.received).toHaveLength(1);
		expect(await stored(id)).toMatchObject({ sent_at: later(1).toISOString(), attempts: 2 });
	});

	it("is given up after eight attempts in two days", async () => {
		const id = await enqueue(["aino@teras.example"]);
		server.refuseMessage = () => [451, "Not now"];
		await send();
		let now = 0;
		for (const [index, pause] of [1, 5, 15, 60, 240, 720, 1440].entries()) {
			now += pause;
			await send(later(now - 0.1));
			expect(await stored(id)).toMatchObject({ attempts: index + 1, given_up_at: null });
			await send(later(now));
		}
		expect(await stored(id)).toMatchObject({ attempts: 8, given_up_at: later(now).toISOString(), sent_at: null });
	});

	it("is given up at once if its only recipient is permanently rejected", async () => {
		const id = await enqueue(["nobody@teras.example"]);
		server.refuse = () => [550, "No such mailbox"];
		await send();
		expect(await stored(id)).toMatchObject({
			given_up_at: begin.toISOString(),
			refused: ["nobody@teras.example"],
			last_error: "550 No such mailbox",
		});
		expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ part: "mail", state: "given up", error: "550 No such mailbox" });
	});

	it("keeps the token of its link until it is sent or given up", async () => {
		const id = await enqueue(["aino@teras.example"]);
		const lost = await enqueue(["nobody@teras.example"]);
		const died = await enqueue(["lasku@teras.example"]);
		await backend.db.prepare("UPDATE outbox SET token = 'a token'").run();
		await backend.db.prepare("UPDATE outbox SET attempts = 9, claimed_until = ? WHERE id = ?").bind(begin.toISOString(), died).run();
		const tokens = async () => (await Promise.all([id, lost, died].map(stored))).map(({ token }) => token);
		server.refuse = (address) => (address.startsWith("aino") ? [452, "Full"] : [550, "Unknown"]);
		await send();
		expect(await tokens()).toEqual(["a token", "", ""]);
		server.refuse = () => undefined;
		await send(later(1));
		expect(await tokens()).toEqual(["", "", ""]);
	});

	it("is sent after all, once it was given up, by the statement of the runbook", async () => {
		const id = await enqueue(["aino@teras.example", "moved@teras.example"]);
		server.refuse = () => [550, "Blocked"];
		await send();
		expect(await stored(id)).toMatchObject({ given_up_at: begin.toISOString() });
		const [statement = ""] = /UPDATE outbox SET given_up_at = NULL[^;]+/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
		await backend.db.prepare(statement.replace("order_%", "contact_%").replace(/'2\d{3}-\d\d-\d\d'/, "'2026-03-02'")).run();
		server.refuse = () => undefined;
		await send(later(1));
		expect(await stored(id)).toMatchObject({ sent_at: later(1).toISOString(), given_up_at: null, attempts: 1 });
		expect(server.received.map(({ envelope }) => envelope.to)).toEqual([["aino@teras.example", "moved@teras.example"]]);
	});

	it("is retried only for the recipients who did not get it", async () => {
		const id = await enqueue(["aino@teras.example", "full@teras.example", "nobody@teras.example"]);
		server.refuse = (address) => (address.startsWith("full") ? [452, "Full"] : address.startsWith("nobody") ? [550, "Unknown"] : undefined);
		await send();
		expect(await stored(id)).toMatchObject({ sent_at: null, delivered: ["aino@teras.example"], refused: ["nobody@teras.example"] });
		server.refuse = () => undefined;
		await send(later(1));
		expect(server.received.map(({ envelope }) => envelope.to)).toEqual([["aino@teras.example"], ["full@teras.example"]]);
		expect(new Set(server.received.map(({ headers }) => headers["message-id"])).size).toBe(1);
		expect(await stored(id)).toMatchObject({ sent_at: later(1).toISOString(), given_up_at: null });
	});

	it("does not block other mails if it cannot be written", async () => {
		const broken = await enqueue(["aino@teras.example"], { kind: "a kind of tomorrow" });
		await enqueue(["lasku@teras.example"]);
		await send();
		expect(server.received.map(({ envelope }) => envelope.to)).toEqual([["lasku@teras.example"]]);
		expect(await stored(broken)).toMatchObject({ attempts: 1, next_attempt_at: later(1).toISOString() });
	});
});

describe("while the mail server is unreachable", () => {
	it("mails wait without limit and none is given up; later they are sent", async () => {
		const gone = await startMailServer();
		await gone.stop();
		const away = { SMTP_URL: `smtp://localhost:${gone.port}` };
		const first = await enqueue(["aino@teras.example"]);
		const second = await enqueue(["lasku@teras.example"]);
		for (let hour = 0; hour < 24; hour++) await send(later(hour * 61), away);
		for (const id of [first, second]) expect(await stored(id)).toMatchObject({ sent_at: null, given_up_at: null });
		const back = await startMailServer(gone.port);
		await send(later(26 * 61), away);
		expect(back.received.map(({ envelope }) => envelope.to[0]).sort()).toEqual(["aino@teras.example", "lasku@teras.example"]);
		await back.stop();
	});

	it("a connection closed in the middle of a mail costs one attempt", async () => {
		const id = await enqueue(["aino@teras.example"]);
		server.refuse = () => [421, "Closing"];
		await send();
		expect(await stored(id)).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null });
		server.refuse = () => undefined;
		await send(later(1));
		expect(server.received).toHaveLength(1);
	});
});

describe("a dispatcher that crashes", () => {
	const die = (id: number, until: Date) =>
		backend.db.prepare("UPDATE outbox SET claimed_until = ?, attempts = attempts + 1 WHERE id = ?").bind(until.toISOString(), id).run();

	it("leaves its mail to the next one a minute later, which sends it under the same Message-ID", async () => {
		const id = await enqueue(["aino@teras.example"]);
		await send();
		await backend.db.prepare("UPDATE outbox SET sent_at = NULL, delivered = '[]' WHERE id = ?").bind(id).run();
		await die(id, later(1));
		await send(later(0.5));
		expect(server.received).toHaveLength(1);
		await send(later(1));
		expect(server.received).toHaveLength(2);
		expect(new Set(server.received.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0])).size).toBe(1);
	});

	it("at every attempt at the same mail gives that mail up", async () => {
		const id = await enqueue(["aino@teras.example"]);
		for (let attempt = 0; attempt < 8; attempt++) await die(id, later(1));
		await abandonCrashed(backend.db, later(0.5));
		expect((await stored(id)).given_up_at).toBeNull();
		await dispatchEveryMinute(env(), mailData);
		expect((await stored(id)).given_up_at).not.toBeNull();
		expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ part: "mail", state: "given up", mails: 1 });
	});
});
