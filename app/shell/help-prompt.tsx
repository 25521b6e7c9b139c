import { type FocusEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { inactivityTime } from "../platform/config/constants";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { useSeller } from "../platform/page/use-seller";
import type { CartView, Flash } from "../platform/session/visitor";
import { LinkButton } from "../ui/forms/button";
import { Icon } from "../ui/icon";
import { heading, note } from "../ui/layout.css";
import { Link } from "../ui/link";
import * as css from "./help-prompt.css";

interface HelpPromptProps {
	cart: CartView;
	/** When somebody answers the phone, in words. */
	hours: string;
	isOpen: boolean;
	/** The shell's message. After an action no help is offered. */
	flash: Flash | null;
}

/**
 * Offers help once a visit to inactive visitors with a filled cart (R3.13). It takes no focus, and screen readers
 * announce it.
 */
export default function HelpPrompt({ cart, hours, isOpen, flash }: HelpPromptProps): ReactNode {
	const [isOver, setOver] = useState(wasOffered);
	const isInactive = useInactivity(isOver ? null : inactivityTime);
	useEffect(() => {
		if (isInactive) rememberOffered();
	}, [isInactive]);
	const known = useRef(flash);
	useEffect(() => {
		if (isInactive && flash !== known.current) setOver(true);
		known.current = flash;
	}, [isInactive, flash]);
	return (
		<div aria-live="polite">
			{isInactive && !isOver ? (
				<Suspense>
					<HelpOffer cart={cart} hours={hours} isOpen={isOpen} onClose={() => setOver(true)} />
				</Suspense>
			) : null}
		</div>
	);
}

/** The key stores only that help was offered, until the tab closes. */
const key = "help-offered";

/** Without storage help counts as offered, because never is better than repeatedly. */
function wasOffered(): boolean {
	try {
		return sessionStorage.getItem(key) !== null;
	} catch {
		return true;
	}
}

function rememberOffered(): void {
	try {
		sessionStorage.setItem(key, "1");
	} catch {
		// Without storage help was never offered.
	}
}

const signs = ["pointermove", "pointerdown", "keydown", "wheel", "touchmove", "scroll", "visibilitychange"] as const;

/**
 * Returns whether the reader has been inactive on this page for this long. It then stays true. Time in the background
 * or behind a dialog does not count.
 * @param wait in ms; null turns it off
 */
function useInactivity(wait: number | null): boolean {
	const [isInactive, setInactive] = useState(false);
	useEffect(() => {
		if (wait === null || isInactive) return;
		let timer = 0;
		const begin = () => {
			clearTimeout(timer);
			timer = window.setTimeout(() => (document.hidden || document.querySelector("dialog:modal") ? begin() : setInactive(true)), wait);
		};
		begin();
		for (const sign of signs) document.addEventListener(sign, begin, { passive: true, capture: true });
		return () => {
			clearTimeout(timer);
			for (const sign of signs) document.removeEventListener(sign, begin, { capture: true });
		};
	}, [wait, isInactive]);
	return isInactive;
}

interface HelpOfferProps {
	cart: CartView;
	/** When somebody answers the phone, in words. */
	hours: string;
	isOpen: boolean;
	onClose: () => void;
}

/**
 * Links to a message about the cart and to the phone, with the channel that answers now first. It is one line away
 * from prices, and the page under it stays usable.
 */
export function HelpOffer({ cart, hours, isOpen, onClose }: HelpOfferProps) {
	const t = useT("help");
	const shell = useT("shell");
	const { phone } = useSeller();
	const offer = useRef<HTMLElement>(null);
	const before = useRef<HTMLElement | null>(null);
	const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
		if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
	};
	const close = () => {
		if (offer.current?.contains(document.activeElement)) before.current?.focus();
		onClose();
	};
	const closeNow = useRef(close);
	closeNow.current = close;
	// Escape works wherever the focus is. A dialog opened since closes first.
	useEffect(() => {
		const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
			if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog:modal")) closeNow.current();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	const call = (
		<span className={css.call}>
			<a href={`tel:${phone.dial}`} className={css.phone} aria-label={shell("call", { phone: phone.shown })}>
				{phone.shown}
			</a>{" "}
			<span className={note}>{shell(isOpen ? "hours.open" : "hours.closed", { hours })}</span>
		</span>
	);
	return (
		<aside ref={offer} aria-labelledby="help-title" className={css.offer} onFocus={rememberFocus}>
			<p id="help-title" className={heading.m}>
				{t("title")}
			</p>
			<p className={css.ways}>
				{isOpen ? call : null}
				<LinkButton to={href("/contact", { cart: cart.uuid })} size="s" onClick={onClose}>
					{t("write")}
				</LinkButton>
				<Link to={href("/faq")} className={css.more} onClick={onClose}>
					{shell("nav.faq")}
				</Link>
				{isOpen ? null : call}
			</p>
			<button type="button" className={css.close} onClick={close} aria-label={shell("close")}>
				<Icon name="close" />
			</button>
		</aside>
	);
}
