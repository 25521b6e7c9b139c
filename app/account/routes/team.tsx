import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approvals } from "../../../contract/approvals";
import { formatRange } from "../../../contract/fields";
import { ownNumbers, teams } from "../../../contract/team";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { ApprovalHint } from "../approvals/approval-hint";
import { CompanyPage } from "../team/company-page";
import { changeTeam } from "../team/team.server";

export const handle = { i18n: ["account", "team", "approvals", "errors"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, texts, visitor } = context;
	const { email } = await context.user();
	// A backend of one's own may have neither cost centres nor own article numbers.
	const listed = optional(context, orNull(backend(ownNumbers.list, { query: { range: formatRange(0, 0) } })));
	const booked = optional(context, orNull(backend(teams.costs)));
	const asking = optional(context, orNull(backend(approvals.approvals)));
	const membership = await backend(teams.current);
	const [asked, costs, numbers] = await Promise.all([deferred(context, asking), deferred(context, booked), deferred(context, listed)]);
	const title = texts.translator("team")("title");
	const flash = visitor.takePageFlash();
	return {
		email,
		membership,
		costs,
		asked,
		numbers,
		idem: context.newKey(),
		news: flash?.kind === "team" ? flash.news : null,
		meta: describePage(context, { title }),
	};
}

export const action = changeTeam;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** After a refusal, too, the page shows how things stand. */
export const shouldRevalidate = () => true;

export default function Team() {
	const { meta: _, asked, ...page } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const t = useT("approvals");
	const hint = (
		<DeferredPart of={asked} title={t("title")} waiting={null}>
			{(known) => <ApprovalHint count={known?.waiting.length ?? 0} />}
		</DeferredPart>
	);
	return <CompanyPage {...page} result={result} hint={hint} />;
}
