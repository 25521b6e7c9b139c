import { Link } from "@remix-run/react";
import type { Promotion } from "../../../contract/content";
import { unbroken } from "../../format";
import * as css from "./home-page.css";

/** The promotion that runs now: one line that leads to it. */
export function PromotionLine({ promotion: { title, text, link } }: { promotion: Promotion }) {
	return (
		<Link to={link} className={css.promotion}>
			<span className={css.promotionTitle}>{unbroken(title)}</span> <span>{unbroken(text)}</span>
		</Link>
	);
}
