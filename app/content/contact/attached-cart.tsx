import { Link } from "@remix-run/react";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";

interface AttachedCartProps {
	cart: {
		uuid: string;
		/** Of an offer. */
		number: string | null;
		/** Lines and sets. */
		count: number;
		/** Cents, without VAT. */
		total: number;
		/** Of the first of them. */
		titles: string[];
	};
}

/** The cart that goes along with a message. */
export function AttachedCart({ cart: { uuid, number, count, total, titles } }: AttachedCartProps) {
	const t = useT("contact");
	const format = useFormat();
	const left = count - titles.length;
	return (
		<Notice title={t("cart.title")}>
			<p>
				{number ? `${t("cart.offer", { number })}: ` : ""}
				{t("cart.lines", { count, price: format.money(total) })}
			</p>
			<p>
				{titles.join("; ")}
				{left > 0 ? `; ${t("cart.more", { count: left })}` : ""}
			</p>
			<p>
				<Link to={`/cart/${uuid}`}>{t("cart.view")}</Link>
			</p>
		</Notice>
	);
}

/** The address names a cart that is not there or is somebody else's. */
export function UnknownCart() {
	const t = useT("contact");
	return (
		<Notice tone="warning" title={t("cart.unknownTitle")}>
			<p>{t("cart.unknownText")}</p>
		</Notice>
	);
}
