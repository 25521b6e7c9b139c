// npm run licences: writes docs/licences.md from the last build, which `npm run build` makes.
import "./node-version.mjs";
import { writeFileSync } from "node:fs";
import { run } from "./failure.mjs";
import { licenceRow, shippedPackages } from "./shipped.mjs";

const head = `# Packages that ship

Code of these packages is in what production runs: in the files of the browser, in the shop's Worker or in the backend's. All other packages of
\`package-lock.json\` build and test. Made by \`npm run licences\` from what the bundlers say they have put in; \`tests/http/licences.test.ts\` holds it
against the build, and knows the licences that are allowed. The font is Archivo, under the SIL Open Font License 1.1 (\`public/fonts/OFL.txt\`).

| package | version | licence | where |
|---|---|---|---|`;

run(async () => {
	const rows = shippedPackages().map(licenceRow);
	writeFileSync("docs/licences.md", `${head}\n${rows.join("\n")}\n`);
	console.log(`docs/licences.md names ${rows.length} packages.`);
});
