import { useLocation } from "@remix-run/react";
import { routeOf } from "../../platform/config/route-table";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import { Wrap } from "../../ui/wrap";
import type { ShellData } from "../shell-data";
import * as css from "./footer.css";
import { FooterContent, SlimFooter } from "./footer-content";

export function Footer({ data }: { data: ShellData }) {
	const { fullShell } = useMarket();
	const { hidesCall, hasSlimFooter } = routeOf(useLocation().pathname);
	if (hasSlimFooter) return <SlimFooter year={data.year} />;
	return (
		<footer className={css.footer}>
			{fullShell ? (
				<div hidden={hidesCall}>
					<div id="call">
						<CallToAction />
					</div>
				</div>
			) : null}
			<FooterContent data={data} />
		</footer>
	);
}

/** Above the footer: what else one can do here than order. */
function CallToAction() {
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
