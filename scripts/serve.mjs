// Serves the shop for tests: node scripts/run.mjs scripts/serve.mjs --port 9400 --state .cache/e2e [--fresh] [--build]
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { serveShop, stopOnSignal } from "./lib/shop.mjs";

const { values } = parseArgs({
	options: {
		port: { type: "string" },
		state: { type: "string" },
		// Deletes the state folder first, to start with the seeded database.
		fresh: { type: "boolean" },
		// Ends with the process that has started it, and deletes the state folder then.
		temporary: { type: "boolean" },
		build: { type: "boolean" },
		// Interval in seconds of the cron handler.
		tick: { type: "string", default: "60" },
		// Milliseconds without a response after which the runtime is restarted.
		silence: { type: "string", default: "20000" },
	},
});
if (values.build) await build({ keepsOld: true });
if (values.fresh) rmSync(values.state, { recursive: true, force: true });
const [port, tick, silence] = [values.port, values.tick, values.silence].map(Number);
const shop = await serveShop({ port, state: values.state, tick, silence });
stopOnSignal(stop);
if (values.temporary) process.stdin.on("end", () => process.kill(process.pid, "SIGTERM")).resume();
console.log(`ready on ${values.port}`);

async function stop() {
	await shop.stop();
	if (values.temporary) rmSync(values.state, { recursive: true, force: true });
}
