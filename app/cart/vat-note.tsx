import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import type { ListedOrder } from "./listed-order";

/** What the sum of a listed order says of VAT: all other prices of the shop are without. */
export function VatNote({ order: { isUntaxed } }: { order: ListedOrder }) {
	const t = useT("cart");
	const { percent } = useFormat();
	return isUntaxed ? t("totals.vat", { rate: percent(0) }) : t("totals.grossNote");
}
