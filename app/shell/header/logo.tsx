import { Link } from "@remix-run/react";
import { signPath } from "../../../contract/company";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./logo.css";

/** It leads to the front page. */
export function Logo() {
	const t = useT("common");
	return (
		<Link to="/" className={css.logo}>
			<svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" className={css.sign}>
				<path d={signPath} fill="currentColor" />
			</svg>
			<span className={css.word}>{t("brand")}</span>
		</Link>
	);
}
