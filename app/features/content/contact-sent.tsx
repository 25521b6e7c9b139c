import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "../../i18n";
import { Notice } from "../../ui/notice";
import { sent } from "./contact-form.css";

interface ContactSentProps {
	/** What it was about, where it was about an item. */
	item: { id: number; code: string; fullTitle: string; slug: string } | null;
	/** What went along. */
	cart: { uuid: string } | null;
}

/** In the form's place once the message is on its way; with scripts the focus, which was in the form, comes here. */
export function ContactSent({ item, cart }: ContactSentProps) {
	const t = useT("contact");
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} role="status" id="write" tabIndex={-1} className={sent}>
			<Notice tone="success" title={t("sent.title")}>
				<p>{t("sent.text")}</p>
				{item ? (
					<p>
						<Link to={`/products/${item.slug}?showVariant=${item.id}`}>{t("sent.back", { item: `${item.code} ${item.fullTitle}` })}</Link>
					</p>
				) : null}
				{cart ? (
					<p>
						<Link to={`/cart/${cart.uuid}`}>{t("sent.cart")}</Link>
					</p>
				) : null}
				<p>
					<Link to="/contact">{t("sent.again")}</Link>
				</p>
			</Notice>
		</div>
	);
}
