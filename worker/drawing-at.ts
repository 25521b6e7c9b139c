import { askEmbedded } from "./connection";
import type { Settings, ShopEnv } from "./env";

/** A page waits no longer for what its browser can ask for itself. In ms. */
const patience = 1000;

/** The drawing at an address of the shop, as SVG; null where there is none, or none in time. */
export async function drawingAt(env: ShopEnv, settings: Settings, path: string): Promise<string | null> {
	try {
		const answer = await askEmbedded(env, settings, path, { signal: AbortSignal.timeout(patience) });
		const isDrawing = answer.ok && answer.headers.get("Content-Type")?.startsWith("image/svg+xml") === true;
		if (isDrawing) return await answer.text();
		await answer.body?.cancel();
	} catch {
		// The browser asks for it.
	}
	return null;
}
