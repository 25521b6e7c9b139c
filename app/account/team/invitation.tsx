import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { token as tokenField } from "../../../contract/fields";
import { type InvitationState, type Invited, teams } from "../../../contract/team";
import { CountedButton } from "../../platform/analytics/counted-link";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button, LinkButton } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { AcceptForm, InvitationFacts } from "./received-invitation";
import * as css from "./team.css";

export const handle = { i18n: ["team"] };
export const meta = pageMeta;

const statuses = { open: 200, used: 200, expired: 410, withdrawn: 410, unknown: 404 } as const;

/** Looking at an invitation does not use it up. The link's holder sees the team and joins with the invited account. */
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
			path: href("/users/company/invitation", { token: token.data ?? "" }),
			meta: describePage(context, { title }),
		},
		{ status: statuses[checked.state] },
	);
}

/** The page of an invitation. Opening it has no effect, because mail scanners open links. */
export default function TeamInvitation() {
	const { state, invitation, reader, path } = useLoaderData<typeof loader>();
	const t = useT("team");
	return (
		<>
			<Breadcrumbs items={[{ title: t("invitation.title") }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{t("invitation.title")}</h1>
					{invitation ? (
						<>
							<InvitationFacts invitation={invitation} />
							<WayIn invitation={invitation} reader={reader} path={path} />
						</>
					) : (
						<Over state={state} />
					)}
				</div>
			</Wrap>
		</>
	);
}

interface Reader {
	email: string;
	isInTeam: boolean;
}

function WayIn({ invitation, reader, path }: { invitation: Invited; reader: Reader | null; path: string }) {
	const t = useT("team");
	const { email } = invitation;
	if (!reader) {
		return (
			<>
				<p>{t("invitation.signInText", { email })}</p>
				<p className={css.ways}>
					<LinkButton kind="primary" size="l" to={href("/users/login", { returnTo: path })}>
						{t("invitation.signIn")}
					</LinkButton>
					<CountedButton size="l" to={href("/users/login", { view: "signup", returnTo: path })}>
						{t("invitation.signUp")}
					</CountedButton>
				</p>
			</>
		);
	}
	if (reader.email.toLowerCase() !== email.toLowerCase())
		return (
			<>
				<Notice tone="warning" title={t("invitation.wrongAccount.title")}>
					<p>{t("invitation.wrongAccount.text", { own: reader.email, email })}</p>
				</Notice>
				<Form method="post" action={href("/users/logout")}>
					<Button>{t("invitation.logOut")}</Button>
				</Form>
			</>
		);
	if (reader.isInTeam)
		return (
			<Notice tone="warning" title={t("invitation.otherTeam.title")}>
				<p>{t("invitation.otherTeam.text")}</p>
				<p>
					<Link to={href("/users/company")}>{t("invitation.toTeam")}</Link>
				</p>
			</Notice>
		);
	return <AcceptForm invitation={invitation} />;
}

function Over({ state }: { state: InvitationState }) {
	const t = useT("team");
	const words = state === "used" ? "used" : state === "unknown" ? "unknown" : "over";
	return (
		<>
			<Notice tone={state === "used" ? "info" : "error"} title={t(`invitation.${words}.title`)}>
				<p>{t(`invitation.${words}.text`)}</p>
			</Notice>
			<p>
				<LinkButton to={href("/users/company")}>{t("invitation.toTeam")}</LinkButton>
			</p>
		</>
	);
}
