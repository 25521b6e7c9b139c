import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useIsStale } from "../platform/document/stale";
import { useT } from "../platform/i18n/i18n";
import { Notice } from "../ui/notice";
import { StaticPart } from "../ui/static-part";
import { Wrap } from "../ui/wrap";
import { notice } from "./messages/stale-notice.css";

/** Where a document says that it is not quite new: for as long as the reader stays with it. */
export function StaleSlot() {
	const { key } = useLocation();
	const [first] = useState(key);
	return key === first ? <StaticPart id="stale">{import.meta.env.SSR ? <StaleNotice /> : null}</StaticPart> : null;
}

/** Says of a page that what it shows may be some minutes old; the cart says by itself that it is out of reach. Nothing of any other page. */
function StaleNotice() {
	const t = useT("outage");
	if (!useIsStale()) return null;
	return (
		<div className={notice}>
			<Wrap>
				<Notice tone="warning">
					<p>{t("stale")}</p>
				</Notice>
			</Wrap>
		</div>
	);
}
