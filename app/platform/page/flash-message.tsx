import { useLocation } from "@remix-run/react";
import {
	type ComponentType,
	createContext,
	lazy,
	type ReactNode,
	type RefObject,
	Suspense,
	useCallback,
	useContext,
	useEffect,
	useRef,
	useState,
} from "react";
import { Wrap } from "../../ui/wrap";
import type { Flash } from "../session/visitor";
import { atTop, belowBar, column, floating } from "./flash-message.css";
import type { FlashNoticeProps } from "./flash-notice";
import { isShownInPlace } from "./is-subscribed";
import "../../ui/notice.css";

/** Imported only for pages with a message. If the import fails, the page shows none. */
const FlashNotice = lazy<ComponentType<FlashNoticeProps>>(() => import("./flash-notice").catch(() => ({ default: () => null })));

interface Shown {
	/** null if there is no message. */
	flash: Flash | null;
	/** Counts messages as the region's key, because a repeated text is announced only if it is rendered anew. */
	count: number;
	isAtTop: boolean;
	onClose: () => void;
}

const FlashContext = createContext<Shown>({ flash: null, count: 0, isAtTop: true, onClose: () => {} });

/** Provides the last form's result to the page and the panels over it. */
export function FlashOfPage({ flash, children }: { flash: Flash | null; children: ReactNode }) {
	const [withDocument] = useState(flash);
	const [closed, setClosed] = useState<Flash | null>(null);
	const { shown, count } = useOnItsPage(flash);
	const onClose = useCallback(() => setClosed(shown), [shown]);
	const value = { flash: shown === closed ? null : shown, count, isAtTop: shown === withDocument, onClose };
	return <FlashContext.Provider value={value}>{children}</FlashContext.Provider>;
}

/** Floats below the header's cart or in a dialog, and shifts nothing. */
export function Floating({ children }: { children: ReactNode }) {
	return (
		<Wrap>
			<div className={column}>
				<div className={floating}>{children}</div>
			</div>
		</Wrap>
	);
}

/**
 * The message of FlashOfPage. A message that came with the document is at its top; one that came with a navigation floats, so that nothing
 * shifts while the page is in use. The region is always rendered, so that screen readers announce changes. A panel over the page has its
 * own region.
 */
export function FlashMessage() {
	const { flash, count, isAtTop, onClose } = useContext(FlashContext);
	const Place = isAtTop ? AtTop : Floating;
	const region = useRef<HTMLDivElement>(null);
	const isFloating = flash !== null && !isAtTop;
	useMakeWay(region, isFloating ? onClose : null);
	return (
		<div ref={region} role="status" className={isAtTop ? undefined : belowBar}>
			{flash && !isShownInPlace(flash) ? (
				<Place key={count}>
					<Suspense>
						<FlashNotice flash={flash} onClose={isAtTop ? undefined : onClose} />
					</Suspense>
				</Place>
			) : null}
		</div>
	);
}

/**
 * Closes a floating message by Escape, and when the focus moves to what it covers, as under a large zoom (WCAG 2.2, 2.4.11).
 * @param onClose null if no message floats
 */
function useMakeWay(region: RefObject<HTMLElement>, onClose: (() => void) | null): void {
	const close = useRef(onClose);
	close.current = onClose;
	const isFloating = onClose !== null;
	useEffect(() => {
		if (!isFloating) return;
		const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
			if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog:modal")) close.current?.();
		};
		// The browser scrolls to the focused element first.
		const onFocus = ({ target }: FocusEvent) => requestAnimationFrame(() => isUnder(target, region.current) && close.current?.());
		document.addEventListener("keydown", onKey);
		document.addEventListener("focusin", onFocus);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("focusin", onFocus);
		};
	}, [isFloating, region]);
}

function isUnder(target: EventTarget | null, region: HTMLElement | null): boolean {
	const message = region?.querySelector(`.${floating.split(" ")[0]}`);
	if (!message || !(target instanceof Element) || region?.contains(target)) return false;
	const [above, below] = [message.getBoundingClientRect(), target.getBoundingClientRect()];
	return below.left < above.right && below.right > above.left && below.top < above.bottom && below.bottom > above.top;
}

const AtTop = ({ children }: { children: ReactNode }) => (
	<Wrap>
		<div className={atTop}>{children}</div>
	</Wrap>
);

/** A navigation keeps the shell, but a message belongs only to its page. */
function useOnItsPage(flash: Flash | null): { shown: Flash | null; count: number } {
	const { key } = useLocation();
	const [came, setCame] = useState({ flash, key, count: 0 });
	if (came.flash === flash) return { shown: came.key === key ? flash : null, count: came.count };
	setCame({ flash, key, count: came.count + 1 });
	return { shown: flash, count: came.count + 1 };
}
