import { expect, it } from "vitest";
import type { SentMail } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const mainOf = ({ root }: Page) => root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";

/** The page of a sold-out article. */
async function soldOut(visitor: Visitor): Promise<Page> {
	const list = await visitor.get("/products/ipe-200");
	const row = list.root.querySelectorAll("main tbody tr").find(({ text }) => text.includes("nicht lieferbar"));
	return visitor.get(row?.querySelector('a[href*="showVariant="]')?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "");
}

// Shows R37.1, R37.2, R37.5
it("a guest asks beside an article, confirms by the link of the mail, and ends it, without scripts", async () => {
	const visitor = new Visitor(shop, "de");
	const form = formOf(await soldOut(visitor), 'form[action="/stock-notice"]');
	const refused = await visitor.post(form.path, { ...form.fields, email: "keine Adresse" });
	expect(refused.status).toBe(422);
	const again = formOf(refused, 'main form[action="/stock-notice"]');
	const email = `gast-${crypto.randomUUID()}@notice.example`;
	expect(mainOf(await visitor.post(again.path, { ...again.fields, email }))).toContain("Bitte bestätigen Sie Ihre Adresse");
	const mails: SentMail[] = JSON.parse((await visitor.get("/_dev/outbox.json")).text);
	const link = /\/stock-notice\?token=[\w-]{43}/.exec(mails.find(({ to }) => to.includes(email))?.text ?? "")?.[0] ?? "";
	const confirm = formOf(await visitor.get(link), 'main form[action="/stock-notice"]');
	const confirmed = await visitor.post(confirm.path, { ...confirm.fields, intent: "confirm" });
	expect(mainOf(confirmed)).toContain("Ihre Adresse ist bestätigt");
	const end = formOf(await visitor.get(link.replace("token=", "end=")), 'main form[action="/stock-notice"]');
	expect(mainOf(await visitor.post(end.path, { ...end.fields, intent: "end" }))).toContain("Benachrichtigungen beendet");
	expect((await visitor.post(confirm.path, { ...confirm.fields, intent: "confirm" })).status).toBe(422);
	// Goods that are available soon have no such form.
	const other = await visitor.get("/products/ipe-200?showVariant=1130");
	expect(other.root.querySelector('form[action="/stock-notice"]')).toBeNull();
});
