import { useLocation } from "@remix-run/react";
import { authAddress } from "../../account/auth-address";
import { CountedLink } from "../../platform/analytics/counted-link";
import { useT } from "../../platform/i18n/i18n";
import { Icon } from "../../ui/icon";
import type { ShellData } from "../shell-data";
import * as css from "./header.css";

/** To the profile of whoever is signed in, else to signing in over this page (R3.5). */
export function AccountButton({ data: { account } }: { data: ShellData }) {
	const t = useT("shell");
	const location = useLocation();
	return account ? (
		<CountedLink place="header" to="/users/profile" className={css.account}>
			<span className={css.avatar} aria-hidden="true">
				{account.initial}
			</span>{" "}
			<span className={css.accountWord}>{t("account")}</span>
		</CountedLink>
	) : (
		<CountedLink place="header" to={authAddress(location)} replace preventScrollReset rel="nofollow" className={css.account}>
			<Icon name="person" size={20} />
			<span className={css.accountWord}>{t("account.signIn")}</span>
		</CountedLink>
	);
}
