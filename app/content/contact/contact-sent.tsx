import { Link } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { SentNotice } from "./sent-notice";

interface ContactSentProps {
	/** What it was about, where it was about an item. */
	item: { id: number; code: string; fullTitle: string; slug: string } | null;
	/** What went along. */
	cart: { uuid: string } | null;
	/** When next somebody is there, in words; null: now. */
	opens: string | null;
}

/** Shown after the message was sent: what happens next, and links back. */
export function ContactSent({ item, cart, opens }: ContactSentProps) {
	const t = useT("contact");
	return (
		<SentNotice id="write" title={t("sent.title")}>
			<p>{opens === null ? t("sent.text") : t("sent.text.closed", { when: opens })}</p>
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
		</SentNotice>
	);
}
