import type { CartItem } from "../../contract/cart";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import * as css from "./lines/line-services.css";

interface ServicesProps {
	item: Pick<CartItem, "cut" | "certificate_price" | "quantity" | "variant">;
	/** With the prices, which a whole line says beside its sum, and without the terms. */
	isBrief?: boolean;
}

/** What is done to the goods of a line: how they are cut, out of what and for how much, and the certificate. */
export function LineServices({ item, isBrief = false }: ServicesProps) {
	const t = useT("cart");
	const format = useFormat();
	const { cut, certificate_price: certificate, quantity, variant } = item;
	if (!cut && (!isBrief || certificate === null)) return null;
	return (
		<ul className={css.services}>
			{cut ? (
				<>
					<li>
						<strong className={css.pieces}>{t("cut.pieces", { pieces: cut.pieces, length: format.measure(cut.length, "mm") })}</strong>{" "}
						{t("cut.from", { count: quantity, length: (variant.length ?? 0) / 1000 })}
					</li>
					{isBrief && cut.cuts > 0 ? <li>{t("cut.price", { count: cut.cuts, price: format.money(cut.price) })}</li> : null}
				</>
			) : null}
			{isBrief && certificate !== null ? <li>{t("certificate", { price: format.money(certificate) })}</li> : null}
			{cut && !isBrief ? <li className={css.note}>{t("cut.note")}</li> : null}
		</ul>
	);
}
