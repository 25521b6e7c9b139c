import { useLocation } from "@remix-run/react";
import { type ComponentType, createContext, lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { Wrap } from "../../ui/wrap";
import type { Flash } from "../session/visitor";
import { floating, inPlace } from "./flash-message.css";
import type { FlashNoticeProps } from "./flash-notice";
import { isSubscribed } from "./is-subscribed";
import "../../ui/notice.css";

/** Most pages have nothing to say. Where it does not come, the page goes on without. */
const FlashNotice = lazy<ComponentType<FlashNoticeProps>>(() => import("./flash-notice").catch(() => ({ default: () => null })));

interface Shown {
	/** null: there is nothing to say. */
	flash: Flash | null;
	/** Counts messages: the same words once more are only heard where they come anew. */
	count: number;
	isInPlace: boolean;
	onClose: () => void;
}

const FlashContext = createContext<Shown>({ flash: null, count: 0, isInPlace: true, onClose: () => {} });

/** What the last form did, for the page and for what lies over it. */
export function FlashOfPage({ flash, children }: { flash: Flash | null; children: ReactNode }) {
	const [withDocument] = useState(flash);
	const [closed, setClosed] = useState<Flash | null>(null);
	const { shown, count } = useOnItsPage(flash);
	const value = { flash: shown === closed ? null : shown, count, isInPlace: shown === withDocument, onClose: () => setClosed(shown) };
	return <FlashContext.Provider value={value}>{children}</FlashContext.Provider>;
}

/**
 * The message of FlashOfPage. One that came with the document stands at its top; one that scripts brought floats, so that nothing moves under
 * the reader's hand. The region is always there, so that a screen reader hears it change. A panel over the page has one of its own.
 */
export function FlashMessage() {
	const { flash, count, isInPlace, onClose } = useContext(FlashContext);
	return (
		<div role="status">
			{flash && !isSubscribed(flash) ? (
				<Wrap key={count}>
					<div className={isInPlace ? inPlace : floating}>
						<Suspense>
							<FlashNotice flash={flash} onClose={isInPlace ? undefined : onClose} />
						</Suspense>
					</div>
				</Wrap>
			) : null}
		</div>
	);
}

/** With scripts the shell stays from page to page; a message belongs to the one that it came with. */
function useOnItsPage(flash: Flash | null): { shown: Flash | null; count: number } {
	const { key } = useLocation();
	const [came, setCame] = useState({ flash, key, count: 0 });
	if (came.flash === flash) return { shown: came.key === key ? flash : null, count: came.count };
	setCame({ flash, key, count: came.count + 1 });
	return { shown: flash, count: came.count + 1 };
}
