import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { company } from "../../contract/company";
import { finnishBuyer, mailsOf, order, orderNumberOf } from "../support/guest-order";
import { type MailServer, startMailServer } from "../support/mail-server";
import { type RunningShop, startShop } from "../support/server";
import { Visitor } from "../support/visitor";

const state = mkdtempSync(join(tmpdir(), "crossbar-"));
let server: MailServer;
let shop: RunningShop;
let number: string;

/** Interval of the clock in seconds, long enough to distinguish its mails from those sent at once. */
const tick = 6;

beforeAll(async () => {
	server = await startMailServer(0, {
		onAuth: ({ username, password }, _session, done) =>
			password === "geheim!" ? done(null, { user: username ?? "" }) : done(new Error("Wrong")),
	});
	const before = await startShop({}, { state });
	const visitor = new Visitor(before.address, "fi");
	number = orderNumberOf(await order(visitor, finnishBuyer));
	expect(await mailsOf(visitor, number)).toMatchObject([{ state: "waiting", attempts: 0 }]);
	await before.stop();
	const variables = { SMTP_URL: `smtp://shop:geheim!@localhost:${server.port}`, MAIL_FROM: "Crossbar Größe <shop@crossbar.example>" };
	shop = await startShop(variables, { state, tick });
}, 90_000);
afterAll(async () => {
	await shop.stop();
	await server.stop();
	rmSync(state, { recursive: true, force: true });
});

const sentTo = (to: string, subject: string) =>
	server.received.filter(({ headers, envelope }) => headers.subject?.includes(subject) && envelope.to.includes(to));
const arrived = (to: string, subject: string, timeout: number) =>
	expect.poll(() => sentTo(to, subject).length, { timeout, interval: 50 }).toBe(1);

it("mail that waits is sent by the Worker as soon as there is a mail server, with its document", async () => {
	await arrived(finnishBuyer.email, number, tick * 1000 + 10_000);
	const [mail] = sentTo(finnishBuyer.email, number);
	expect(mail).toMatchObject({ user: "shop", envelope: { from: "shop@crossbar.example", to: [finnishBuyer.email] } });
	expect(mail?.headers).toMatchObject({ from: "Crossbar Größe <shop@crossbar.example>", "content-language": "fi" });
	expect(mail?.text).toContain(finnishBuyer.company);
	expect(mail?.html).toContain(finnishBuyer.company);
	expect(mail?.attachments).toMatchObject([{ type: "application/pdf" }]);
	expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe("%PDF-");
	const visitor = new Visitor(shop.address, "fi");
	await expect.poll(() => mailsOf(visitor, number)).toMatchObject([{ state: "sent", attempts: 1 }]);
});

// Shows R23.10
it("mail is sent after the answer that caused it, without waiting for the clock", async () => {
	const body = {
		email: "einkauf@stahlbau-weser.example",
		message: "Bitte rufen Sie an, 12 €.",
		company: "Öko Stahl",
		idem: crypto.randomUUID(),
	};
	const headers = { Locale: "de", "Session-Id": crypto.randomUUID(), "Content-Type": "application/json" };
	const answer = await fetch(`${shop.backend}/contact/submit`, { method: "POST", headers, body: JSON.stringify(body) });
	expect(answer.status).toBe(200);
	await arrived(company.email, "Öko Stahl", (tick * 1000) / 2);
	await arrived(body.email, "Ihre Nachricht an Crossbar", (tick * 1000) / 2);
	expect(shop.log()).not.toMatch(/@stahlbau-weser|"part":"mail"/);
});
