import { type Connection, connectBackend } from "../../app/platform/backend/client.server";
import { type Desk, deskWith } from "../../app/platform/backend/desk.server";
import { connectDocuments } from "../../app/platform/backend/documents.server";
import { SignInFirst } from "../../app/platform/backend/errors.server";
import type { Visitor } from "../../app/platform/session/visitor.server";

/** Connects pages of the desk with its calls: by the person's session instead of a visitor's. */
export function deskOf(
	connection: Connection,
	{ desk }: Pick<Visitor, "desk">,
	{ isDesk, shopOrigins }: { isDesk: boolean; shopOrigins: Desk["shopOrigins"] },
): () => Desk {
	let made: Desk | undefined;
	return () => {
		if (!isDesk) throw new Response(null, { status: 404 });
		const { page } = connection;
		if (desk?.step !== "done") throw new SignInFirst(page, "/desk/sign-in");
		const bearer = `staff_${desk.token}`;
		const own: Connection = { ...connection, signIn: "/desk/sign-in", bearer, session: () => null };
		made ??= deskWith({ backend: connectBackend(own), documents: connectDocuments(own), shopOrigins });
		return made;
	};
}
