// Serves the last build for tests: node scripts/serve.mjs --port 9400 --state .cache/test
import { parseArgs } from "node:util";
import { run } from "./failure.mjs";
import { serveShop, stopOnSignal } from "./shop.mjs";

run(async () => {
	const { values } = parseArgs({ options: { port: { type: "string" }, state: { type: "string" } } });
	const shop = await serveShop({ port: Number(values.port), state: values.state });
	stopOnSignal(shop.stop);
	console.log(`ready on ${values.port}`);
});
