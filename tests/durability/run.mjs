// npm run test:orders [-- --orders 200 --duplicates 20 --kills 6]: the effect of SIGKILL on orders that are being sent.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../../scripts/build.mjs";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { startMailbox } from "./mailbox.mjs";
import { ordersSurvive } from "./orders-survive.mjs";
import { report } from "./report.mjs";

const number = (value) => ({ type: "string", default: String(value) });
const { values } = parseArgs({ options: { orders: number(200), duplicates: number(20), kills: number(6), calm: number(40) } });
const settings = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
await build({ keepsOld: true });
const state = mkdtempSync(join(tmpdir(), "crossbar-"));
const mails = await startMailbox();
try {
	const result = await ordersSurvive({ ...settings, port: await freePorts(), state, mails, note: console.log });
	process.exitCode = report(result).failed > 0 ? 1 : 0;
} finally {
	await mails.stop();
	rmSync(state, { recursive: true, force: true });
}
