// What the commands of the catalogue share: the calls of the backend.
import { Failure } from "./process.mjs";

/** npm start serves the backend one above the shop. */
export const localBackend = `http://127.0.0.1:${Number(process.env.PORT ?? 8787) + 1}`;

/**
 * Calls a backend with DESK_KEY.
 * @param advice what to do where it fails
 * @returns a function that takes the name of a call, and for what is written a body: JSON, or the bytes of a file
 */
export function catalogueCalls(backend, advice) {
	const headers = {
		Authorization: `Bearer ${process.env.DESK_KEY ?? "only for development, known to all"}`,
		...(process.env.BACKEND_KEY ? { "Backend-Key": process.env.BACKEND_KEY } : {}),
	};
	return async (name, body) => {
		const response = await fetch(`${backend}/desk/catalogue/${name}`, { headers, ...written(body) }).catch((error) => {
			throw new Failure(`The backend at ${backend} does not answer: ${error.cause?.message ?? error.message}\n${advice}`);
		});
		const answer = await response.json().catch(() => ({ error: response.statusText }));
		// Another import is running: the sentence says all.
		if (response.status === 409) throw new Failure(answer.error);
		if (!response.ok) throw new Failure(`${name}: ${answer.error}\n${advice}`);
		return answer;
	};
}

function written(body) {
	if (body === undefined) return {};
	if (body instanceof Uint8Array) return { method: "PUT", body };
	return { method: "POST", body: new Blob([JSON.stringify(body)], { type: "application/json" }) };
}
