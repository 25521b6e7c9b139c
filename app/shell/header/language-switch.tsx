import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { useFold } from "../../platform/page/use-fold";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import * as css from "./language-switch.css";

/** Shows one button for each language. The form posts as a document, because the whole document changes. */
function LanguageForm({ children }: { children: React.ReactNode }) {
	const { pathname, search } = useLocation();
	return (
		<form method="post" action={href("/locale")} data-document="">
			<input type="hidden" name="returnTo" value={pathname + search} />
			{children}
		</form>
	);
}

export function LanguageSwitch() {
	const t = useT("shell");
	const { locale } = useMarket();
	return (
		<details ref={useFold()} className={css.fold}>
			<summary className={css.summary}>
				<Hidden>{t("language")}: </Hidden>
				<span aria-hidden="true">{locale.toUpperCase()}</span> <Hidden>{markets[locale].language}</Hidden>
				<Icon name="down" />
			</summary>
			<div className={css.menu}>
				<LanguageForm>
					<LanguageButtons />
				</LanguageForm>
			</div>
		</details>
	);
}

export function LanguageRow() {
	return (
		<LanguageForm>
			<span className={css.row}>
				<LanguageButtons />
			</span>
		</LanguageForm>
	);
}

function LanguageButtons() {
	const current = useMarket().locale;
	return locales.map((locale) => (
		<Fragment key={locale}>
			<button
				type="submit"
				name="locale"
				value={locale}
				lang={locale}
				className={css.button}
				aria-current={locale === current ? "true" : undefined}
			>
				{markets[locale].language}
			</button>{" "}
		</Fragment>
	));
}
