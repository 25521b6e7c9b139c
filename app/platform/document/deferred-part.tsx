import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Late, Later } from "../../ui/later";
import { Notice } from "../../ui/notice";
import { useT } from "../i18n/i18n";

/**
 * Secondary content of a page, which is streamed once it has resolved, or left out. Where scripts were switched off since the browser proved that it
 * runs them, the whole page is fetched instead.
 */
export function DeferredPart<T>({ of, children }: { of: Late<T>; children: (value: T) => ReactNode }) {
	const t = useT("common");
	const { pathname, search } = useLocation();
	const whole = `/whole-page?to=${encodeURIComponent(pathname + search)}`;
	const waiting = (
		<>
			<Notice>{t("part.waiting")}</Notice>
			<noscript>
				<meta httpEquiv="refresh" content={`0;url=${whole}`} />
			</noscript>
		</>
	);
	return (
		<Later of={of} waiting={waiting} failed={<Notice>{t("part.failed")}</Notice>}>
			{children}
		</Later>
	);
}
