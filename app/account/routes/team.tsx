import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../../contract/approvals";
import { formatRange } from "../../../contract/fields";
import { ownNumbers, teams } from "../../../contract/team";
import { pageMeta } from "../../platform/seo/page-meta";
import { requireUser, signInIfEnded } from "../../platform/session/current-user.server";
import { ApprovalHint } from "../approvals/approval-hint";
import { CompanyPage } from "../team/company-page";
import { changeTeam } from "../team/team.server";

export const handle = { i18n: ["account", "team", "approvals", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { backend, texts, visitor } = context;
	const { email } = await requireUser(context, request);
	// A backend of one's own may have neither cost centres nor own article numbers.
	const numbers = backend(ownNumbers.list, { query: { range: formatRange(0, 0) } }).catch(() => null);
	const reads = Promise.all([backend(teams.current), backend(approvals.approvals), backend(teams.costs).catch(() => null), numbers]);
	const [membership, { waiting }, costs, listed] = await reads.catch((error: unknown) => {
		signInIfEnded(error, request);
		throw error;
	});
	const title = texts.translator("team")("title");
	const flash = visitor.takePageFlash();
	return {
		email,
		membership,
		costs,
		waiting: waiting.length,
		/** null where the backend has no own numbers. */
		numbers: listed?.count ?? null,
		idem: context.newKey(),
		news: flash?.kind === "team" ? flash.news : null,
		meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

export const action = changeTeam;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** After a refusal, too, the page shows how things stand. */
export const shouldRevalidate = () => true;

export default function Team() {
	const { meta: _, waiting, ...page } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	return <CompanyPage {...page} result={result} hint={<ApprovalHint count={waiting} />} />;
}
