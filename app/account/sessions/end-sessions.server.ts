import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { sessionName, users } from "../../../contract/users";
import { isFailure } from "../../platform/backend/errors.server";

/**
 * Signs the account out elsewhere: one other session, or all of them. A session that has ended already is no error. A failure is shown on the page, which
 * shows how things stand.
 */
export async function endSessions({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const isAll = form.get("intent") === "others";
	const id = sessionName.safeParse(form.get("session")).data;
	if (!isAll && id === undefined) throw new Response(null, { status: 400 });
	try {
		await (id === undefined || isAll ? context.backend(users.endOtherSessions) : context.backend(users.endSession, { params: { id } }));
	} catch (error) {
		if (isFailure(error)) return data({ isFailed: true }, { status: error.status });
		throw error;
	}
	context.visitor.setFlash({ kind: "sessions", news: isAll ? "othersEnded" : "ended" });
	return redirect("/users/sessions", 303);
}
