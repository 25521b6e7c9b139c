import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { stockNotices } from "../../contract/stock/notices";
import { isSoon } from "../../contract/values/soon";
import { accountOf } from "../../tests/support/account";
import { type Backend, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { mailsTo } from "../../tests/support/sign-in";
import { deleteOldRows } from "../retention/old-rows";
import { tellStock } from "./tell";

const variantId = supplies.soldOut;

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
beforeEach(() => supplied("availability = 'out'"));
afterAll(() => backend.dispose());

const supplied = (change: string) => backend.db.prepare(`UPDATE supplied_variants SET ${change} WHERE id = ?`).bind(supplies.soldOut).run();
const asked = (email?: string) => ({ variantId, email, host: shopHost });
const tokenOf = async (email: string, name: string) =>
	new RegExp(`stock-notice\\?${name}=([\\w-]{43})`).exec((await mailsTo(backend, email))[0]?.text ?? "")?.[1] ?? "";
const kindsTo = async (email: string) => (await mailsTo(backend, email)).map(({ kind }) => kind);

async function confirmed(email: string) {
	const guest = backend.caller("de");
	await guest.call("POST", "/stock-notices", asked(email));
	const token = await tokenOf(email, "token");
	return { guest, answer: await guest.call("POST", "/stock-notices/confirm", { token }) };
}

// Shows R37.1, R37.2, R37.3
it("a guest confirms the address, and is told once, in the language of the page, when the goods can be had soon", async () => {
	const email = "gast@notice.example";
	const { guest, answer } = await confirmed(email);
	expect(stockNotices.confirm.answer.parse(answer.body).article).toMatchObject({ id: variantId, code: "CR-000003", slug: "ipe-200" });
	await tellStock(backend.db);
	expect(await kindsTo(email)).toEqual(["stock_notice_confirm"]);
	// Without stock at the supplier, no notice is sent.
	await supplied("availability = 'available', stock = 0");
	await tellStock(backend.db);
	expect(await kindsTo(email)).toEqual(["stock_notice_confirm"]);
	await supplied("stock = 5");
	await Promise.all([tellStock(backend.db), tellStock(backend.db)]);
	await tellStock(backend.db);
	expect(await kindsTo(email)).toEqual(["stock_notice", "stock_notice_confirm"]);
	const [told] = await mailsTo(backend, email);
	expect(told).toMatchObject({ locale: "de", subject: "Jetzt kurzfristig lieferbar: IPE 200, 12 m, S235JR" });
	expect(told?.text).toContain(`${shopHost}/products/ipe-200?showVariant=${variantId}`);
	// After the notice, the visitor can ask for another one.
	await supplied("availability = 'out', stock = NULL");
	await guest.call("POST", "/stock-notices", asked(email));
	expect(await kindsTo(email)).toEqual(["stock_notice_confirm", "stock_notice", "stock_notice_confirm"]);
});

// Shows R37.2
it("writes to no address that nobody has confirmed, and not twice to one that waits", async () => {
	const email = "fremd@notice.example";
	await backend.caller().call("POST", "/stock-notices", asked(email));
	await supplied("availability = 'available'");
	await tellStock(backend.db);
	expect(await kindsTo(email)).toEqual(["stock_notice_confirm"]);
	expect(await backend.caller().call("POST", "/stock-notices/confirm", { token: "x".repeat(43) })).toMatchObject({
		body: { code: "link_invalid" },
	});
	await supplied("availability = 'out'");
	const waiting = "wartet@notice.example";
	await confirmed(waiting);
	expect(await backend.caller().call("POST", "/stock-notices", asked(waiting.toUpperCase()))).toMatchObject({
		status: 200,
		body: { isToConfirm: true },
	});
	expect(await kindsTo(waiting)).toEqual(["stock_notice_confirm"]);
	expect(await backend.caller().call("POST", "/stock-notices", asked())).toMatchObject({
		status: 422,
		body: { fields: { email: ["email.required"] } },
	});
	for (let times = 0; times < 10; times++) await backend.caller().call("POST", "/stock-notices", asked(`viel+${times}@notice.example`));
	expect((await backend.caller().call("POST", "/stock-notices", asked("viel@notice.example"))).body).toMatchObject({
		code: "too_many_messages",
	});
});

// Shows R37.4, R37.5
it("an account asks with one press, sees what it waits for and drops it; a link ends all notices of an address", async () => {
	const account = await accountOf(backend, { locale: "en" });
	expect((await account.call("POST", "/stock-notices", asked())).body).toEqual({ isToConfirm: false });
	const listed = stockNotices.own.answer.parse((await account.call("GET", "/stock-notices")).body);
	expect(listed.map(({ article }) => article.code)).toEqual(["CR-000003"]);
	const other = await accountOf(backend);
	await other.call("DELETE", `/stock-notices/${listed[0]?.id}`);
	expect((await account.call("GET", "/stock-notices")).body).toHaveLength(1);
	await account.call("DELETE", `/stock-notices/${listed[0]?.id}`);
	expect((await account.call("GET", "/stock-notices")).body).toEqual([]);

	await account.call("POST", "/stock-notices", asked());
	await supplied("availability = 'available'");
	await tellStock(backend.db);
	expect(await kindsTo(account.email)).toEqual(["stock_notice"]);
	await account.call("POST", "/stock-notices", { ...asked(), variantId: supplies.beam });
	expect((await account.call("GET", "/stock-notices")).body).toHaveLength(1);
	// The link of an old mail still ends the address's waiting notices.
	const old = "UPDATE stock_notices SET told_at = '2026-01-01T00:00:00Z' WHERE email = ? AND told_at IS NOT NULL";
	await backend.db.prepare(old).bind(account.email).run();
	await deleteOldRows(backend.db);
	const token = await tokenOf(account.email, "end");
	for (let times = 0; times < 2; times++) expect((await backend.caller().call("POST", "/stock-notices/end", { token })).status).toBe(200);
	expect((await account.call("GET", "/stock-notices")).body).toEqual([]);
});

// Shows R37.3
it("is looked at again only once a supply of its variant has changed", async () => {
	const email = "wartend@notice.example";
	await confirmed(email);
	const toCheck = async () => backend.db.prepare("SELECT is_to_check FROM stock_notices WHERE email = ?").bind(email).first("is_to_check");
	await tellStock(backend.db);
	expect(await toCheck()).toBe(0);
	await supplied("price_cents = price_cents + 1, availability = 'out'");
	expect(await toCheck()).toBe(0);
	await supplied("stock = 0");
	expect(await toCheck()).toBe(1);
	await tellStock(backend.db);
	expect(await toCheck()).toBe(0);
	// Notices about hidden goods wait, and are not deleted.
	await backend.db.prepare("UPDATE variants SET hidden = 1 WHERE id = ?").bind(variantId).run();
	await supplied("availability = 'available', stock = 3");
	await tellStock(backend.db);
	expect(await kindsTo(email)).toEqual(["stock_notice_confirm"]);
	await backend.db.prepare("UPDATE variants SET hidden = 0 WHERE id = ?").bind(variantId).run();
	await tellStock(backend.db);
	expect(await kindsTo(email)).toEqual(["stock_notice", "stock_notice_confirm"]);
	// A new supplier has it too.
	const other = "neuer-lieferant@notice.example";
	await supplied("availability = 'out', stock = NULL");
	await confirmed(other);
	await tellStock(backend.db);
	await backend.db.prepare("INSERT INTO suppliers (id, code, name, city, country) VALUES (900, 'NEU', 'Neu', 'Kiel', 'DE')").run();
	await backend.db
		.prepare(
			`INSERT INTO supplied_variants (id, variant_id, supplier_id, supplier_code, price_cents, availability, delivery_min, delivery_max)
			VALUES (900, ?, 900, 'X-900', 100, 'available', 1, 2)`,
		)
		.bind(variantId)
		.run();
	await tellStock(backend.db);
	await backend.db.prepare("DELETE FROM supplied_variants WHERE id = 900").run();
	expect(await kindsTo(other)).toEqual(["stock_notice", "stock_notice_confirm"]);
});

// Shows R37.6
it("deletes what was not confirmed after 7 days, and what was told after 30", async () => {
	const count = () => backend.db.prepare("SELECT count(*) AS n FROM stock_notices WHERE email LIKE '%@alt.example'").first("n");
	const later = (days: number) =>
		backend.db
			.prepare(
				`UPDATE stock_notices SET created_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${days} days'),
					told_at = iif(told_at IS NULL, NULL, strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${days} days'))`,
			)
			.run();
	await backend.caller().call("POST", "/stock-notices", asked("offen@alt.example"));
	await confirmed("wartet@alt.example");
	await confirmed("fertig@alt.example");
	await backend.db.prepare("UPDATE stock_notices SET told_at = created_at WHERE email = 'fertig@alt.example'").run();
	for (const [days, left] of [
		[6, 3],
		[8, 2],
		[31, 1],
		[366, 0],
	] as const) {
		await later(days);
		await deleteOldRows(backend.db);
		expect(await count()).toBe(left);
	}
});

// Shows R37.1
it("offers a notice for what the job would not tell of yet", async () => {
	const { body } = await backend.caller().call("GET", `/productVariant/${variantId}`);
	const variant = catalogue.variant.answer.parse(body);
	expect(variant.takes_notices).toBe(true);
	expect(variant.supplies.some(isSoon)).toBe(false);
	await supplied("availability = 'available'");
	expect(
		catalogue.variant.answer.parse((await backend.caller().call("GET", `/productVariant/${variantId}`)).body).supplies.some(isSoon),
	).toBe(true);
	expect(isSoon({ availability: "available", delivery: { min: 12, max: 15 } })).toBe(false);
	expect(isSoon({ availability: "available", delivery: { min: null, max: null } })).toBe(false);
});
