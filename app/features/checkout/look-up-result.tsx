import { useEffect, useRef } from "react";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";

/** What the look-up of the company came to. With scripts the focus goes here, as the form was filled anew. */
export function LookUpResult({ lookup }: { lookup: { found: string | null } | null }) {
	const t = useT("checkout");
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (lookup) place.current?.focus();
	}, [lookup]);
	if (!lookup) return null;
	return (
		<div ref={place} role="status" tabIndex={-1}>
			{lookup.found === null ? (
				<Notice tone="warning">{t("lookup.nothing")}</Notice>
			) : (
				<Notice tone="success">{t("lookup.found", { company: lookup.found })}</Notice>
			)}
		</div>
	);
}
