// npm run company -- verify VAT [OWNER'S ADDRESS] [--limit EUR] [--state FOLDER] [--remote]: who speaks for a company, by staff (docs/decisions/0070-credit-of-a-company.md).
import "./node-version.mjs";
import { parseArgs } from "node:util";
import { anyDatabase } from "./any-database.mjs";
import { lookedAt, verifyStatements } from "./company-statements.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { Failure, run } from "./failure.mjs";

const usage = "npm run company -- verify FI20774740 buyer@company.example [--limit 25000] [--remote]";

run(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { limit: { type: "string" }, state: { type: "string" }, remote: { type: "boolean" } },
	});
	const [verb, id = "", email] = positionals;
	const vat = id.replace(/[\s.-]/g, "").toUpperCase();
	const limit = values.limit === undefined ? null : Number(values.limit);
	if (verb !== "verify" || !/^(FI\d{8}|DE\d{9}|EE\d{9})$/.test(vat)) throw new Failure(`Which company? ${usage}`);
	if (limit !== null && !(limit >= 0)) throw new Failure(`The limit is an amount in euros: ${usage}`);
	await ensureDependencies();
	const execute = await anyDatabase(values);
	const [[before]] = await execute([lookedAt(vat)]);
	if (!before) throw new Failure(`The register has no company ${vat}.`);
	if (email === undefined) {
		console.log(told(vat, before));
		console.log(`\nWho speaks for it? Once you know, name the account:\n  ${usage.replace("FI20774740", vat)}`);
		return;
	}
	await execute(verifyStatements(vat, email, limit === null ? null : Math.round(limit * 100)));
	const [[after]] = await execute([lookedAt(vat)]);
	if (!after?.owners?.toLowerCase().split(", ").includes(email.toLowerCase()))
		throw new Failure(`${email} is no account with a confirmed address, or is in the team of another company. Nothing has changed.`);
	console.log(told(vat, after));
});

const told = (vat, { name, domain, rating, limit_cents: limit, verified_since: since, owners, named_by: named }) =>
	[
		`${name} (${vat})`,
		`  domain    ${domain || "not known"}`,
		`  verified  ${since ?? "no"}`,
		`  rating    ${rating ?? "none"}`,
		`  limit     ${limit === null ? "10000 EUR, the usual one" : `${limit / 100} EUR`}`,
		`  team of   ${owners ?? "nobody"}`,
		`  named by  ${named ?? "no account"}`,
	].join("\n");
