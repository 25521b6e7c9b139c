import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Founding, Team, TeamCosts } from "../../../contract/team";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import type { TeamNews } from "../../platform/session/visitor";
import { type Deferred, DeferredContent } from "../../ui/deferred-content";
import { Notice } from "../../ui/notice";
import { AccountPage } from "../profile/account-page";
import { CostLists } from "./cost-lists";
import { FoundingPart } from "./founding-part";
import { InviteForm } from "./invite-form";
import { LeaveForm } from "./leave-form";
import { MemberList } from "./member-list";
import { OpenInvitations } from "./open-invitations";
import { notice } from "./team.css";
import type { TeamForm, TeamResult } from "./team-result";

interface CompanyPageProps {
	membership: { team: Team | null; founding: Founding | null };
	/** null for a backend that does not know them. */
	costs: Deferred<TeamCosts | null>;
	/** Of the account. */
	email: string;
	/** Keys of forms begin with it. */
	idem: string;
	/** How many own article numbers the company has; null where there can be none. */
	numbers: Deferred<{ count: number } | null>;
	news: TeamNews | null;
	result: TeamResult | null;
	/** What else waits for the reader. */
	hint: ReactNode;
}

/** The company's team: its members with their roles and limits, invitations, and the way in and out. */
export function CompanyPage({ membership: { team, founding }, costs, email, idem, numbers, news, result, hint }: CompanyPageProps) {
	const t = useT("team");
	const replyOf = (form: TeamForm) => (result?.form === form ? result.reply : null);
	return (
		<AccountPage title={t("title")} current="company" lead={team ? <Lead team={team} numbers={numbers} /> : null}>
			<TeamNotice news={result?.notice ?? news} />
			{hint}
			{team ? (
				<>
					<MemberList team={team} result={result} />
					<OpenInvitations invitations={team.invitations} idem={idem} />
					{team.role === "owner" ? <InviteForm idem={idem} reply={replyOf("invite")} /> : null}
					{team.role === "owner" ? (
						<DeferredPart of={costs} title={t("costs.title")} waiting={null}>
							{(known) => (known ? <CostLists costs={known} replyOf={replyOf} /> : null)}
						</DeferredPart>
					) : null}
					<LeaveForm team={team} reply={replyOf("leave")} />
				</>
			) : null}
			{founding ? <FoundingPart founding={founding} email={email} /> : null}
		</AccountPage>
	);
}

function Lead({ team: { company, vat, role }, numbers }: { team: Team } & Pick<CompanyPageProps, "numbers">) {
	const t = useT("team");
	return (
		<p>
			{company ? `${company} · ` : ""}
			{vat} · {t("lead.role", { role: t(`role.${role}`) })}
			<DeferredContent of={numbers} waiting={null} missing={null}>
				{(known) =>
					known ? (
						<>
							{" · "}
							<Link to="/users/company/numbers">{t("numbers", { count: known.count })}</Link>
						</>
					) : null
				}
			</DeferredContent>
		</p>
	);
}

const done: readonly TeamNews[] = ["invited", "withdrawn", "changed", "removed", "left", "joined", "verified", "costs"];

/** What has become of a form. */
function TeamNotice({ news }: { news: TeamNews | null }) {
	const t = useT("team");
	return (
		<div role="status" className={notice}>
			{news ? <Notice tone={done.includes(news) ? "success" : "warning"}>{t(`news.${news}`)}</Notice> : null}
		</div>
	);
}
