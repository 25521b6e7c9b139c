import { users } from "../../contract/users";
import { type App, answer } from "../http";
import { userAnswer } from "./user-answer";

/** The calls by which a buyer sees and changes an account (spec section 7, users). */
export function profileRoutes(app: App): void {
	answer(app, users.current, async ({ db, user, locale }) => (user === null ? null : userAnswer(db, user, locale)));
}
