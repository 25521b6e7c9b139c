import { newPages } from "./pages.mjs";
import { rate } from "./rate.mjs";

/**
 * Live heap of the shop's and the backend's isolates after load. The platform limits each isolate to 128 MB; the local runtime has no limit, so
 * the memory of its process depends mostly on garbage collection.
 * @param shop a ServedShop with an inspector that has had no requests yet
 * @returns bytes by the name of the Worker
 */
export async function measureIsolates(shop, inspectorPort, seconds) {
	await newPages(shop);
	for (const path of ["/", "/categories/ipe-beams", "/products/ipe-200"]) await rate(shop, { paths: [path], connections: 32, seconds });
	const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json();
	const held = {};
	for (const { id, webSocketDebuggerUrl } of targets) {
		const name = /^core:user:(crossbar-(?:shop|backend))-dev$/.exec(id)?.[1];
		if (name) held[name] = await heldBy(webSocketDebuggerUrl);
	}
	return held;
}

/** @returns bytes: heap objects, and external buffers */
async function heldBy(url) {
	const socket = new WebSocket(url);
	await new Promise((resolve, reject) => {
		socket.onopen = resolve;
		socket.onerror = reject;
	});
	const waiting = new Map();
	socket.onmessage = ({ data }) => {
		const { id, result } = JSON.parse(data);
		waiting.get(id)?.(result);
	};
	const send = (method) =>
		new Promise((resolve) => {
			const id = waiting.size + 1;
			waiting.set(id, resolve);
			socket.send(JSON.stringify({ id, method }));
		});
	await send("HeapProfiler.enable");
	// A snapshot forces a full garbage collection; HeapProfiler.collectGarbage does not work in the runtime.
	await send("HeapProfiler.takeHeapSnapshot");
	const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await send("Runtime.getHeapUsage");
	socket.close();
	return usedSize + embedderHeapUsedSize + backingStorageSize;
}
