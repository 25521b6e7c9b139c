import type { ReactNode } from "react";
import type { Founding, Team } from "../../../contract/team";
import { useT } from "../../platform/i18n/i18n";
import type { TeamNews } from "../../platform/session/visitor";
import { AccountPage } from "../profile/account-page";
import { FoundingPart } from "./founding-part";
import { InviteForm } from "./invite-form";
import { LeaveForm } from "./leave-form";
import { MemberList } from "./member-list";
import { OpenInvitations } from "./open-invitations";
import type { TeamForm, TeamResult } from "./team-result";
import { TeamTold } from "./team-told";

interface CompanyPageProps {
	place: { team: Team | null; founding: Founding | null };
	/** Of the account. */
	email: string;
	/** Keys of forms begin with it. */
	idem: string;
	news: TeamNews | null;
	result: TeamResult | null;
	/** What else waits for the reader. */
	hint: ReactNode;
}

/** The company's team: its members with their roles and limits, invitations, and the way in and out. */
export function CompanyPage({ place: { team, founding }, email, idem, news, result, hint }: CompanyPageProps) {
	const t = useT("team");
	const replyOf = (form: TeamForm) => (result?.form === form ? result.reply : null);
	return (
		<AccountPage title={t("title")} current="company" lead={team ? <Lead team={team} /> : null}>
			<TeamTold news={result?.told ?? news} />
			{hint}
			{team ? (
				<>
					<MemberList team={team} result={result} />
					<OpenInvitations invitations={team.invitations} idem={idem} />
					{team.role === "owner" ? <InviteForm idem={idem} reply={replyOf("invite")} /> : null}
					<LeaveForm team={team} reply={replyOf("leave")} />
				</>
			) : null}
			{founding ? <FoundingPart founding={founding} email={email} /> : null}
		</AccountPage>
	);
}

function Lead({ team: { company, vat, role } }: { team: Team }) {
	const t = useT("team");
	return (
		<p>
			{company ? `${company} · ` : ""}
			{vat} · {t("lead.role", { role: t(`role.${role}`) })}
		</p>
	);
}
