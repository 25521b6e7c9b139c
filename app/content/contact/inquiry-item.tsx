import { Link } from "@remix-run/react";
import { company, phones } from "../../../contract/company";
import { CountedLink } from "../../platform/analytics/counted-link";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { Notice } from "../../ui/notice";

interface InquiryItemProps {
	item: { code: string; fullTitle: string; slug: string; id: number };
}

/** The item that a reader came from, and a mail about it that only wants sending. */
export function InquiryItem({ item }: InquiryItemProps) {
	const t = useT("shell");
	const phone = phones[useMarket().locale];
	const subject = encodeURIComponent(`${item.code} ${item.fullTitle}`);
	return (
		<Notice title={t("ask.title")}>
			<p>
				<Link to={`/products/${item.slug}?showVariant=${item.id}`}>
					{item.code} {item.fullTitle}
				</Link>
			</p>
			<p>
				<CountedLink to={`mailto:${company.email}?subject=${subject}`}>{t("ask.mail")}</CountedLink> ·{" "}
				<CountedLink to={`tel:${phone.dial}`}>{t("call", { phone: phone.shown })}</CountedLink>
			</p>
		</Notice>
	);
}

/** The address names an item that is not there. */
export function UnknownItem({ code }: { code: string }) {
	const t = useT("contact");
	return (
		<Notice tone="warning" title={t("unknown.title", { code })}>
			<p>{t("unknown.text")}</p>
		</Notice>
	);
}
