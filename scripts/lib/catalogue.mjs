// What the commands of the catalogue share: the calls of the backend.
import { Failure } from "./process.mjs";

/** npm start serves the backend one above the shop. */
export const localBackend = `http://127.0.0.1:${Number(process.env.PORT ?? 8787) + 1}`;

/** Calls a backend with DESK_KEY. @param advice what to do where it fails */
const catalogueAt = (backend, advice) => {
	const headers = {
		Authorization: `Bearer ${process.env.DESK_KEY ?? "only for development, known to all"}`,
		...(process.env.BACKEND_KEY ? { "Backend-Key": process.env.BACKEND_KEY } : {}),
	};
	return async (name, init) => {
		const response = await fetch(`${backend}/desk/catalogue/${name}`, { headers, ...init }).catch((error) => {
			throw new Failure(`The backend at ${backend} does not answer: ${error.cause?.message ?? error.message}\n${advice}`);
		});
		if (response.ok) return response;
		const { error } = await response.json().catch(() => ({ error: response.statusText }));
		throw new Failure(`${name}: ${error}\n${advice}`);
	};
};

/** @returns a function that takes the name of a call, and for what is written a body: JSON, or the bytes of a file */
export function catalogueCalls(backend, advice) {
	const ask = catalogueAt(backend, advice);
	return async (name, body) => (await ask(name, written(body))).json();
}

/** @returns a function that takes the digest of a picture or document and answers its content */
export function catalogueFiles(backend, advice) {
	const ask = catalogueAt(backend, advice);
	return async (digest) => new Uint8Array(await (await ask(`media/${digest}`)).arrayBuffer());
}

function written(body) {
	if (body === undefined) return {};
	if (body instanceof Uint8Array) return { method: "PUT", body };
	return { method: "POST", body: new Blob([JSON.stringify(body)], { type: "application/json" }) };
}
