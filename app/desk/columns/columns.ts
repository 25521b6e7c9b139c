import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { href } from "../../platform/config/href";
import { localPath } from "../../platform/http/redirect.server";

/** Hides those columns of a table that are not chosen (`column` without `shown`), for this browser. */
export async function action({ request, context: { visitor } }: ActionFunctionArgs) {
	const form = await request.formData();
	const [columns, shown] = [form.getAll("column").map(String), form.getAll("shown").map(String)];
	visitor.setHiddenColumns([
		...visitor.hiddenColumns.filter((key) => !columns.includes(key)),
		...columns.filter((key) => !shown.includes(key)),
	]);
	return redirect(localPath(form.get("returnTo"), request.url), 303);
}

export const loader = () => redirect(href("/desk"), 303);
