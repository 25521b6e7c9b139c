import { uuid } from "../../contract/fields";
import type { App } from "../platform/http";
import { fetchRoom } from "./notify";

/** /ws/{id}: the socket by which the shop hears of a cart's changes (R22.34). */
export function realtimeRoutes(app: App): void {
	app.get("/ws/:id", (context) => {
		const { env, req } = context;
		const id = uuid.safeParse(req.param("id"));
		if (!id.success) return context.notFound();
		if (req.header("Upgrade")?.toLowerCase() !== "websocket") return context.text("Only sockets are opened here.", 426);
		return fetchRoom(env, id.data, { headers: { Upgrade: "websocket" } });
	});
}
