import type { z } from "zod";
import type { Cart } from "../../../contract/cart";
import type { orders } from "../../../contract/orders";
import type { Market } from "../config/market";
import { formatFor } from "../i18n/format";

/** Values of a sent order that its buyer and staff change beside its lines. `country` is null without an address. */
export function changeableValues({ forms, wanted_on: wantedOn, reference }: Pick<Cart, "forms" | "wanted_on" | "reference">) {
	const address = forms?.shipping ?? forms?.billing;
	const { company = "", name = "", phone = "", streetAddress = "", addressAdditionalLine = "", postCode = "", city = "" } = address ?? {};
	return {
		country: address?.country ?? null,
		values: {
			...{ company, name, phone, streetAddress, addressAdditionalLine, postCode, city, wantedOn, reference },
			siteNotes: forms?.shipping?.siteNotes ?? "",
		},
	};
}

/** A preview of a change as the reader's language writes it. */
export function writtenPreview(
	{
		obstacle,
		fields,
		lines,
		freight,
		missed_wanted_on: missed = "",
		total_price: net,
		total_price_with_vat: gross,
	}: z.output<typeof orders.previewChange.answer>,
	market: Market,
) {
	const { money, date } = formatFor(market);
	const shown = ({ from, to }: { from: number; to: number }) => ({ from: money(from), to: money(to) });
	return {
		obstacle,
		fields,
		lines: lines.map(({ title, code, quantity, line_price, certificate = false }) => ({
			...{ title, code, quantity, certificate },
			price: shown(line_price),
		})),
		freight: freight && shown(freight),
		/** The wanted day that cannot be met; "" for none. */
		missed: missed && date(missed),
		net: shown(net),
		gross: shown(gross),
		/** Decimal euros, which the form sends back. */
		total: gross.to / 100,
	};
}
