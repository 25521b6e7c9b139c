/** What somebody who has just started the shop wants to know. */
export function welcome(port) {
	const address = (host) => `http://${host}:${port}`;
	return `
Crossbar is ready

  Shop            ${address("localhost")}
  by language     ${["fi", "de", "en", "et"].map((locale) => address(`${locale}.localhost`)).join("  ")}

  Companies to order as (VAT id)
${companies.map(([vat, what]) => `    ${vat.padEnd(14)}${what}`).join("\n")}

  Sent mail       ${address("localhost")}/_dev/outbox
  Backend         http://127.0.0.1:${port + 1}/openapi.json

Stop with Ctrl+C. \`npm run reset\` starts with a new database.
`;
}

/** More of them, and what is told apart, are in backend/seed/content/companies.ts. */
const companies = [
	["2077474-0", "Finland, good credit rating: an invoice order is confirmed at once"],
	["2960417-4", "Finland, not rated: a person looks at the order first"],
	["2786093-2", "Finland, poor rating: no invoice"],
	["DE136695976", "Germany, valid id: 0 % VAT, reverse charge"],
	["EE100931558", "Estonia, valid id: 0 % VAT, reverse charge"],
	["1234567-8", "right form, wrong check digit: a warning, not verified"],
];
