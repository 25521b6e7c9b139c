import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { newPages } from "./pages.mjs";
import { rate } from "./rate.mjs";

/**
 * Live heap of the shop's and the backend's isolates after load. The platform limits each isolate to 128 MB; the local runtime has no limit, so
 * the memory
 * of its process depends mostly on garbage collection.
 * @param shop a ServedShop with an inspector that has had no requests yet
 * @returns bytes by the name of the Worker
 */
export async function measureIsolates(shop, inspectorPort, seconds) {
	await newPages(shop);
	for (const path of ["/", "/categories/ipe-beams", "/products/ipe-200"]) await rate(shop, { paths: [path], connections: 32, seconds });
	const program = new URL("./inspector-client.mjs", import.meta.url).pathname;
	const { stdout } = await promisify(execFile)(process.execPath, [program, String(inspectorPort)]);
	return JSON.parse(stdout);
}
