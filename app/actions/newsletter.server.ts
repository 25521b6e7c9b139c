import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { email } from "../../contract/fields";
import { pageTypeOf } from "../analytics/page-type";
import { trapName } from "../features/content/trap-name";
import { untimely } from "../form-key";
import { localPath } from "../redirect.server";
import type { ErrorKey } from "./error-keys";
import type { FormResult } from "./form-result";
import { parseForm, typedValues, without } from "./read-form";

/** The newsletter's own page, where it is subscribed to and where a form that was refused is shown again. */
const ownPage = "/newsletter";

const fields = z.object({ email });

/**
 * Subscribes an address to the newsletter (spec section 8) and leads back to where the form was. It is part of every page and the same for
 * everyone, so it has no key: the same address twice is one subscription.
 */
export async function subscribe({ request, context }: ActionFunctionArgs) {
	const { visitor, isFlood } = context;
	if (!context.subscribe) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const from = localPath(form.get("returnTo") ?? ownPage, request.url);
	const isOwnPage = from.split("?")[0] === ownPage;
	const thanks = () => {
		if (isOwnPage) return redirect(`${ownPage}?sent=1`, 303);
		visitor.setFlash({ kind: "notice", key: "newsletter.sent" });
		return redirect(`${from}#newsletter`, 303);
	};
	if (form.get(trapName)) return thanks();
	const { value, refused } = parseForm(fields, form);
	if (refused) return again(refused, 422);
	const values = typedValues(form);
	const beside = (key: ErrorKey): FormResult => ({ values, errors: { email: [key] } });
	if (isFlood) return again(beside("tooManyAttempts"), 429);
	const notice = untimely(momentOf(values.at));
	if (notice) return again({ values: notice === "tooOld" ? without(values, "at") : values, errors: {}, notice }, 422);
	const page = { pageUri: context.origin + withoutPrivate(from), pageName: pageTypeOf(from.split("?")[0] ?? from) };
	const isTaken = await context.subscribe({ email: value.email, ...page });
	if (isTaken) context.convert("newsletter");
	return isTaken ? thanks() : again({ values, errors: {} }, 502, true);
}

/** When the form was rendered, in ms since 1970, as it says itself. */
const momentOf = (text: string | undefined): number | null => (text && /^\d{13}$/.test(text) ? Number(text) : null);

/** A path without parameters; of carts, orders and accounts the first part alone. */
function withoutPrivate(path: string): string {
	const [pathname = "/"] = path.split("?");
	return /^\/(?:cart|orders|users)\//.test(pathname) ? `/${pathname.split("/")[1]}` : pathname;
}

const again = (refused: FormResult, status: number, isFailed = false) => data({ refused, isFailed }, { status });
