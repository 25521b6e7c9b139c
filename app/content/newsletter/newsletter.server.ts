import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { email } from "../../../contract/fields";
import { localPath } from "../../platform/http/redirect.server";
import { thankOn } from "../contact/form-sent.server";
import { again } from "../contact/message.server";
import { screened } from "../contact/screening.server";
import { subscribedFrom } from "./subscribed-from";

/** The newsletter's own page, where it is subscribed to and where a form that was refused is shown again. */
const ownPage = "/newsletter";

const fields = z.object({ email });

/**
 * Subscribes an address to the newsletter (R15.6) and leads back to where the form was. It is part of every page and the same for
 * everyone, so it has no key: the same address twice is one subscription.
 */
export async function subscribe({ request, context }: ActionFunctionArgs) {
	const { visitor, isFlood } = context;
	if (!context.subscribe) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const from = localPath(form.get("returnTo") ?? ownPage, request.url);
	const isOwnPage = from.split("?")[0] === ownPage;
	const thanks = () => {
		if (isOwnPage) return thankOn(visitor, `${ownPage}?sent=1`);
		visitor.setFlash({ kind: "notice", key: "newsletter.sent" });
		return redirect(`${from}#newsletter`, 303);
	};
	const screening = screened(form, { fields, field: "email", stamp: "at", isFlood });
	if (screening.refused) {
		const { status, ...refused } = screening.refused;
		return again(refused, status);
	}
	const { submission } = screening;
	const page = subscribedFrom(from);
	const isTaken = await context.subscribe({ email: submission.value.email, pageUri: context.origin + page.path, pageName: page.name });
	if (isTaken) context.convert("newsletter");
	return isTaken ? thanks() : again({ reply: submission.reply(), isFailed: true }, 502);
}
