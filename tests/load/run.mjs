// npm run test:load [-- --only steady,overload,memory] [--short] [--built] [--record]: the shop under high load and overload.
// The full run takes 50 minutes on an otherwise idle machine and requires Linux (memory is read from /proc).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../../scripts/build.mjs";
import { chosenParts } from "../bench/chosen-parts.mjs";
import { full, short } from "./lengths.mjs";
import { loads } from "./loads.mjs";

const { values } = parseArgs({
	options: { only: { type: "string" }, short: { type: "boolean" }, built: { type: "boolean" }, record: { type: "boolean" } },
});
const settings = values.short ? short : full;
const names = chosenParts(values.only, settings);
if (!values.built) await build({ keepsOld: true });
const state = mkdtempSync(join(tmpdir(), "crossbar-load-"));
try {
	const { failed } = await loads({ state, names, settings, isShort: values.short ?? false, isRecorded: values.record ?? false });
	process.exitCode = failed > 0 ? 1 : 0;
} finally {
	rmSync(state, { recursive: true, force: true });
}
