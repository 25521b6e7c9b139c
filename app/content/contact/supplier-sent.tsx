import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { SentPlace } from "./sent-place";

/** What a supplier has sent is on its way: what happens next. */
export function SupplierSent() {
	const t = useT("supplier");
	return (
		<SentPlace id="apply" title={t("sent.title")}>
			<p>{t("sent.text")}</p>
			<p>
				<Link to="/">{t("sent.home")}</Link>
			</p>
		</SentPlace>
	);
}
