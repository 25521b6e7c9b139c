import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/button";
import { Wrap } from "../../ui/wrap";
import * as css from "./footer.css";

/** Above the footer: what else one can do here than order. */
export function CallToAction() {
	const t = useT("footer");
	return (
		<div className={css.callToAction} data-cta="offer">
			<Wrap>
				<div className={css.callLine}>
					<div>
						<p className={css.callTitle}>{t("cta.title")}</p>
						<p className={css.callText}>{t("cta.text")}</p>
					</div>
					<LinkButton to="/contact?quote=1">{t("cta.button")}</LinkButton>
				</div>
			</Wrap>
		</div>
	);
}
