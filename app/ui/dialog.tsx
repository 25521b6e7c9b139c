import { Link } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import * as css from "./dialog.css";
import { Icon } from "./icon";
import { Hidden } from "./wrap";

interface DialogProps {
	/** right, narrow: a drawer, on a phone the whole screen; centre: 80 % of the window's shorter side, on a phone the whole screen. */
	side: keyof typeof css.side;
	/** The heading and what stands above it; `titleId` is the heading's id. */
	title: ReactNode;
	titleId: string;
	/** Beside the close control. */
	tools?: ReactNode;
	closeLabel: string;
	/** The address without the dialog: closing is then a link, which works without scripts. */
	closeTo?: string;
	/**
	 * The dialog is part of the document. With scripts it is over the page from the start and takes no space in it, so that nothing moves on
	 * hydration or closing; without scripts it is part of the page.
	 */
	isInDocument?: boolean;
	/** It is closed: by Esc, by the backdrop, or by its control. */
	onClose: () => void;
	children: ReactNode;
}

/** A dialog over the page; without scripts, and on paper, a part of the page. The page below does not scroll. */
export function Dialog({ side, title, titleId, tools, closeLabel, closeTo, isInDocument = false, onClose, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement | null>(null);
	const pressed = useRef(false);
	const shown = useCallback(
		(node: HTMLDialogElement | null) => {
			dialog.current = node;
			if (!node || node.matches(":modal")) return;
			// It is there already.
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
				// Those of dialogs within it come here too, and laying it out for paper closes it for a moment.
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

/** Opens over the page, with the focus on its heading. Reserves the space of the removed scroll bar, so that the page's width does not change. */
function show(dialog: HTMLDialogElement, titleId: string) {
	const page = document.documentElement;
	page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
	dialog.open = false;
	dialog.showModal();
	dialog.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`)?.focus();
}

/** A part of the page again. */
function layOut(dialog: HTMLDialogElement) {
	dialog.close();
	dialog.open = true;
}
