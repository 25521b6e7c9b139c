import type { App } from "../platform/http";
import { authRoutes } from "./calls/auth-routes";
import { profileRoutes } from "./calls/profile-routes";

/** The calls of accounts (spec section 7, users). */
export function usersRoutes(app: App): void {
	authRoutes(app);
	profileRoutes(app);
}
