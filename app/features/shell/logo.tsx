import { Link } from "@remix-run/react";
import { useT } from "../../i18n";
import * as css from "./logo.css";

/** The sign is a section of a crossbar; it leads to the front page. */
export function Logo() {
	const t = useT("common");
	return (
		<Link to="/" className={css.logo}>
			<svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" className={css.sign}>
				<path d="M1 1H25V7H16V19H25V25H1V19H10V7H1Z" fill="currentColor" />
			</svg>
			{t("brand")}
		</Link>
	);
}
