import { users } from "../../contract/users";
import { type App, answer } from "../http";
import { profileRoutes } from "./profile-routes";
import { linkState, verify } from "./verification";

/** The calls of accounts (spec section 7, users). */
export function usersRoutes(app: App): void {
	answer(app, users.checkMagicLink, async ({ db, query }) => {
		const state = await linkState(db, query.token);
		return { valid: state === "open", state };
	});
	answer(app, users.verify, async ({ db, body }) => ({ state: await verify(db, body.token) }));
	profileRoutes(app);
}
