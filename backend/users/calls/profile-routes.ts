import { users } from "../../../contract/users";
import { type App, answer, download } from "../../platform/http";
import { requireUser } from "../../platform/require-user";
import { deleteAccount, wasDeleted } from "./delete-account";
import { ownAccount } from "./own-account";
import { ownData } from "./own-data";
import { endOtherSessions, ownSessions } from "./own-sessions";
import { updateAccount } from "./update-account";
import { userAnswer } from "./user-answer";

/** The calls by which a buyer sees and changes an account (spec section 7, users). */
export function profileRoutes(app: App): void {
	answer(app, users.current, async ({ db, user, locale }) => (user === null ? null : userAnswer(db, user, locale)));
	download(app, users.ownData, async (asked) => ({ fileName: "crossbar-data.json", content: await ownData(asked.db, requireUser(asked)) }));
	answer(app, users.update, async (asked) => updateAccount(asked.db, ownAccount(asked), asked.body, asked.locale));
	answer(app, users.delete, async (asked) => {
		const { db, session, body } = asked;
		if (!(await wasDeleted(db, session, body.idem))) await deleteAccount({ db, session, user: ownAccount(asked), ...body });
		return { message: "Account deleted successfully." };
	});
	answer(app, users.sessions, async (asked) => ownSessions(asked.db, requireUser(asked), asked.session));
	// What is not there any more has ended, too: a foreign one and one that never was are answered alike.
	answer(app, users.endSession, async (asked) => {
		await asked.db.batch(endOtherSessions(asked.db, requireUser(asked), asked.session, asked.params.id));
		return { message: "Session ended." };
	});
	answer(app, users.endOtherSessions, async (asked) => {
		await asked.db.batch(endOtherSessions(asked.db, requireUser(asked), asked.session, null));
		return { message: "Other sessions ended." };
	});
}
