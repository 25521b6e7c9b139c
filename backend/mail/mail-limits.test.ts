import { afterAll, beforeAll, expect, it } from "vitest";
import { type Backend, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { canonicalMailbox, mailboxSql, mailsToMailbox } from "../platform/attempts";
import { countedBy } from "../teams/calls/invitation-limit";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mailsToMailbox})`;
const ago = (time: string) => `strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${time}')`;
const run = (sql: string) => backend.db.prepare(`${numbers} ${sql}`).run();

// Shows R52.9
it("a mailbox is the same in the database and beside it, whatever its tag", async () => {
	const addresses = [
		"Chef+a@Bau.example",
		"chef@bau.example",
		"+x@bau.example",
		"a.b+c@gmail.com",
		"A.B@GoogleMail.com",
		"a+b@c+d.example",
	];
	const { results } = await backend.db
		.prepare(`SELECT ${mailboxSql("value")} AS mailbox FROM json_each(?)`)
		.bind(JSON.stringify(addresses))
		.all<{ mailbox: string }>();
	expect(results.map(({ mailbox }) => mailbox)).toEqual(addresses.map(canonicalMailbox));
});

it("carts and offers are limited to thirty a day per mailbox, from all senders", async () => {
	const send = async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const body = { emails: ["Chef+angebote@bau.example"], idem: crypto.randomUUID(), host: shopHost };
		return (await buyer.call("POST", `/orders/share/${uuid}`, body)).status;
	};
	await run(
		`INSERT INTO outbox (kind, locale, recipients, cause, created_at) SELECT 'offer', 'fi', '["chef@bau.example"]', 'n' || i, ${ago("2 hours")} FROM n`,
	);
	expect(await send()).toBe(429);
	await backend.db.prepare(`UPDATE outbox SET created_at = ${ago("25 hours")} WHERE cause = 'n1'`).run();
	expect([await send(), await send()]).toEqual([200, 429]);
});

it("copies of messages are limited to thirty a day per mailbox", async () => {
	const write = async () =>
		(
			await backend
				.caller()
				.call("POST", "/contact/submit", { email: "Chef@bau.example", message: crypto.randomUUID(), idem: crypto.randomUUID() })
		).status;
	await run(
		`INSERT INTO contact_messages (kind, locale, email, message, idem, body_hash, created_at)
		SELECT 'contact', 'fi', 'chef@bau.example', i, 'n' || i, '', ${ago("2 hours")} FROM n`,
	);
	expect(await write()).toBe(429);
	await backend.db.prepare(`UPDATE contact_messages SET created_at = ${ago("25 hours")} WHERE idem = 'n1'`).run();
	expect([await write(), await write()]).toEqual([200, 429]);
});

it("invitations are also counted by the mailbox for a day", () => {
	expect(countedBy(1, "", "Chef@bau.example").filter(({ hours }) => hours === 24)).toEqual([
		expect.objectContaining({ most: mailsToMailbox, key: countedBy(2, "", "chef@bau.example").at(-1)?.key }),
	]);
});
