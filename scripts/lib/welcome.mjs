import { settingsOf } from "./worker-settings.mjs";

/**
 * The message after start. @param company of contract/company.ts @param own the address of the company's own backend; "" for the embedded
 * one
 */
export function welcome(port, company, own = process.env.BACKEND_URL ?? settingsOf("wrangler.toml").options.bindings.BACKEND_URL) {
	const address = (host) => `http://${host}:${port}`;
	return `
${company.brand} is ready

  Shop            ${address("localhost")}
  by language     ${["fi", "de", "en", "et"].map((locale) => address(`${locale}.localhost`)).join("  ")}

${own ? ownBackend(own, port) : embeddedBackend(address("localhost"), port, company.address.country)}
  Parts           ${address("localhost")}/_dev/ui

Stop with Ctrl+C.${own ? "" : " `npm run reset` starts with a new database."}
`;
}

/** Accounts, companies and mails belong to that backend. */
const ownBackend = (own, port) => `  Backend         ${own}, as BACKEND_URL says; the embedded one is not asked
                  npm run check:backend -- ${own} says what it lacks
  Contract        http://127.0.0.1:${port + 1}/openapi.json`;

const embeddedBackend = (shop, port, seller) => `  Accounts to sign in with (password of all: Crossbar1)
${accounts.map(([email, what]) => `    ${email.padEnd(27)}${what}`).join("\n")}

  Companies to order as (VAT id)
${companies.map(([vat, country, what]) => `    ${vat.padEnd(14)}${what}${vatIn(country, seller)}`).join("\n")}

  Sent mail       ${shop}/_dev/outbox
  Backend         http://127.0.0.1:${port + 1}/openapi.json`;

/** Their data is in backend/seed/demo/. A deployed shop has none of them. */
const accounts = [
	["purchaser@demo.example", "Finland, owner of a verified company's team: invoice orders go on at once; 240 orders in all states"],
	["buyer@demo.example", "a buyer of that team: an order above 5,000 € waits for approval"],
	["approver@demo.example", "who approves in that team"],
	["einkauf@demo.example", "Germany, 48 orders"],
	["ostja@demo.example", "Estonia, 27 orders"],
];

/** backend/seed/content/companies.ts lists more of them, and their differences. */
const companies = [
	[
		"2077474-0",
		"FI",
		"Finland, good credit rating; whoever is not signed in as a member of a verified company has invoice orders reviewed",
	],
	["2960417-4", "FI", "Finland, not rated: reviewed, and said in the same words"],
	["2786093-2", "FI", "Finland, poor rating: the same"],
	["DE136695976", "DE", "Germany, valid id"],
	["EE100931558", "EE", "Estonia, valid id"],
	["1234567-8", "", "right form, wrong check digit: a warning, not verified"],
];

const vatIn = (country, seller) => (country === "" || country === seller ? "" : "; 0 % VAT, intra-Community supply");
