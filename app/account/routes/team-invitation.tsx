import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { token as tokenField } from "../../../contract/fields";
import { teams } from "../../../contract/team";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { InvitationPage } from "../team/invitation-page";

export const handle = { i18n: ["team"] };
export const meta = pageMeta;

const statuses = { open: 200, used: 200, expired: 410, withdrawn: 410, unknown: 404 } as const;

/** Looking uses nothing up: the link's holder sees what it invites to, and joins as the account of the invited address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { backend, texts } = context;
	const token = tokenField.safeParse(new URL(request.url).searchParams.get("token"));
	const [checked, user] = await Promise.all([
		token.success ? backend(teams.checkInvitation, { query: { token: token.data } }) : { state: "unknown" as const, invitation: null },
		context.currentUser(),
	]);
	const isInTeam = user !== null && checked.invitation !== null && (await backend(teams.current)).team !== null;
	const title = texts.translator("team")("invitation.title");
	return data(
		{
			...checked,
			reader: user ? { email: user.email, isInTeam } : null,
			path: `/users/company/invitation?token=${token.data ?? ""}`,
			meta: describePage(context, { title }),
		},
		{ status: statuses[checked.state] },
	);
}

export default function TeamInvitation() {
	const { meta: _, ...page } = useLoaderData<typeof loader>();
	return <InvitationPage {...page} />;
}
