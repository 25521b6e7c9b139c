import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import * as css from "./dialog.css";
import { Icon } from "./icon";
import { Link } from "./link";
import { Hidden } from "./wrap";

interface DialogProps {
	/** `right` and `narrow` are drawers. `centre` takes 80 % of the window. On a phone each takes the whole screen. */
	side: keyof typeof css.side;
	/** The heading and the content above it. `titleId` is the heading's id. */
	title: ReactNode;
	titleId: string;
	tools?: ReactNode;
	closeLabel: string;
	/** The address without the dialog. Closing is then a link, which works without scripts. */
	closeTo?: string;
	/**
	 * True if the document contains the dialog. With scripts it covers the page from the start and takes no space, so
	 * that nothing moves on hydration or closing. Without scripts it is part of the page.
	 */
	isInDocument?: boolean;
	/** Runs when the reader closes the dialog by Esc, the backdrop or the control. */
	onClose: () => void;
	children: ReactNode;
}

/**
 * Shows a dialog over the page. Without scripts, and on paper, it is part of the page. The page below does not
 * scroll.
 */
export function Dialog({ side, title, titleId, tools, closeLabel, closeTo, isInDocument = false, onClose, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement | null>(null);
	const pressed = useRef(false);
	const shown = useCallback(
		(node: HTMLDialogElement | null) => {
			dialog.current = node;
			if (!node || node.matches(":modal")) return;
			// The dialog is already visible, so it skips its animation.
			if (isInDocument) node.style.animation = "none";
			show(node, titleId);
		},
		[isInDocument, titleId],
	);
	useEffect(() => {
		const before = () => dialog.current && layOut(dialog.current);
		const after = () => dialog.current && show(dialog.current, titleId);
		addEventListener("beforeprint", before);
		addEventListener("afterprint", after);
		return () => {
			removeEventListener("beforeprint", before);
			removeEventListener("afterprint", after);
		};
	}, [titleId]);
	const close = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		dialog.current?.close();
	};
	const control = { className: css.close, onClick: close, title: closeLabel };
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is the mouse's way; the keyboard's is Esc.
		<dialog
			ref={shown}
			open
			className={css.side[side]}
			aria-labelledby={titleId}
			onMouseDown={({ target, currentTarget }) => {
				pressed.current = target === currentTarget;
			}}
			onClick={({ target, currentTarget }) => {
				if (pressed.current && target === currentTarget) currentTarget.close();
			}}
			onClose={({ target, currentTarget }) => {
				// Dialogs inside this one bubble here too. Layout for paper closes the dialog for a moment.
				if (target === currentTarget && !currentTarget.open) onClose();
			}}
		>
			<div className={css.head}>
				<div className={css.title}>{title}</div>
				{tools}
				{closeTo === undefined ? (
					<button type="button" {...control}>
						<Icon name="close" />
						<Hidden>{closeLabel}</Hidden>
					</button>
				) : (
					<Link to={closeTo} replace preventScrollReset {...control}>
						<Icon name="close" />
						<Hidden>{closeLabel}</Hidden>
					</Link>
				)}
			</div>
			<div className={css.body}>{children}</div>
		</dialog>
	);
}

/**
 * Opens the dialog over the page, with the focus on its heading. It reserves the space of the removed scroll bar, so
 * that the page's width does not change.
 */
function show(dialog: HTMLDialogElement, titleId: string) {
	const page = document.documentElement;
	page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
	dialog.open = false;
	dialog.showModal();
	dialog.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`)?.focus();
}

/** Makes the dialog a part of the page again. */
function layOut(dialog: HTMLDialogElement) {
	dialog.close();
	dialog.open = true;
}
