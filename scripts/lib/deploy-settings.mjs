/** Secrets. `npm run deploy` creates the first three; the company sets the others by hand. */
const secrets = ["DIGEST_KEY", "BACKEND_KEY", "DESK_KEY", "SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "ANALYTICS_KEY"];

/** The example's company in contract/company.ts, in whose name nobody may be billed. */
const exampleCompany = { iban: "FI2112345600000785", vatId: "FI29058716", businessId: "2905871-6" };

/**
 * Settings that forbid a deployment of an environment.
 * @typedef {{ vars: Record<string, string>, routes?: { pattern: string }[] }} Configuration
 * @typedef {{ vatId: string, businessId: string, bank: { iban: string }, email: string }} Company
 * @param {{ shop: Configuration, backend: Configuration, company: Company }} settings both wrangler.toml as wrangler reads them, with their
 * environment, and contract/company.ts
 * @param {string} environment
 * @returns {string[]} one sentence per problem; empty if all is well
 */
export function missingSettings({ shop, backend, company }, environment) {
	/** @type {string[]} */
	const missing = [];
	const at = `[env.${environment}]`;
	const isExample = (/** @type {string} */ host) => /\.example(?::\d+)?$/.test(host);
	const hosts = (shop.routes ?? []).map(({ pattern }) => pattern);
	if ([...hosts, ...Object.keys(JSON.parse(shop.vars.LOCALE_DOMAINS || "{}"))].some(isExample))
		missing.push(`wrangler.toml, ${at}: the domains in \`routes\` and LOCALE_DOMAINS are examples. Put in your own.`);
	if (shop.vars.BACKEND_URL && !/^https:\/\//i.test(shop.vars.BACKEND_URL))
		missing.push(`wrangler.toml, ${at}: BACKEND_URL has to begin with https://; what customers enter goes there.`);
	const desk = (backend.routes ?? []).map(({ pattern }) => pattern);
	if (desk.length === 0 || desk.some(isExample))
		missing.push(
			`backend/wrangler.toml, ${at}: the desk host in \`routes\` is an example, or missing. Put in one of your own; staff call it.`,
		);
	const known = (backend.vars.SHOP_HOSTS ?? "").split(",").map((host) => host.trim());
	const unknown = hosts.filter((host) => !known.includes(host));
	if (known.some(isExample)) missing.push(`backend/wrangler.toml, ${at}: SHOP_HOSTS are examples. Put in the domains of the shop.`);
	else if (unknown.length > 0)
		missing.push(`backend/wrangler.toml, ${at}: SHOP_HOSTS lacks ${unknown.join(", ")}: mails would have no links there.`);
	const sender = /<([^<>]*)>\s*$/.exec(backend.vars.MAIL_FROM ?? "")?.[1] ?? backend.vars.MAIL_FROM ?? "";
	if (isExample(sender))
		missing.push(`backend/wrangler.toml, ${at}: the domain of MAIL_FROM is an example. Put in one that you may send from (docs/mail.md).`);
	if (isExample(company.email))
		missing.push(
			"contract/company.ts: the domain of `email` is an example. Buyers write there, and mails are from there unless MAIL_FROM says otherwise.",
		);
	const { vatId, businessId, bank } = company;
	for (const [name, value] of Object.entries({ iban: bank.iban, vatId, businessId }))
		if (value === exampleCompany[name]) missing.push(`contract/company.ts: \`${name}\` is the example's, ${value}. Put in your company's.`);
	for (const [file, { vars }] of Object.entries({ "wrangler.toml": shop, "backend/wrangler.toml": backend }))
		for (const secret of secrets)
			if (vars[secret]) missing.push(`${file}, ${at}: ${secret} is a secret and no variable: npx wrangler secret put ${secret}.`);
	return missing;
}

/** Whether the id was assigned by the platform. @param {string | undefined} id */
export const isDatabaseId = (id) => /^[0-9a-f-]{36}$/.test(id ?? "");

/**
 * backend/wrangler.toml with the id of the database of an environment.
 * @param {string} toml
 * @param {string} environment
 * @param {string} id
 */
export function withDatabaseId(toml, environment, id) {
	const begin = toml.indexOf(`[[env.${environment}.d1_databases]]`);
	const written = begin < 0 ? toml : toml.slice(0, begin) + toml.slice(begin).replace(/^database_id = ".*"$/m, `database_id = "${id}"`);
	if (!written.slice(begin).includes(`"${id}"`)) throw new Error(`backend/wrangler.toml has no database_id for ${environment}.`);
	return written;
}
