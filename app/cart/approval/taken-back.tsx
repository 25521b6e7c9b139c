import { useEffect, useRef } from "react";
import { useT } from "../../platform/i18n/i18n";
import type { PageFlash } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";

/** That the cart does not wait any more. The button for it is gone: with scripts the focus goes here. */
export function TakenBack({ flash }: { flash: PageFlash | null }) {
	return flash?.kind === "takenBack" ? <Words /> : null;
}

function Words() {
	const t = useT("approvals");
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} role="status" tabIndex={-1}>
			<Notice tone="success">{t("takenBack")}</Notice>
		</div>
	);
}
