import { passkeyDoor } from "../../contract/desk/passkeys";
import { staffDoor } from "../../contract/desk/staff";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { invitedEmail, join } from "./members";
import { askForPasskey, signInWithPasskey } from "./passkeys";
import { confirmSignIn, signIn } from "./sign-in";

/** Signing in to the desk. The calls of people who are signed in are in desk/routes.ts. */
export function staffRoutes(app: App): void {
	answer(app, staffDoor.signIn, (request) => dispatchMailAfter(request, signIn(request, request.body)));
	answer(app, staffDoor.confirm, ({ db, body }) => confirmSignIn({ db }, body));
	answer(app, passkeyDoor.ask, ({ db, env, body }) => askForPasskey(db, shopOrigin(env, body.host)));
	answer(app, passkeyDoor.signIn, (request) => signInWithPasskey(request, request.body));
	answer(app, staffDoor.invitation, ({ db, query }) => invitedEmail(db, query.token));
	answer(app, staffDoor.join, ({ db, body }) => join(db, body));
}
