import { Link } from "@remix-run/react";
import type { Promotion } from "../../../contract/content";
import { unbroken } from "../../platform/i18n/format";
import * as css from "./home-page.css";

/** What the promotion says that runs now, in the line of the categories' pages; here it leads there. */
export function PromotionLine({ promotion: { text, link } }: { promotion: Promotion }) {
	return (
		<Link to={link} className={css.promotion}>
			{unbroken(text)}
		</Link>
	);
}
