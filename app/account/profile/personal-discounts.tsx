import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { PersonalDiscount } from "../profile-values.server";
import * as css from "./profile-page.css";

/** So many are shown at once. */
const shown = 8;

/** What the account pays less, from what value of goods, and how long (R12.4). */
export function PersonalDiscounts({ discounts }: { discounts: PersonalDiscount[] }) {
	const t = useT("profile");
	if (discounts.length === 0) return null;
	const more = discounts.slice(shown);
	return (
		<section className={css.section} aria-labelledby="discounts">
			<h2 id="discounts" className={css.title}>
				{t("discounts.title")}
			</h2>
			<DiscountList discounts={discounts.slice(0, shown)} />
			{more.length > 0 ? (
				<details>
					<summary className={css.more}>{t("discounts.more", { count: more.length })}</summary>
					<DiscountList discounts={more} />
				</details>
			) : null}
			<p className={css.note}>{t("discounts.text")}</p>
		</section>
	);
}

function DiscountList({ discounts }: { discounts: PersonalDiscount[] }) {
	const t = useT("profile");
	const { money, percent } = useFormat();
	const scope = ({ on, threshold }: PersonalDiscount): string => {
		if (on) return t("discounts.on", { on });
		return threshold > 0 ? t("discounts.from", { amount: money(threshold) }) : t("discounts.always");
	};
	return (
		<ul className={css.discounts}>
			{discounts.map((discount) => (
				<li key={`${discount.on} ${discount.percentage} ${discount.threshold} ${discount.start} ${discount.end}`} className={css.discount}>
					<span className={css.percent}>{percent(discount.percentage)}</span>{" "}
					<span className={css.terms}>
						{discount.title ? <span>{discount.title}</span> : null} <span>{scope(discount)}</span> <Validity discount={discount} />
					</span>
				</li>
			))}
		</ul>
	);
}

function Validity({ discount: { start, end, isUpcoming } }: { discount: PersonalDiscount }) {
	const t = useT("profile");
	const { date } = useFormat();
	const from = start ? date(start) : "";
	const until = end ? date(end) : "";
	const opening = end ? t("discounts.between", { from, until }) : t("discounts.since", { from });
	return (
		<>
			<span className={css.validity}>{isUpcoming ? opening : end ? t("discounts.until", { until }) : t("discounts.open")}</span>{" "}
			{isUpcoming ? <span className={css.upcoming}>{t("discounts.upcoming")}</span> : null}
		</>
	);
}
