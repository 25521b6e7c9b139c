import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { claimStates } from "../../../contract/claims/claim-kinds";
import { claimForm, claims, type ListedClaim } from "../../../contract/claims/claims";
import { idem } from "../../../contract/fields";
import { orNull } from "../../platform/backend/errors.server";
import { refusedReply } from "../../platform/forms/refusal.server";
import { emptied, readForm } from "../../platform/forms/submission";
import { formWithFiles, takeFiles } from "../../platform/forms/uploads.server";
import { readListPage } from "../paged/list.server";

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

/** The page of claims that an address asks for. @throws as `readListPage`; 404 where the backend has no claims */
export const readClaims = (context: AppLoadContext, address: string) =>
	readListPage(context, address, "/users/claims", claimStates, async ({ range, ...sought }) => {
		const [listed, { count, is_sought: isSought }] = await Promise.all([
			context.backend(claims.byUser, { query: { ...sought, range } }),
			context.backend(claims.countByUser, { query: sought }),
		]);
		return { claims: listed, count, isSought };
	});

/** Those of an order; null where the backend has none, so that its page does not offer them. */
export const readClaimsOf = ({ backend }: AppLoadContext, id: string): Promise<ListedClaim[] | null> =>
	orNull(backend(claims.ofOrder, { params: { id } }));
