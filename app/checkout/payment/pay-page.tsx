import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import { Wrap } from "../../ui/wrap";
import * as css from "./pay-page.css";

interface PayProps {
	cart: Cart;
	/** Where the payment is made. */
	url: string;
}

/** The page between the order and the provider, which goes on by itself: where it leads, for how much, and the way back. */
export function PayPage({ cart, url }: PayProps) {
	const t = useT("payment");
	const format = useFormat();
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("title")}</h1>
				<p className={css.lead}>{t("text", { provider: new URL(url).hostname })}</p>
				<p>
					<span className={css.label}>{t("amount")}</span> <strong className={css.amount}>{format.money(cart.total_price_with_vat)}</strong>
				</p>
				<p className={css.actions}>
					<LinkButton to={url} kind="primary" size="l" reloadDocument>
						{t("goOn")}
					</LinkButton>
					<Link to={`/cart/${cart.uuid}/summary`}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
