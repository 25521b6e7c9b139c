// Serves the last build, or the fixed page, in its own process, so that it can be measured and killed separately. Settings: JSON, see ServedShop.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { stopOnSignal } from "../../scripts/lib/shop.mjs";
import { backendName, workers } from "../../scripts/lib/workers.mjs";
import { fixedPage } from "./fixed-page.mjs";

function counted(options, isCounted) {
	if (!isCounted) return options;
	const wrap = (worker) => {
		const [{ path }] = worker.modules;
		const contents = readFileSync(new URL("./counting-backend.mjs", import.meta.url), "utf8");
		return { ...worker, modules: [{ type: "ESModule", path: join(dirname(path), "counting.js"), contents }, ...worker.modules] };
	};
	return { ...options, workers: options.workers.map((worker) => (worker.name === backendName ? wrap(worker) : worker)) };
}

const { fixed, isCounted, inspectorPort, port, shopPort, ...settings } = JSON.parse(process.argv[2]);
const options = fixed
	? { cf: false, host: "127.0.0.1", port, ...fixedPage(shopPort) }
	: counted(workers({ port, shopPort, ...settings }), isCounted);
const miniflare = new Miniflare(convertV4MiniflareOptions({ ...options, ...(inspectorPort && { inspectorPort }) }));
await miniflare.ready;
stopOnSignal(() => miniflare.dispose());
// Exits when the parent process, at the other end of stdin, has ended or was killed.
process.stdin.once("end", () => process.kill(process.pid, "SIGTERM")).resume();
console.log("ready");
