import { users } from "../../contract/users";
import { type App, answer } from "../http";
import { deleteAccount, wasDeleted } from "./delete-account";
import { ownAccount } from "./own-account";
import { updateAccount } from "./update-account";
import { userAnswer } from "./user-answer";

/** The calls by which a buyer sees and changes an account (spec section 7, users). */
export function profileRoutes(app: App): void {
	answer(app, users.current, async ({ db, user, locale }) => (user === null ? null : userAnswer(db, user, locale)));
	answer(app, users.update, async (asked) => updateAccount(asked.db, ownAccount(asked), asked.body, asked.locale));
	answer(app, users.delete, async (asked) => {
		const { db, session, body } = asked;
		if (!(await wasDeleted(db, session, body.idem))) await deleteAccount({ db, session, user: ownAccount(asked), ...body });
		return { message: "Account deleted successfully." };
	});
}
