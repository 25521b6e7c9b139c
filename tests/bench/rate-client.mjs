// Requests pages as fast as possible, in its own process and with little work per page: reads {port, paths, headers, connections, seconds,
// atLeast,
// once}, writes the result of rate().
import { connect } from "node:net";
import { AnswerReader } from "./answer-reader.mjs";
import { spread } from "./spread.mjs";

process.on("message", async (asked) => {
	process.send(await rate(asked).catch((error) => ({ error: String(error) })));
	process.disconnect();
});

async function rate({ port, paths, headers, connections, seconds, atLeast, isOnce }) {
	const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines(headers)}\r\n`));
	const [times, statuses, caches] = [[], {}, {}];
	let [next, bytes] = [0, 0];
	const begin = performance.now();
	const isOver = () => (isOnce ? next >= requests.length : times.length >= atLeast && performance.now() - begin > seconds * 1000);
	const count = (tally, key) => {
		tally[key] = (tally[key] ?? 0) + 1;
	};
	const take = () => (isOver() ? null : requests[next++ % requests.length]);
	const note = ({ status, cache, size, time }) => {
		times.push(time);
		count(statuses, status);
		if (cache) count(caches, cache);
		bytes += size;
	};
	const keepAsking = async () => {
		while (!isOver()) {
			const end = await askOver(port, take, note);
			// Retries, as browsers do.
			if (end !== "done") count(statuses, end);
		}
	};
	await Promise.all(Array.from({ length: connections }, keepAsking));
	const took = (performance.now() - begin) / 1000;
	return { pages: times.length, perSecond: times.length / took, ...spread(times), statuses, caches, bytes };
}

/**
 * Requests over one connection until the queue is empty.
 * @returns done; cut: it was closed within a response or before the first one; closed: between two of them, as servers do with connections that
 * were idle
 * for longer than their keep-alive (workerd: 5 s)
 */
function askOver(port, take, note) {
	return new Promise((resolve, reject) => {
		let since = 0;
		let answers = 0;
		const reader = new AnswerReader((answer) => {
			answers++;
			note({ ...answer, time: performance.now() - since });
			ask();
		});
		const socket = connect({
			port,
			host: "127.0.0.1",
			noDelay: true,
			onread: { buffer: Buffer.alloc(65_536), callback: (length, buffer) => reader.take(buffer.subarray(0, length)) },
		});
		const ask = () => {
			const request = take();
			since = performance.now();
			if (request) socket.write(request);
			else {
				resolve("done");
				socket.destroy();
			}
		};
		const ended = () => resolve(reader.isAmid || answers === 0 ? "cut" : "closed");
		const failed = (error) => (["ECONNRESET", "EPIPE"].includes(error.code) ? ended() : reject(error));
		socket.once("connect", ask).once("error", failed).once("end", ended);
	});
}

const lines = (headers) =>
	Object.entries(headers)
		.map(([name, value]) => `${name}: ${value}\r\n`)
		.join("");
