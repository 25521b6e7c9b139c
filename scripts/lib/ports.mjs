import { createServer } from "node:net";
import { Failure } from "./process.mjs";

/** Fails with advice if one of the ports is in use. */
export async function failIfTaken(host, ports) {
	for (const port of ports)
		if (!(await isFree(host, port)))
			throw new Failure(
				`Port ${port} is in use${ports[0] === port ? "" : " (the backend listens one above the shop)"}.\nStop what runs there, or choose another one: PORT=${ports[0] + 10} npm start`,
			);
}

/**
 * Chooses random ports below the ephemeral range: no outgoing connection takes them first, and parallel calls rarely get the same.
 * @returns {Promise<number>} a port with a free one above it
 */
export async function freePorts() {
	for (let port = 9400 + Math.floor(Math.random() * 2200) * 10; ; port += 10)
		if (port !== unsafePort && (await isFree("127.0.0.1", port)) && (await isFree("127.0.0.1", port + 1))) return port;
}

/** The one port in that range which browsers and Node's fetch block (Fetch standard, section 2.9, bad ports). */
const unsafePort = 10080;

/** @returns the port from the environment variable PORT, or 8787 */
export function portOf(text = "8787") {
	const port = Number(text);
	if (Number.isInteger(port) && port > 0 && port < 65535) return port;
	throw new Failure(`PORT is "${text}"; it must be a whole number from 1 to 65534.`);
}

function isFree(host, port) {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", () => resolve(false));
		probe.listen(port, host, () => probe.close(() => resolve(true)));
	});
}
