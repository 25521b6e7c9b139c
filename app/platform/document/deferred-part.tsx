import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Deferred, DeferredContent } from "../../ui/deferred-content";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { href } from "../config/href";
import { useT } from "../i18n/i18n";

interface DeferredPartProps<T> {
	of: Deferred<T>;
	title?: string;
	waiting?: ReactNode;
	/** Precedes what stands for content that is missing or on its way, such as the page's heading. */
	lead?: ReactNode;
	children: (value: T) => ReactNode;
}

/** Streams a page's optional content, or replaces it with a message and a retry link. */
export function DeferredPart<T>({ of, title, waiting, lead, children }: DeferredPartProps<T>) {
	const t = useT("common");
	return (
		<DeferredContent
			of={of}
			waiting={
				<>
					{lead}
					{waiting === undefined ? <Notice>{t("part.waiting")}</Notice> : waiting}
					<WithoutScripts />
				</>
			}
			missing={
				<>
					{lead}
					<MissingPart title={title} />
				</>
			}
		>
			{children}
		</DeferredContent>
	);
}

/** Reports missing content that has no visible place, such as a form field's choices. */
export const NoteIfMissing = (part: Pick<DeferredPartProps<unknown>, "of" | "title">) => (
	<DeferredPart {...part} waiting={null}>
		{() => null}
	</DeferredPart>
);

/** Fetches the whole page if the reader has switched scripts off since. */
function WithoutScripts() {
	const { pathname, search } = useLocation();
	const whole = href("/whole-page", { to: pathname + search });
	return (
		<noscript>
			<meta httpEquiv="refresh" content={`0;url=${whole}`} />
		</noscript>
	);
}

/** Replaces optional content that failed. Its page is never cached, so a reload reads it again. */
export function MissingPart({ title }: { title?: string | undefined }) {
	const t = useT("common");
	const { pathname, search } = useLocation();
	return (
		<Notice title={title}>
			<p>
				{t("part.failed")}{" "}
				<Link to={pathname + search} rel="nofollow" replace preventScrollReset>
					{t("error.retry")}
				</Link>
			</p>
		</Notice>
	);
}
