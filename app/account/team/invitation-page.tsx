import { Form, Link } from "@remix-run/react";
import type { InvitationState, Invited } from "../../../contract/team";
import { CountedButton } from "../../platform/analytics/counted-link";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Button, LinkButton } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { AcceptForm, InvitationFacts } from "./received-invitation";
import * as css from "./team.css";

/** Who reads an invitation; null: nobody who is signed in. */
interface Reader {
	email: string;
	isInTeam: boolean;
}

interface InvitationPageProps {
	state: InvitationState;
	/** Of an open one. */
	invitation: Invited | null;
	reader: Reader | null;
	/** The address of this page, to come back to. */
	path: string;
}

/** The page of the link in an invitation. Opening it does nothing yet: programs that read mail open links, too. */
export function InvitationPage({ state, invitation, reader, path }: InvitationPageProps) {
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

function WayIn({ invitation, reader, path }: { invitation: Invited; reader: Reader | null; path: string }) {
	const t = useT("team");
	const { email } = invitation;
	if (!reader) {
		const returnTo = new URLSearchParams({ returnTo: path });
		return (
			<>
				<p>{t("invitation.signInText", { email })}</p>
				<p className={css.ways}>
					<LinkButton kind="primary" size="l" to={`/users/login?${returnTo}`}>
						{t("invitation.signIn")}
					</LinkButton>
					<CountedButton size="l" to={`/users/login?view=signup&${returnTo}`}>
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
				<Form method="post" action="/users/logout">
					<Button>{t("invitation.logOut")}</Button>
				</Form>
			</>
		);
	if (reader.isInTeam)
		return (
			<Notice tone="warning" title={t("invitation.otherTeam.title")}>
				<p>{t("invitation.otherTeam.text")}</p>
				<p>
					<Link to="/users/company">{t("invitation.toTeam")}</Link>
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
				<LinkButton to="/users/company">{t("invitation.toTeam")}</LinkButton>
			</p>
		</>
	);
}
