import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { email, id } from "../../contract/fields";
import { stockNotices } from "../../contract/stock/notices";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { refusedReply } from "../platform/forms/refusal.server";
import { readForm } from "../platform/forms/submission";
import { confirmsMessage, redirectToThanks, showFormAgain } from "./messages/message.server";
import { trapName } from "./messages/trap";

/** Results of the forms. The page shows each once. */
export const done = ["asked", "noted", "confirmed", "ended"] as const;

const path = href("/stock-notice");
/** @param article the article that the page links back to */
const thanks = (visitor: AppLoadContext["visitor"], news: (typeof done)[number], article?: number) =>
	redirectToThanks(visitor, `${path}?sent=${news}${article === undefined ? "" : `&article=${article}`}`);

const token = z.string().regex(/^[\w-]{43}$/);
const variantId = z.coerce.number().pipe(id);

/** Returns why the page was opened: from a link in a mail, or as the result of a form. */
export function readNotice({ visitor }: Pick<AppLoadContext, "visitor">, query: URLSearchParams) {
	const tokenOf = (name: string) => token.nullable().catch(null).parse(query.get(name));
	const news = z.enum(done).nullable().catch(null).parse(query.get("sent"));
	return { confirm: tokenOf("token"), end: tokenOf("end"), done: news && confirmsMessage(visitor, query) ? news : null };
}

/** Asks for a notice, confirms an address, or ends all notices of an address. */
export async function takeNotice({ request, context }: ActionFunctionArgs) {
	const { backend, visitor, origin, isFlood } = context;
	const form = await request.formData();
	const intent = form.get("intent");
	if (intent === "end" || intent === "confirm") {
		const body = { token: token.safeParse(form.get("token")).data ?? "" };
		if (body.token === "") throw new Response(null, { status: 400 });
		if (intent === "end") {
			await backend(stockNotices.end, { body });
			return thanks(visitor, "ended");
		}
		try {
			const { article } = await backend(stockNotices.confirm, { body });
			return thanks(visitor, "confirmed", article.id);
		} catch (error) {
			if (!(error instanceof BackendRefusal) || error.answer.code !== "link_invalid") throw error;
			return showFormAgain({ reply: readForm(z.object({}), form).reply(), isFailed: true }, 422);
		}
	}
	const submission = readForm(z.object({ variantId, email: visitor.account ? email.optional() : email }), form);
	const isTrapped = Boolean(form.get(trapName));
	if (submission.reply().error?.variantId) throw new Response(null, { status: 400 });
	if (submission.status !== "success" || isTrapped)
		return showFormAgain({ reply: submission.reply(isTrapped ? { fieldErrors: { [trapName]: ["leaveEmpty"] } } : {}) }, 422);
	if (isFlood) return showFormAgain({ reply: submission.reply({ fieldErrors: { email: ["tooManyAttempts"] } }) }, 429);
	try {
		const { isToConfirm } = await backend(stockNotices.ask, { body: { ...submission.value, host: origin } });
		return thanks(visitor, isToConfirm ? "asked" : "noted", submission.value.variantId);
	} catch (error) {
		const status = error instanceof BackendRefusal && error.status === 429 ? 429 : 422;
		return showFormAgain({ reply: refusedReply(error, submission, ["email"]) }, status);
	}
}
