// Reads the heap of each Worker from the runtime's inspector: node --experimental-websocket inspector-client.mjs 9229
const [, , port] = process.argv;
const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
const ours = /^core:user:(crossbar-(?:shop|backend))$/;

const held = {};
for (const { id, webSocketDebuggerUrl } of targets) {
	const [, name] = ours.exec(id) ?? [];
	if (name) held[name] = await heldBy(webSocketDebuggerUrl);
}
console.log(JSON.stringify(held));
process.exit(0);

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
