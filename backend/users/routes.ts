import type { App } from "../http";
import { authRoutes } from "./auth-routes";
import { profileRoutes } from "./profile-routes";

/** The calls of accounts (spec section 7, users). */
export function usersRoutes(app: App): void {
	authRoutes(app);
	profileRoutes(app);
}
