import { useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { Wrap } from "../../ui/wrap";
import * as css from "./nothing-left.css";

/** None of the goods of an order can be had any more (spec section 8, unavailable goods). */
export function NothingLeft() {
	const t = useT("orders");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("again.nothing.title")}</h1>
				<p>{t("again.nothing.text")}</p>
				<p>
					<LinkButton to="/contact" kind="primary">
						{t("again.contact")}
					</LinkButton>
				</p>
			</div>
		</Wrap>
	);
}
