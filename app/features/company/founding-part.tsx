import { Link } from "@remix-run/react";
import { phones } from "../../../contract/company";
import type { Founding } from "../../../contract/team";
import type { FormResult } from "../../actions/form-result";
import { useMarket, useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { InviteForm } from "./invite-form";
import { ReceivedInvitation } from "./received-invitation";
import * as css from "./team.css";

interface FoundingProps {
	founding: Founding;
	/** Of the account. */
	email: string;
	idem: string;
	refused: FormResult | null;
}

/** For who is in no team: invitations that wait, and what it takes to found one. */
export function FoundingPart({ founding, email, idem, refused }: FoundingProps) {
	const t = useT("team");
	const { vat, company, obstacle, invitations } = founding;
	const phone = phones[useMarket().locale];
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
						<p>{t(`found.${obstacle}.text`, { vat, email })}</p>
						<p>
							{obstacle === "vat_taken" ? (
								<Link to="/contact">{t("found.contact")}</Link>
							) : (
								<LinkButton to="/users/profile">{t("found.information")}</LinkButton>
							)}
						</p>
						{obstacle === "vat_of_other" ? (
							<p>
								<a href={`tel:${phone.dial}`}>{phone.shown}</a> · <Link to="/contact">{t("found.write")}</Link>
							</p>
						) : null}
					</Notice>
				) : (
					<p className={css.prose}>{t("found.owner", { company: company ? `${company} (${vat})` : vat })}</p>
				)}
			</section>
			{obstacle ? null : <InviteForm idem={idem} refused={refused} />}
		</>
	);
}
