import { Link } from "@remix-run/react";
import { type FocusEvent, useRef } from "react";
import { phones, salesContacts } from "../../../contract/company";
import { useMarket, useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { CartView } from "../../visitor";
import * as css from "./help-offer.css";

interface HelpOfferProps {
	cart: CartView;
	isOpen: boolean;
	onClose: () => void;
}

/** Whom to call, when, and where to write about the cart. The page under it can still be used. */
export function HelpOffer({ cart, isOpen, onClose }: HelpOfferProps) {
	const t = useT("help");
	const shell = useT("shell");
	const { locale } = useMarket();
	const phone = phones[locale];
	const before = useRef<HTMLElement | null>(null);
	const noteFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
		if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
	};
	const close = () => {
		before.current?.focus();
		onClose();
	};
	return (
		<aside aria-labelledby="help-title" className={css.offer} onFocus={noteFocus} onKeyDown={({ key }) => key === "Escape" && close()}>
			<p id="help-title" className={css.title}>
				{t("title")}
			</p>
			<button type="button" className={css.close} onClick={close} aria-label={shell("close")}>
				<Icon name="close" />
			</button>
			<p className={css.words}>{t("text", { name: salesContacts[locale].name })}</p>
			<p className={css.ways}>
				<a href={`tel:${phone.dial}`} className={css.phone} aria-label={shell("call", { phone: phone.shown })}>
					{phone.shown}
				</a>
				<span className={css.hours}>{isOpen ? shell("hours.open") : shell("hours.closed")}</span>
			</p>
			<p className={css.ways}>
				<LinkButton to={`/contact?cart=${cart.uuid}`} size="s" onClick={onClose}>
					{t("write")}
				</LinkButton>
				<Link to="/faq" className={css.more} onClick={onClose}>
					{shell("nav.faq")}
				</Link>
			</p>
		</aside>
	);
}
