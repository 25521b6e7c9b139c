import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { href } from "../platform/config/href";
import { isLocale } from "../platform/config/market";
import { localPath } from "../platform/http/redirect.server";

/** Switches the language of the desk, which has one host for all. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const locale = String(form.get("locale"));
	if (!isLocale(locale)) throw new Response(null, { status: 400 });
	context.visitor.setLocale(locale);
	return redirect(localPath(form.get("returnTo"), request.url), 303);
}

export const loader = () => redirect(href("/desk"), 303);
