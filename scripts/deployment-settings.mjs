/**
 * What of the configurations for production must not be deployed as it is.
 * @param shop wrangler.toml as wrangler reads it, with its environment
 * @param backend the same of backend/wrangler.toml
 * @returns a sentence for each; none where all is well
 */
export function missingSettings(shop, backend) {
	const missing = [];
	if (backend.d1_databases.some(({ database_id: id }) => !/^[0-9a-f-]{36}$/.test(id ?? "")))
		missing.push(
			"backend/wrangler.toml, [env.production]: database_id. `npx wrangler d1 create crossbar` makes the database and prints its id.",
		);
	const addresses = [...(shop.routes ?? []).map(({ pattern }) => pattern), ...Object.keys(JSON.parse(shop.vars.LOCALE_DOMAINS || "{}"))];
	if (addresses.some((address) => address.includes(".example")))
		missing.push("wrangler.toml, [env.production]: the domains in `routes` and LOCALE_DOMAINS are examples. Put in your own.");
	if (shop.vars.BACKEND_URL && !/^https:\/\//i.test(shop.vars.BACKEND_URL))
		missing.push("wrangler.toml, [env.production]: BACKEND_URL has to begin with https://; what customers enter goes there.");
	for (const [file, { vars }] of Object.entries({ "wrangler.toml": shop, "backend/wrangler.toml": backend }))
		for (const secret of ["DIGEST_KEY", "BACKEND_KEY", "SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "ANALYTICS_KEY"])
			if (vars?.[secret])
				missing.push(`${file}, [env.production]: ${secret} is a secret and no variable: npx wrangler secret put ${secret}.`);
	return missing;
}
