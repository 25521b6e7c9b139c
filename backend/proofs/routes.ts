import { teams } from "../../contract/team";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { sendDocument } from "./send-document";

/** Documents by which an account shows that it buys for a company (R64.5). */
export function proofsRoutes(app: App): void {
	answer(app, teams.sendDocument, async (request) => {
		await dispatchMailAfter(request, sendDocument(request, request.body));
		return { message: "Document sent successfully." };
	});
}
