import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";
import { Icon } from "../ui/icon";
import * as css from "./page/cart-links.css";

/** What else can be done with a cart than ordering it; `children` come last. */
export function CartLinks({ cart: { uuid }, children }: { cart: Pick<Cart, "uuid">; children?: ReactNode }) {
	const t = useT("cart");
	return (
		<nav aria-label={t("links.title")} className={css.links}>
			<Link to={`/cart/${uuid}/offer`}>{t("links.offer")}</Link> <Link to={`/contact?cart=${uuid}`}>{t("links.quote")}</Link>{" "}
			<Link to={`/cart/${uuid}/share`}>{t("links.share")}</Link> <Link to="/quick-order">{t("links.quickOrder")}</Link> {children}
		</nav>
	);
}

/** Files of an order that was sent, for who has sent it. @param base path of the page that they stand below */
export function OrderDocuments({ cart: { uuid }, base = `/cart/${uuid}` }: { cart: Pick<Cart, "uuid">; base?: string }) {
	const t = useT("cart");
	return (
		<nav aria-label={t("documents.title")} className={css.files}>
			<a href={`${base}/confirmation.pdf`}>
				<Icon name="download" /> {t("documents.pdf")}
			</a>{" "}
			<a href={`${base}/order.xml`}>
				<Icon name="download" /> {t("documents.ubl")}
			</a>
		</nav>
	);
}
