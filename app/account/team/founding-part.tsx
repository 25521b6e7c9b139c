import { Form, Link } from "@remix-run/react";
import { phones } from "../../../contract/company";
import type { Founding } from "../../../contract/team";
import { CountedLink } from "../../platform/analytics/counted-link";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { Button, LinkButton } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { ReceivedInvitation } from "./received-invitation";
import * as css from "./team.css";

interface FoundingProps {
	founding: Founding;
	/** Of the account. */
	email: string;
}

/** For who is in no team: invitations that wait, and what it takes to found one. */
export function FoundingPart({ founding, email }: FoundingProps) {
	const t = useT("team");
	const { vat, company, domain, obstacle, invitations } = founding;
	const name = company ? `${company} (${vat})` : vat;
	return (
		<>
			{invitations.map((invitation) => (
				<ReceivedInvitation key={invitation.id} invitation={invitation} />
			))}
			<section aria-labelledby="found" className={css.section}>
				<h2 id="found" className={css.title}>
					{t("found.title")}
				</h2>
				<p className={css.prose}>{t("found.text")}</p>
				{obstacle ? (
					<Notice tone={obstacle === "vat_taken" ? "info" : "warning"} title={t(`found.${obstacle}.title`)}>
						<p>{t(`found.${obstacle}.text`, { vat, email, company: name })}</p>
						{obstacle === "not_verified" && domain ? <p>{t("found.not_verified.domain", { domain })}</p> : null}
						{obstacle === "not_verified" ? <p>{t("found.not_verified.team", { email })}</p> : null}
						<WayOn obstacle={obstacle} />
					</Notice>
				) : (
					<Form method="post" action="/users/company" className={css.form}>
						<HiddenFields fields={{ intent: "verify" }} />
						<p className={css.prose}>{t("found.owner", { company: name, email })}</p>
						<p>
							<Button kind="primary" size="l">
								{t("found.submit")}
							</Button>
						</p>
					</Form>
				)}
			</section>
		</>
	);
}

/** Where an obstacle is removed: in the account's data, or by the shop's people. */
function WayOn({ obstacle }: { obstacle: NonNullable<Founding["obstacle"]> }) {
	const t = useT("team");
	const phone = phones[useMarket().locale];
	if (obstacle === "vat_taken")
		return (
			<p>
				<Link to="/contact">{t("found.contact")}</Link>
			</p>
		);
	return (
		<>
			{obstacle === "not_verified" ? null : (
				<p>
					<LinkButton to="/users/profile">{t("found.information")}</LinkButton>
				</p>
			)}
			{obstacle === "vat_of_other" || obstacle === "not_verified" ? (
				<p>
					<CountedLink to={`tel:${phone.dial}`}>{phone.shown}</CountedLink> · <Link to="/contact">{t("found.write")}</Link>
				</p>
			) : null}
		</>
	);
}
