import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signInHere } from "../account/auth-href";
import { isLocale } from "../platform/config/market";
import { routeOf } from "../platform/config/route-table";
import { localPath } from "../platform/http/redirect.server";
import { languagesOf } from "../platform/i18n/languages-of";

/** Switches the language: stores the choice and redirects to the page in that language. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const locale = String(form.get("locale"));
	if (!isLocale(locale)) throw new Response(null, { status: 400 });
	const returnTo = localPath(form.get("returnTo"), request.url);
	// Not every language has every page.
	const path = languagesOf(returnTo).includes(locale) ? returnTo : "/";
	context.visitor.setLocale(locale);
	const { isNeutralHost, origins } = context.locales;
	const origin = isNeutralHost ? undefined : origins[locale];
	if (!origin) return redirect(path, 303);
	// A session holds for its host alone.
	const target = routeOf(new URL(path, request.url).pathname).needs === "user" ? signInHere(path) : path;
	return redirect(origin + target, 303);
}

export const loader = () => redirect("/", 303);
