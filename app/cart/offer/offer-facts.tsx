import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { daysLeft } from "./days-left";
import type { Offer } from "./is-offer";

/** Its days and how many are left, how it comes, and the buyer's reference for who made it. */
export function OfferFacts({ offer, now }: { offer: Offer; now: string }) {
	const t = useT("offer");
	const format = useFormat();
	const { created_at: createdOn, valid_until: validUntil, is_valid: isValid } = offer.offer;
	const left = daysLeft(validUntil, now);
	const rest = isValid ? ` (${left > 0 ? t("daysLeft", { count: left }) : t("lastDay")})` : "";
	const method = offer.delivery_methods.find(({ id }) => id === offer.delivery_methodid);
	return (
		<Facts
			items={[
				{ term: t("fact.date"), value: format.date(createdOn) },
				{ term: t("fact.validUntil"), value: `${format.date(validUntil)}${rest}` },
				...(method ? [{ term: t("fact.delivery"), value: method.title }] : []),
				...(offer.reference ? [{ term: t("fact.reference"), value: offer.reference }] : []),
			]}
		/>
	);
}
