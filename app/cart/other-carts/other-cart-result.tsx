import { useEffect, useRef } from "react";
import { useT } from "../../platform/i18n/i18n";
import type { PageFlash } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";

interface ToldProps {
	flash: PageFlash | null;
	/** More carts stand below the page. */
	hasMore: boolean;
}

/** What has just been done with another open cart. The button for it is gone: with scripts the focus goes here. */
export function OtherCartResult({ flash, hasMore }: ToldProps) {
	return flash?.kind === "otherCart" ? <Words done={flash.done} hasMore={hasMore} /> : null;
}

type Done = Extract<PageFlash, { kind: "otherCart" }>["done"];

function Words({ done, hasMore }: { done: Done; hasMore: boolean }) {
	const t = useT("carts");
	const focusTarget = useRef<HTMLDivElement>(null);
	useEffect(() => focusTarget.current?.focus(), []);
	const isRefused = done === "full" || done === "apart";
	return (
		<div ref={focusTarget} role={isRefused ? "alert" : "status"} tabIndex={-1}>
			<Notice tone={isRefused ? "warning" : "success"}>
				<p>{t(`told.${done}`)}</p>
				{hasMore && (done === "taken" || done === "left") ? <p>{t("told.below")}</p> : null}
			</Notice>
		</div>
	);
}
