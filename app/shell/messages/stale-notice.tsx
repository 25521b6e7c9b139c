import { useIsStale } from "../../platform/document/stale";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { place } from "./stale-notice.css";

/** Says of a page that what it shows may be some minutes old; the cart says by itself that it is out of reach. Nothing of any other page. */
export function StaleNotice() {
	const t = useT("outage");
	if (!useIsStale()) return null;
	return (
		<div className={place}>
			<Wrap>
				<Notice tone="warning">
					<p>{t("stale")}</p>
				</Notice>
			</Wrap>
		</div>
	);
}
