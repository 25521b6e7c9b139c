import { useLocation } from "@remix-run/react";
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { DialogOfCart, ToShare } from "./share-dialog";

interface Opened {
	Dialog: ComponentType<DialogOfCart>;
	kind: DialogOfCart["kind"];
	idem: string;
	/** Of the page that it was opened over: a dialog goes with its page. */
	key: string;
}

/**
 * The page of a cart, whose links to the share and offer forms open them in a dialog. Without scripts, or if the dialog cannot be imported, they are
 * links.
 */
export function CartDialogs({ cart, children }: { cart: ToShare; children: ReactNode }) {
	const { key } = useLocation();
	const [opened, setOpened] = useState<Opened | null>(null);
	const opener = useRef<HTMLAnchorElement | null>(null);
	const isOpen = opened?.key === key;
	useEffect(() => {
		if (isOpen) return;
		// If the form's navigation closed the dialog, the focus has not been restored.
		if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
		opener.current = null;
	}, [isOpen]);
	const open = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const kind = kindOf(link, cart.uuid);
		if (!link || !kind || isForOtherTab(event)) return;
		event.preventDefault();
		opener.current = link;
		import("./share-dialog").then(
			({ default: Dialog }) => setOpened({ Dialog, kind, idem: crypto.randomUUID(), key }),
			() => location.assign(link.href),
		);
	};
	return (
		<>
			<div onClickCapture={open}>{children}</div>
			{opened && isOpen ? <opened.Dialog cart={cart} kind={opened.kind} idem={opened.idem} onClose={() => setOpened(null)} /> : null}
		</>
	);
}

function kindOf(link: HTMLAnchorElement | null, uuid: string): DialogOfCart["kind"] | null {
	if (link?.pathname === `/cart/${uuid}/share`) return "share";
	return link?.pathname === `/cart/${uuid}/offer` ? "offer" : null;
}

const isForOtherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey || altKey;
