import { useT } from "../../platform/i18n/i18n";
import * as css from "./home-page.css";

const claims = [1, 2, 3, 4, 5] as const;

/** What the shop promises (R1.14). */
export function Claims() {
	const t = useT("home");
	return (
		<ul className={css.claims} aria-label={t("claims")}>
			{claims.map((number) => (
				<li key={number} className={css.claim}>
					<p className={css.claimTitle}>{t(`claims.${number}.title`)}</p>
					<p className={css.claimText}>{t(`claims.${number}.text`)}</p>
				</li>
			))}
		</ul>
	);
}
