import { deskConnections } from "../../contract/desk/procurement/connections";
import { deskNotices } from "../../contract/desk/procurement/notices";
import type { App } from "../platform/http";
import {
	addConnection,
	changeConnection,
	connectionAtDesk,
	connectionsOf,
	messageAtDesk,
	renewSecret,
	testConnection,
} from "../procurement/desk-connections";
import { noticesOf, resendNotices, setNotices } from "../procurement/desk-notices";
import { deskTask, deskView } from "./bind";

/** Connections of companies with procurement systems. */
export function connectionRoutes(app: App): void {
	deskView(app, deskConnections.ofCompany, ({ db, number }) => connectionsOf(db, number));
	deskTask(app, deskConnections.add, ({ db, number, body: { key: _, ...body } }) => addConnection(db, number, body));
	deskView(app, deskConnections.byId, ({ db, number }) => connectionAtDesk(db, number));
	deskTask(app, deskConnections.change, ({ db, number, body }) => changeConnection(db, number, body));
	deskTask(app, deskConnections.renewSecret, ({ db, number, body }) => renewSecret(db, number, body.version));
	deskView(app, deskConnections.message, ({ db, number, query }) => messageAtDesk(db, number, query.id));
	deskView(app, deskConnections.test, (asked) => testConnection(asked, asked.number, asked.query));
	deskView(app, deskNotices.ofConnection, ({ env, number }) => noticesOf(env, number));
	deskTask(app, deskNotices.set, ({ env, number, body }) => setNotices(env, number, body));
	deskTask(app, deskNotices.resend, ({ env, number }) => resendNotices(env, number));
}
