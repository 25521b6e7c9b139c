// Shared by the commands of staff: the calls of the desk (backend/desk).
import { Failure } from "./process.mjs";

/** The desk in the browser that npm start serves. */
export const localDesk = `http://desk.localhost:${Number(process.env.PORT ?? 8787)}`;
/** npm start serves the backend one port above the shop. */
export const localBackend = `http://127.0.0.1:${Number(process.env.PORT ?? 8787) + 1}`;

/**
 * Calls the desk of a backend with DESK_KEY.
 * @param {{ subject: string, advice: string }} words subject of the calls, and advice for a call whose effect is unknown
 * @returns a function that takes a path, and for a write a body: JSON, or the bytes of a file. It throws a Failure for a refusal, and for
 * an answer that is not JSON
 */
export function deskCalls(backend, words) {
	const ask = deskAt(backend, words);
	return async (path, body) => {
		const response = await ask(path, written(body));
		return response.json().catch(() => {
			// A page of a proxy or of another server.
			throw new Failure(`${words.subject}: ${backend} answered ${response.status} without JSON.\n${words.advice}`.trim());
		});
	};
}

/** @returns a function that takes the path of a file and returns its content; otherwise like deskCalls */
export function deskFiles(backend, words) {
	const ask = deskAt(backend, words);
	return async (path) => new Uint8Array(await (await ask(path, {})).arrayBuffer());
}

function deskAt(backend, { subject, advice }) {
	const { DESK_KEY = "only for development, known to all", CF_ACCESS_CLIENT_ID, CF_ACCESS_CLIENT_SECRET } = process.env;
	const headers = {
		Authorization: `Bearer ${DESK_KEY}`,
		...(CF_ACCESS_CLIENT_ID && { "CF-Access-Client-Id": CF_ACCESS_CLIENT_ID, "CF-Access-Client-Secret": CF_ACCESS_CLIENT_SECRET ?? "" }),
	};
	return async (path, init) => {
		const response = await fetch(`${backend}/desk/${path}`, { headers, ...init }).catch((error) => {
			throw new Failure(`The backend at ${backend} does not answer: ${error.cause?.message ?? error.message}\n${advice}`.trim());
		});
		if (response.ok) return response;
		const answer = await response.json().catch(() => ({}));
		const reason = `${subject}: ${answer.error ?? `The backend answered ${response.status} without a reason.`}`;
		throw new Failure(response.status < 500 ? reason : `${reason}\n${advice}`.trim());
	};
}

function written(body) {
	if (body === undefined) return {};
	if (body instanceof Uint8Array) return { method: "PUT", body };
	return { method: "POST", body: new Blob([JSON.stringify(body)], { type: "application/json" }) };
}
