import { Agent, request } from "node:http";
import { isRight } from "./offered.mjs";

/** Nobody waits longer: what has not come by then is counted as no answer. In ms. */
const patience = 15_000;
/** How often what is due is sent. In ms. */
const beat = 5;

/**
 * Asks so often a second whatever becomes of it, as many readers do who know nothing of each other. (Who waits for an answer before asking again
 * never overloads anything.)
 * @param options port; perSecond and seconds; next: gives the n-th request as {kind, path, and if need be method, headers, body}; answered: told
 * of each answer as it comes (kind, status, headers, text) and of its request
 * @returns of the answers, in the order of their coming: kind, status (0: none came), isRight, `at` (when it was asked for, in ms since the
 * begin) and `time` (ms until all of it was there)
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
				// Texts are not kept: in ten minutes they come to gigabytes.
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
 * One request; asked anew, as browsers do, where the connection was closed since the last answer.
 * @returns status (0 where none came), headers, text (as it was sent: compressed where it was)
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
