import type { z } from "zod";
import type { Cart } from "../../../contract/cart";
import type { orders } from "../../../contract/orders";
import type { Market } from "../config/market";
import { daysText } from "../i18n/days-text";
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

type Money = (cents: number) => string;

/** The price of a certificate 3.1 that a line can get; null for goods without one, and a line that has it. */
export const offeredCertificate = (item: Cart["items"][number] | null, money: Money): string | null => {
	const price = item?.certificate_price === null ? item.variant.products.certificate_price : null;
	return price === null ? null : money(price);
};

/** The price of unloading by crane, and whether it is ordered; null if the method does not offer it, or a part has left. */
export function offeredCrane(
	{ delivery_methods: methods, delivery_methodid: chosen, crane_unloading: isOrdered, deliveries }: Cart,
	money: Money,
): { price: string; isOrdered: boolean } | null {
	const price = methods.find(({ id }) => id === chosen)?.crane_price ?? null;
	return price === null || deliveries.length > 0 ? null : { price: money(price), isOrdered };
}

/** Certificates and crane of the form. A box that is not ticked sends nothing, so the form says that it offers the crane. */
export function typedExtras(form: FormData): { certificates: number[]; crane: boolean | undefined } {
	const certificates = [...form.keys()].flatMap((name) => {
		const line = /^certificate\.([1-9]\d{0,3})$/.exec(name)?.[1];
		return line === undefined ? [] : [Number(line)];
	});
	return { certificates, crane: form.has("craneOffered") ? form.get("crane") === "yes" : undefined };
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
	const format = formatFor(market);
	const { money, date } = format;
	const shown = ({ from, to }: { from: number; to: number }) => ({ from: money(from), to: money(to) });
	return {
		obstacle,
		fields,
		lines: lines.map(({ title, code, quantity, line_price, certificate = false, schedule }) => ({
			...{ title, code, quantity, certificate },
			/** The line's other days of delivery; "" for all at once. */
			days: schedule && daysText(schedule, format),
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
