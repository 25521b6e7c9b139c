import { uuid } from "../../contract/fields";
import type { App } from "../platform/http";
import { currentCount } from "./current-count";
import { fetchRoom } from "./notify";

/** /ws/{id}: the socket that tells a shop of a cart's changes (R22.34). Without an upgrade it answers with the current message. */
export function realtimeRoutes(app: App): void {
	app.get("/ws/:id", async (context) => {
		const { env, req } = context;
		const id = uuid.safeParse(req.param("id"));
		if (!id.success) return context.notFound();
		if (req.header("Upgrade")?.toLowerCase() === "websocket")
			return (await fetchRoom(env, id.data, { headers: { Upgrade: "websocket" } })) ?? context.text("No sockets are opened here.", 501);
		const present = await currentCount(env, id.data);
		return present ? context.json(present) : context.notFound();
	});
}
