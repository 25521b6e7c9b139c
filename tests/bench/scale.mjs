// npm run bench:scale: response times of the backend's lists, counts and searches with 15,500 variants and with 13 times as many, and of
// sitemaps.
import { build } from "../../scripts/build.mjs";
import { measureScales, scaleTable } from "./scale-measures.mjs";

if (!process.argv.includes("--built")) await build({ keepsOld: true });
const measured = await measureScales();
console.log(scaleTable(measured));
process.exitCode = [...measured.rows, ...measured.maps].every(({ isMet }) => isMet) ? 0 : 1;
