import { Link } from "@remix-run/react";
import { company, signPath } from "../../../contract/company";
import * as css from "./logo.css";

/** It leads to the front page. */
export function Logo() {
	return (
		<Link to="/" className={css.logo}>
			<svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" className={css.sign}>
				<path d={signPath} fill="currentColor" />
			</svg>
			<span className={css.word}>{company.brand}</span>
		</Link>
	);
}
