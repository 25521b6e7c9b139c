import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Deferred, DeferredContent } from "../../ui/deferred-content";
import { Notice } from "../../ui/notice";
import { href } from "../config/href";
import { useT } from "../i18n/i18n";

interface DeferredPartProps<T> {
	of: Deferred<T>;
	/** What is missing, where it could not be had. */
	title?: string;
	/** Shown until it arrives. */
	waiting?: ReactNode;
	children: (value: T) => ReactNode;
}

/** Optional content of a page: streamed when it has arrived, or left out with a message and a way to try again. */
export function DeferredPart<T>({ of, title, waiting, children }: DeferredPartProps<T>) {
	const t = useT("common");
	return (
		<DeferredContent
			of={of}
			waiting={
				<>
					{waiting === undefined ? <Notice>{t("part.waiting")}</Notice> : waiting}
					<WithoutScripts />
				</>
			}
			missing={<MissingPart title={title} />}
		>
			{children}
		</DeferredContent>
	);
}

/** Says that content is missing which has no place of its own, such as the choices of a form's field. */
export const NoteIfMissing = (part: Pick<DeferredPartProps<unknown>, "of" | "title">) => (
	<DeferredPart {...part} waiting={null}>
		{() => null}
	</DeferredPart>
);

/** If scripts were switched off since the browser showed that it runs them, the whole page is fetched instead. */
function WithoutScripts() {
	const { pathname, search } = useLocation();
	const whole = href("/whole-page", { to: pathname + search });
	return (
		<noscript>
			<meta httpEquiv="refresh" content={`0;url=${whole}`} />
		</noscript>
	);
}

/** In place of optional content that could not be had. Its page is never cached, so that it is read again. */
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
