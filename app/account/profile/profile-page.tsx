import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CountryOption } from "../../platform/forms/country-field";
import { useT } from "../../platform/i18n/i18n";
import type { ProfileNews } from "../../platform/session/visitor";
import { FocusedAlert } from "../../ui/notice";
import type { PersonalDiscount } from "../profile-values.server";
import { AccountPage } from "./account-page";
import { InformationForm } from "./information-form";
import { PasswordForm } from "./password-form";
import { PersonalDiscounts } from "./personal-discounts";
import * as css from "./profile-page.css";
import type { ProfileResult } from "./profile-result";

interface ProfileProps {
	email: string;
	hasPassword: boolean;
	/** Account information as stored. */
	values: Record<string, string>;
	/** The register of companies has the VAT id under another name. */
	isNamedOtherwise: boolean;
	discounts: PersonalDiscount[];
	countries: CountryOption[];
	/** The key of the password's form. */
	idem: string;
	/** What the form before this page has come to. */
	news: ProfileNews | null;
	result: ProfileResult | null;
	/** The latest orders. */
	orders?: ReactNode;
}

/** The account: its orders, what it says of the company, what it pays less, and its password. */
export function ProfilePage({
	email,
	hasPassword,
	values,
	isNamedOtherwise,
	discounts,
	countries,
	idem,
	news,
	result,
	orders,
}: ProfileProps) {
	const t = useT("profile");
	const of = (form: ProfileResult["form"]) => (result?.form === form ? result : null);
	return (
		<AccountPage title={t("title")} current="profile" lead={t("signedInAs", { email })}>
			{news ? <FocusedAlert tone="success" title={t(`news.${news}`)} answer={idem} /> : null}
			{orders}
			<div className={css.columns}>
				{/* What was saved is shown as it is stored: the form begins anew with it. */}
				<InformationForm
					key={JSON.stringify(values)}
					values={values}
					isNamedOtherwise={isNamedOtherwise}
					result={of("information")}
					countries={countries}
				/>
				<div className={css.aside}>
					<PersonalDiscounts discounts={discounts} />
					<PasswordForm key={idem} email={email} hasPassword={hasPassword} idem={idem} result={of("password")} />
					<section className={css.section} aria-labelledby="sessions">
						<h2 id="sessions" className={css.title}>
							{t("sessions.title")}
						</h2>
						<p className={css.note}>{t("sessions.text")}</p>
						<p>
							<Link to="/users/sessions">{t("sessions.link")}</Link>
						</p>
					</section>
					<section className={css.section} aria-labelledby="own-data">
						<h2 id="own-data" className={css.title}>
							{t("ownData.title")}
						</h2>
						<p className={css.note}>{t("ownData.text")}</p>
						<p>
							<a href="/users/profile/data.json">{t("ownData.link")}</a>
						</p>
					</section>
					<section className={css.section} aria-labelledby="delete">
						<h2 id="delete" className={css.title}>
							{t("delete.title")}
						</h2>
						<p className={css.note}>{t("delete.text")}</p>
						<p>
							<Link to="/users/profile/delete">{t("delete.link")}</Link>
						</p>
					</section>
				</div>
			</div>
		</AccountPage>
	);
}
