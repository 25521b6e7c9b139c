import type * as z from "zod";
import { company as seller } from "../../contract/company";
import type { teams } from "../../contract/team";
import type { BackendEnv } from "../env";
import { namesOf, requireFiles, staffLinks, takeFiles, type Uploader } from "../files/store";
import { type Limit, requireAttempt } from "../platform/attempts";
import { Refused } from "../platform/refused";
import { shopOrigin } from "../platform/shop-origin";
import { requireUser } from "../platform/visitor";
import { companyToVerify } from "../teams/company-to-verify";

interface Sender extends Uploader {
	env: Pick<BackendEnv, "FILES" | "SHOP_HOSTS" | "DEV_PAGES">;
}

/** Documents of an account, also after declined ones. */
const limitOf = (user: number): Limit => ({ what: "company document", of: String(user), most: 5, seconds: 24 * 60 * 60 });

/**
 * Stores a document of the account's company, with the mail to the shop. A second one waits until staff have decided on the first.
 * @throws Refused not_allowed without a company to verify, or for one that the register lacks; invalid for missing files; too_many_attempts
 */
export async function sendDocument(sender: Sender, { files, host, idem }: z.output<typeof teams.sendDocument.body>): Promise<void> {
	const { db, env, locale, session } = sender;
	const user = requireUser(sender);
	const { vat, company } = await companyToVerify(db, user);
	const isKnown = await db.prepare("SELECT 1 AS known FROM companies WHERE vat = ?").bind(vat).first();
	if (!isKnown) throw new Refused("not_allowed", "The register has no such company.");
	const isWaiting = await db.prepare("SELECT 1 AS waiting FROM company_documents WHERE user_id = ? AND state = 'open'").bind(user).first();
	if (isWaiting) return;
	await requireFiles(sender, files);
	await requireAttempt(db, [limitOf(user)]);
	const origin = shopOrigin(env, host);
	const links = staffLinks(await namesOf(db, files), origin);
	await db.batch([
		db
			.prepare("INSERT INTO company_documents (user_id, vat, locale, origin, key) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
			.bind(user, vat, locale, origin, idem),
		takeFiles({ db, session }, files, {
			column: "company_document_id",
			sql: "SELECT id FROM company_documents WHERE key = ?3",
			values: [idem],
		}),
		db
			.prepare(
				`INSERT INTO outbox (kind, locale, recipients, cause, snapshot)
				SELECT 'company_document', d.locale, ?2, 'company-document:' || d.id, json_object('company', ?3, 'vat', d.vat, 'email', u.email, 'files', json(?4))
				FROM company_documents d JOIN users u ON u.id = d.user_id WHERE d.key = ?1
				ON CONFLICT (cause) DO NOTHING`,
			)
			.bind(idem, JSON.stringify([seller.email]), company, JSON.stringify(links)),
	]);
}
