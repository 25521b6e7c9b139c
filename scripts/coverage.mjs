// npm run coverage [-- NUMBER…]: prints the tests of each requirement and hazard, or of those named (R4 for a chapter, R4.2 for one).
import { load } from "./lib/load.mjs";

const { shownBy, statementsOf } = await load("tests/support/shown-by.ts");
const wanted = process.argv.slice(2);
const shown = shownBy();
const isWanted = (number) => wanted.length === 0 || wanted.some((name) => number === name || number.startsWith(`${name}.`));

for (const { number } of [...statementsOf("docs/requirements.md"), ...statementsOf("docs/hazards.md")].filter(({ number }) =>
	isWanted(number),
)) {
	console.log(number);
	for (const { file, title } of shown.get(number) ?? []) console.log(`  ${file} › ${title}`);
}
