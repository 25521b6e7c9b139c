import type { Connection } from "../app/backend/client.server";
import type { Settings, ShopEnv } from "./env";

/** Ways to the embedded backend that no contract describes: drawings, its development pages. With the secret that it may want. */
export function askEmbedded(
	env: Pick<ShopEnv, "BACKEND">,
	{ backendKey }: Pick<Settings, "backendKey">,
	path: string,
	init: RequestInit = {},
) {
	const headers = new Headers(init.headers);
	if (backendKey) headers.set("Backend-Key", backendKey);
	return env.BACKEND.fetch(`http://backend${path}`, { ...init, headers });
}

/** Sends a call to the backend: the company's own where one is named, else the embedded one. */
export const sendTo =
	(env: Pick<ShopEnv, "BACKEND">, { backendUrl }: Pick<Settings, "backendUrl">): Connection["send"] =>
	(path, init) =>
		backendUrl ? fetch(backendUrl + path, init) : env.BACKEND.fetch(`http://backend${path}`, init);
