import { Form } from "@remix-run/react";
import type { Invited } from "../../../contract/team";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { ruledHeading } from "../../ui/layout.css";
import * as css from "./team.css";

export function InvitationFacts({ invitation }: { invitation: Invited }) {
	const t = useT("team");
	const { date, money } = useFormat();
	const { company, vat, invited_by, role, limit, expires_at, email } = invitation;
	const sender = invited_by.name ? `${invited_by.name} (${invited_by.email})` : invited_by.email;
	return (
		<>
			<p>{t("received.text", { sender, company: company ? `${company} (${vat})` : vat })}</p>
			<Facts
				items={[
					{ term: t("received.role"), value: t(`role.${role}`) },
					...(role === "buyer" ? [{ term: t("received.limit"), value: limit === null ? t("limit.none") : money(limit) }] : []),
					{ term: t("received.until"), value: date(expires_at) },
					{ term: t("received.email"), value: email },
				]}
			/>
		</>
	);
}

/** Joins the team. For the invited account while it has no team. */
export function AcceptForm({ invitation }: { invitation: Invited }) {
	const t = useT("team");
	return (
		<Form method="post" action={href("/users/company")}>
			<HiddenFields fields={{ intent: "accept", invitation: invitation.id }} />
			<Button kind="primary" size="l">
				{t("received.accept")}
			</Button>
		</Form>
	);
}

export function ReceivedInvitation({ invitation }: { invitation: Invited }) {
	const t = useT("team");
	const title = `received-${invitation.id}`;
	return (
		<section aria-labelledby={title} className={css.received}>
			<h2 id={title} className={ruledHeading}>
				{t("received.title", { company: invitation.company || invitation.vat })}
			</h2>
			<InvitationFacts invitation={invitation} />
			<AcceptForm invitation={invitation} />
		</section>
	);
}
