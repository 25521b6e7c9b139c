import type { Cart } from "../../../contract/cart";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Link } from "../../ui/link";

/** Leads to the offer as a GAEB file, if a line's reference names a position of a bill: "Pos. 01.02.0010". */
export function BillOfferLink({ cart: { uuid, items } }: { cart: Pick<Cart, "uuid" | "items"> }) {
	const t = useT("cart");
	if (!items.some(({ comment }) => /(?:^|[ ,])Pos\. \S/.test(comment))) return null;
	return (
		<>
			{" "}
			<Link to={href("/quick-order/offer", { cart: uuid })}>{t("links.gaeb")}</Link>
		</>
	);
}
