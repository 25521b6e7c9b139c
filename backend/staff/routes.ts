import { staffDoor } from "../../contract/desk/staff";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { invitedEmail, join } from "./members";
import { confirmSignIn, signIn } from "./sign-in";

/** Signing in to the desk. The calls of people who are signed in are in desk/routes.ts. */
export function staffRoutes(app: App): void {
	answer(app, staffDoor.signIn, (request) => dispatchMailAfter(request, signIn(request, request.body)));
	answer(app, staffDoor.confirm, ({ db, body }) => confirmSignIn({ db }, body));
	answer(app, staffDoor.invitation, ({ db, query }) => invitedEmail(db, query.token));
	answer(app, staffDoor.join, ({ db, body }) => join(db, body));
}
