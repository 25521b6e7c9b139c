import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/i18n";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import type { WrittenSums } from "./quotation-sums.server";
import * as own from "./request.css";

interface TotalsProps {
	sums: WrittenSums;
	/** Rows below the sums. */
	more?: readonly { name: string; value: string }[];
	children?: ReactNode;
}

/** The sums of a quotation, from the goods to the total with VAT. */
export function QuotationTotals({ sums, more = [], children }: TotalsProps) {
	const t = useT("desk");
	const cart = useT("cart");
	const { goods, discount, delivery, usualDelivery, net, vatRate, vat, vatReason, country, gross } = sums;
	const rows = [
		{ name: cart("totals.goods"), value: goods },
		...(discount ? [{ name: cart("totals.discount"), value: `−${discount}` }] : []),
		{ name: usualDelivery ? t("requests.freight.instead", { usual: usualDelivery }) : cart("totals.delivery"), value: delivery },
		{ name: cart("totals.net"), value: net },
		{ name: cart("totals.vat", { rate: vatRate }), value: vat },
		{ name: cart("totals.gross"), value: gross },
		...more,
	];
	return (
		<div className={own.totals}>
			<DeskTable
				caption={cart("totals.title")}
				rows={rows}
				keyOf={({ name }) => name}
				empty=""
				columns={[
					{ title: cart("totals.title"), isName: true, cell: ({ name }) => name },
					{ title: t("requests.sum"), isFigure: true, cell: ({ value }) => value },
				]}
			/>
			<p className={css.muted}>{cart(`vat.${vatReason}`, { country: cart(`country.${country}`) })}</p>
			{children}
		</div>
	);
}
