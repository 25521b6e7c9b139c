import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Deferred, DeferredContent } from "../../ui/deferred-content";
import { Notice } from "../../ui/notice";
import { useT } from "../i18n/i18n";

/**
 * Deferred content of a page: streamed when it has resolved, or left out. If scripts were switched off since the browser proved that it runs them,
 * the whole page is fetched instead.
 */
export function DeferredPart<T>({ of, children }: { of: Deferred<T>; children: (value: T) => ReactNode }) {
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
		<DeferredContent of={of} waiting={waiting} failed={<Notice>{t("part.failed")}</Notice>}>
			{children}
		</DeferredContent>
	);
}
