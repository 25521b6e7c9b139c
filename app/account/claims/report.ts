import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { claimForm, claims } from "../../../contract/claims/claims";
import { idem } from "../../../contract/fields";
import { refusedReply } from "../../platform/forms/refusal.server";
import { emptied, readForm } from "../../platform/forms/submission";
import { formWithFiles, takeFiles } from "../../platform/forms/uploads.server";

const fields = claimForm.extend({ idem });

/** Sends what a buyer reports of the order that the address names. Photographs that were taken stay in the form, as what was typed does. */
export async function reportProblem({ request, context }: ActionFunctionArgs) {
	const form = await formWithFiles(request);
	const { kept, error: wrong } = await takeFiles(context, form, "photo");
	if (wrong === "files.tooLarge" && kept.length === 0) return data({ reply: emptied({ files: [wrong] }), kept }, { status: 422 });
	const submission = readForm(fields, form);
	if (submission.status !== "success" || wrong)
		return data({ reply: submission.reply(wrong ? { fieldErrors: { files: [wrong] } } : {}), kept }, { status: 422 });
	try {
		const order = new URL(request.url).searchParams.get("order") ?? "";
		const body = { ...submission.value, order, files: kept.map(({ id }) => id), host: context.origin };
		const { number } = await context.backend(claims.create, { body });
		return redirect(`/users/claims/${number.toLowerCase()}`, 303);
	} catch (error) {
		return data({ reply: refusedReply(error, submission, ["text", "line", "kind", "quantity", "files"]), kept }, { status: 422 });
	}
}
