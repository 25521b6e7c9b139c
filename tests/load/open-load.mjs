import { Agent, request } from "node:http";
import { isRight } from "./offered.mjs";

/** Timeout in milliseconds; later responses count as none. */
const patience = 15_000;
/** Interval at which due requests are sent, in milliseconds. */
const beat = 5;

/**
 * An open load model: sends requests at a constant rate, independent of responses. (Clients that wait for a response never cause overload.)
 * @param options port; perSecond and seconds; next: returns the n-th request as {kind, path, and optionally method, headers, body}; answered:
 * receives
 * each response (kind, status, headers, text) and its request
 * @returns responses in order of arrival: kind, status (0: none), isRight, `at` (time of the request in ms since the start) and `time` (ms until
 * complete)
 */
export async function openLoad({ port, perSecond, seconds, next, answered = () => {} }) {
	const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, scheduling: "lifo" });
	const answers = [];
	const begin = performance.now();
	const count = Math.round(perSecond * seconds);
	let open = 0;
	let sent = 0;
	await new Promise((resolve) => {
		const ask = (asked) => {
			const at = performance.now() - begin;
			open++;
			exchange(agent, port, asked).then((answer) => {
				const time = performance.now() - begin - at;
				const whole = { kind: asked.kind, ...answer };
				// Texts are dropped: in ten minutes they amount to gigabytes.
				answers.push({ kind: whole.kind, status: whole.status, isRight: isRight(whole), at, time });
				answered(whole, asked);
				open--;
				if (sent === count && open === 0) resolve();
			});
		};
		const clock = setInterval(() => {
			const due = Math.min(count, Math.floor(((performance.now() - begin) / 1000) * perSecond) + 1);
			for (; sent < due; sent++) ask(next(sent));
			if (sent === count) clearInterval(clock);
		}, beat);
	});
	agent.destroy();
	return answers;
}

/**
 * One request; retried, as browsers do, if the idle connection was closed.
 * @returns status (0 if none), headers, text (as sent: possibly compressed)
 */
export function exchange(agent, port, asked) {
	const { path, method = "GET", headers = {}, body } = asked;
	return new Promise((resolve) => {
		const none = () => resolve({ status: 0, headers: {}, text: "" });
		const sent = request({ agent, host: "127.0.0.1", port, path, method, headers, timeout: patience }, (answer) => {
			const chunks = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() }));
			answer.on("error", none);
		});
		sent.on("timeout", () => sent.destroy());
		sent.on("error", ({ code }) => {
			if (sent.reusedSocket && ["ECONNRESET", "EPIPE"].includes(code)) resolve(exchange(agent, port, asked));
			else none();
		});
		sent.end(body);
	});
}
