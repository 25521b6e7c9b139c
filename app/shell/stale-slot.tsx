import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useIsStale } from "../platform/document/stale";
import { useT } from "../platform/i18n/i18n";
import { Notice } from "../ui/notice";
import { StaticPart } from "../ui/static-part";
import { Wrap } from "../ui/wrap";
import { staleNotice } from "./shell.css";

export function StaleSlot() {
	const { key } = useLocation();
	const [first] = useState(key);
	return key === first ? <StaticPart id="stale">{import.meta.env.SSR ? <StaleNotice /> : null}</StaticPart> : null;
}

/**
 * Says that the page may be some minutes old. Carts show by themselves that the backend does not respond. Renders
 * nothing on a fresh page.
 */
function StaleNotice() {
	const t = useT("outage");
	if (!useIsStale()) return null;
	return (
		<div className={staleNotice}>
			<Wrap>
				<Notice tone="warning">
					<p>{t("stale")}</p>
				</Notice>
			</Wrap>
		</div>
	);
}
