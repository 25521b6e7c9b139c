import { Link } from "@remix-run/react";
import { type FocusEvent, useEffect, useRef } from "react";
import { phones } from "../../../contract/company";
import { useMarket, useT } from "../../platform/i18n/i18n";
import type { CartView } from "../../platform/session/visitor";
import { LinkButton } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import * as css from "./help-offer.css";

interface HelpOfferProps {
	cart: CartView;
	isOpen: boolean;
	onClose: () => void;
}

/**
 * Where to write about the cart, and whom to call: first what is answered now. One line, where no prices stand; the page under it can still
 * be used.
 */
export function HelpOffer({ cart, isOpen, onClose }: HelpOfferProps) {
	const t = useT("help");
	const shell = useT("shell");
	const { locale, serviceHours: hours } = useMarket();
	const phone = phones[locale];
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
	// Wherever the focus is; a dialog that has been opened since closes first.
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
			<span className={css.hours}>{shell(isOpen ? "hours.open" : "hours.closed", { hours })}</span>
		</span>
	);
	return (
		<aside ref={offer} aria-labelledby="help-title" className={css.offer} onFocus={rememberFocus}>
			<p id="help-title" className={css.title}>
				{t("title")}
			</p>
			<p className={css.ways}>
				{isOpen ? call : null}
				<LinkButton to={`/contact?cart=${cart.uuid}`} size="s" onClick={onClose}>
					{t("write")}
				</LinkButton>
				<Link to="/faq" className={css.more} onClick={onClose}>
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
