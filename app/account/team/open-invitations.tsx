import { Form } from "@remix-run/react";
import type { TeamInvitation } from "../../../contract/team";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "./rows.css";
import * as parts from "./team.css";

/** Invitations that nobody has accepted: sent again, or taken back. */
export function OpenInvitations({ invitations, idem }: { invitations: readonly TeamInvitation[]; idem: string }) {
	const t = useT("team");
	if (invitations.length === 0) return null;
	return (
		<section aria-labelledby="invitations" className={parts.section}>
			<h2 id="invitations" className={parts.title}>
				{t("invitations.title")}
			</h2>
			<ul className={css.list}>
				{invitations.map((invitation) => (
					<Invitation key={invitation.id} invitation={invitation} idem={idem} />
				))}
			</ul>
		</section>
	);
}

function Invitation({ invitation, idem }: { invitation: TeamInvitation; idem: string }) {
	const t = useT("team");
	const { date, money, number } = useFormat();
	const { id, email, role, limit, expires_at, is_expired } = invitation;
	const typed = limit === null ? "" : number(limit / 100);
	return (
		<li className={css.invitation}>
			<p className={css.who}>
				<strong className={css.name}>{email}</strong>{" "}
				<span className={css.email}>
					{t(`role.${role}`)}
					{limit === null ? null : `, ${t("limit.of", { limit: money(limit) })}`}
				</span>
			</p>
			<p className={is_expired ? css.expired : css.until}>
				{is_expired ? t("invitations.expired") : t("invitations.until", { day: date(expires_at) })}
			</p>
			<div className={css.buttons}>
				<Form method="post" action="/users/company">
					<HiddenFields fields={{ intent: "invite", email, role, limit: typed, idem: `${idem}-${id}` }} />
					<Button kind="quiet" aria-label={t("invitations.againTo", { email })}>
						{t("invitations.again")}
					</Button>
				</Form>
				<Form method="post" action="/users/company">
					<HiddenFields fields={{ intent: "withdraw", invitation: id }} />
					<Button kind="quiet" aria-label={t("invitations.withdrawOf", { email })}>
						{t("invitations.withdraw")}
					</Button>
				</Form>
			</div>
		</li>
	);
}
