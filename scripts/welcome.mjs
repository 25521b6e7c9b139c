/** What somebody who has just started the shop wants to know. */
export function welcome(port) {
	const address = (host) => `http://${host}:${port}`;
	return `
Crossbar is ready

  Shop            ${address("localhost")}
  by language     ${["fi", "de", "en", "et"].map((locale) => address(`${locale}.localhost`)).join("  ")}

  Accounts to sign in with (password of all: Crossbar1)
${accounts.map(([email, what]) => `    ${email.padEnd(27)}${what}`).join("\n")}

  Companies to order as (VAT id)
${companies.map(([vat, what]) => `    ${vat.padEnd(14)}${what}`).join("\n")}

  Sent mail       ${address("localhost")}/_dev/outbox
  Backend         http://127.0.0.1:${port + 1}/openapi.json

Stop with Ctrl+C. \`npm run reset\` starts with a new database.
`;
}

/** What they have is in backend/seed/demo/; a deployed shop has none of them. */
const accounts = [
	["purchaser@demo.example", "Finland, owner of the company's team; 240 orders in all states, own discounts"],
	["buyer@demo.example", "a buyer of that team: an order above 5,000 € waits for approval"],
	["approver@demo.example", "who approves in that team"],
	["einkauf@demo.example", "Germany, 48 orders"],
	["ostja@demo.example", "Estonia, 27 orders"],
];

/** More of them, and what is told apart, are in backend/seed/content/companies.ts. */
const companies = [
	["2077474-0", "Finland, good credit rating: an invoice order is confirmed at once"],
	["2960417-4", "Finland, not rated: a person looks at the order first"],
	["2786093-2", "Finland, poor rating: no invoice"],
	["DE136695976", "Germany, valid id: 0 % VAT, intra-Community supply"],
	["EE100931558", "Estonia, valid id: 0 % VAT, intra-Community supply"],
	["1234567-8", "right form, wrong check digit: a warning, not verified"],
];
