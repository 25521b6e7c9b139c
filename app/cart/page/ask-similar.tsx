import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import * as css from "../add/refused-items.css";

/** What is sold out, and the way to something like it. @param code of the variant; a set has none */
export function AskSimilar({ code }: { code?: string }) {
	const t = useT("cart");
	return (
		<>
			<p className={css.small}>{t("refused.similar.text")}</p>
			<p>
				<LinkButton to={code ? `/contact?variant=${encodeURIComponent(code)}` : "/contact"} size="s">
					{t("refused.similar")}
				</LinkButton>
			</p>
		</>
	);
}
