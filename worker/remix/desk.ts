import { type Connection, connectBackend } from "../../app/platform/backend/client.server";
import { type Desk, deskWith } from "../../app/platform/backend/desk.server";
import { connectDocuments } from "../../app/platform/backend/documents.server";
import { SignInFirst } from "../../app/platform/backend/errors.server";
import type { Visitor } from "../../app/platform/session/visitor.server";
import { logEntryHeader } from "../../contract/desk/staff";

/** Connects pages of the desk with its calls: by the person's session instead of a visitor's. */
export function deskOf(
	connection: Connection,
	visitor: Pick<Visitor, "desk" | "offerUndo">,
	{ isDesk, shopOrigins }: { isDesk: boolean; shopOrigins: Desk["shopOrigins"] },
): () => Desk {
	const { desk } = visitor;
	let made: Desk | undefined;
	const send: Connection["send"] = async (path, init) => {
		const response = await connection.send(path, init);
		const entry = Number(response.headers.get(logEntryHeader));
		if (entry > 0) visitor.offerUndo(entry);
		return response;
	};
	return () => {
		if (!isDesk) throw new Response(null, { status: 404 });
		const { page } = connection;
		if (desk?.step !== "done") throw new SignInFirst(page, "/desk/sign-in");
		const bearer = `staff_${desk.token}`;
		const own: Connection = { ...connection, send, signIn: "/desk/sign-in", bearer, session: () => null };
		made ??= deskWith({ backend: connectBackend(own), documents: connectDocuments(own), shopOrigins });
		return made;
	};
}
