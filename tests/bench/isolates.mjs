import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { newPages } from "./pages.mjs";
import { rate } from "./rate.mjs";

/**
 * What the shop and its backend hold in their isolates after load, all that is garbage collected. The platform gives each isolate 128 MB; the local
 * runtime sets no bound, so that the memory of its process says more of when it collects than of what is needed.
 * @param shop a ServedShop with an inspector, that nobody has asked yet
 * @returns bytes by the name of the Worker
 */
export async function measureIsolates(shop, inspectorPort, seconds) {
	await newPages(shop);
	for (const path of ["/", "/categories/ipe-beams", "/products/ipe-200"]) await rate(shop, { paths: [path], connections: 32, seconds });
	const program = new URL("./inspector-client.mjs", import.meta.url).pathname;
	const { stdout } = await promisify(execFile)(process.execPath, [program, String(inspectorPort)]);
	return JSON.parse(stdout);
}
