import type { Team } from "../../../contract/team";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { MemberForms } from "./member-forms";
import * as css from "./rows.css";
import * as parts from "./team.css";
import type { TeamResult } from "./team-result";

/** Everybody in the team; owners change and remove them here. */
export function MemberList({ team, result }: { team: Team; result: TeamResult | null }) {
	const t = useT("team");
	const isOwner = team.role === "owner";
	return (
		<section aria-labelledby="members" className={parts.section}>
			<h2 id="members" className={parts.title}>
				{t("members.title")}
			</h2>
			<div>
				<div className={isOwner ? `${css.head} ${css.changeableHead}` : css.head} aria-hidden="true">
					<span>{t("column.name")}</span> <span>{t("column.role")}</span> <span className={css.number}>{t("column.limit")}</span>
				</div>
				<ul className={css.list} aria-labelledby="members">
					{team.members.map((member) => (
						<Member
							key={member.userid}
							member={member}
							team={team}
							reply={result?.form === `member-${member.userid}` ? result.reply : null}
						/>
					))}
				</ul>
			</div>
		</section>
	);
}

interface MemberProps {
	member: Team["members"][number];
	team: Team;
	reply: TeamResult["reply"] | null;
}

function Member({ member, team, reply }: MemberProps) {
	const t = useT("team");
	const { money } = useFormat();
	const { name, email, role, limit, is_you } = member;
	const isOwner = team.role === "owner";
	// Buyers do not see the limits of other buyers.
	const knowsLimit = role !== "buyer" || team.role !== "buyer" || is_you;
	return (
		<li className={isOwner ? `${css.row} ${css.changeable}` : css.row}>
			<p className={css.who}>
				{name ? <strong className={css.name}>{name}</strong> : <span>{email}</span>}
				{is_you ? <span className={css.you}> ({t("you")})</span> : null} {name ? <span className={css.email}>{email}</span> : null}
			</p>
			<p className={css.fact}>
				<span className={css.term}>{t("column.role")}</span> {t(`role.${role}`)}
			</p>
			<p className={knowsLimit ? css.amount : css.noAmount}>
				{knowsLimit ? (
					<>
						<span className={css.term}>{t("column.limit")}</span>{" "}
						{limit === null ? <span className={css.none}>{t("limit.none")}</span> : money(limit)}
					</>
				) : null}
			</p>
			{isOwner ? <MemberForms key={`${role} ${limit}`} member={member} reply={reply} /> : null}
		</li>
	);
}
