// npm run bench:scale: how long lists, counts and searches of the backend take with 15,500 variants and with 13 times as many, and sitemaps then.
import { build } from "../../scripts/build.mjs";
import { measureScales, scaleTable } from "./scale-measures.mjs";

if (!process.argv.includes("--built")) await build({ keepsOld: true });
const measured = await measureScales();
console.log(scaleTable(measured));
process.exitCode = [...measured.rows, ...measured.maps].every(({ isKept }) => isKept) ? 0 : 1;
