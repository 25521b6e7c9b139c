import type { Cart } from "../../contract/cart";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { textLanguage } from "../platform/i18n/text-language";
import { Icon } from "../ui/icon";
import * as css from "./order/deliveries.css";

/** What was sent of an order, each delivery with its paper, and the days that the rest is confirmed for; nothing where neither is known. */
export function Deliveries({ cart }: { cart: Pick<Cart, "uuid" | "locale" | "confirmed_dates" | "deliveries"> }) {
	const t = useT("cart");
	const { date } = useFormat();
	const { deliveries, confirmed_dates: dates } = cart;
	const isSent = (line: number) => {
		const sent = deliveries.flatMap(({ lines }) => lines).filter((one) => one.line === line);
		return sent.length > 0 && sent.reduce((sum, { quantity }) => sum + quantity, 0) >= (sent[0]?.ordered ?? 0);
	};
	const expected = dates.filter(({ line }) => !isSent(line));
	if (deliveries.length === 0 && expected.length === 0) return null;
	return (
		<section aria-labelledby="deliveries" className={css.deliveries}>
			<h2 id="deliveries" className={css.title}>
				{t("deliveries.title")}
			</h2>
			<ul className={css.list}>
				{deliveries.map((delivery) => (
					<li key={delivery.number} className={css.row}>
						<div>
							<p className={css.name}>{delivery.number}</p>
							<p className={css.note}>{t("deliveries.shippedOn", { day: date(delivery.shipped_on) })}</p>
							{delivery.carrier ? <p className={css.note}>{`${delivery.carrier} ${delivery.tracking_number}`}</p> : null}
						</div>
						<ul className={css.lines}>
							{delivery.lines.map(({ line, title, quantity, ordered, heats }) => (
								<li key={line}>
									<span className={css.place}>{line}</span> {t("deliveries.quantity", { quantity, ordered })}{" "}
									<span lang={textLanguage(cart)}>{title}</span>
									{heats.length > 0 ? <span className={css.note}> · {t("deliveries.heats", { list: heats.join(", ") })}</span> : null}
									{delivery.certificates
										.filter((one) => one.line === line)
										.map(({ number, heat }) => (
											<a
												key={number}
												className={css.certificate}
												href={`/cart/${cart.uuid}/deliveries/${number.toLowerCase()}.pdf`}
												aria-label={t("deliveries.certificateLabel", { heat, number })}
											>
												<Icon name="download" /> {t("deliveries.certificate", { heat })}
											</a>
										))}
								</li>
							))}
						</ul>
						<div className={css.links}>
							{delivery.tracking_url ? (
								<a href={delivery.tracking_url} rel="noreferrer" aria-label={t("deliveries.followLabel", { number: delivery.number })}>
									{t("tracking.follow")}
								</a>
							) : null}
							<a
								href={`/cart/${cart.uuid}/deliveries/${delivery.number.toLowerCase()}.pdf`}
								aria-label={t("deliveries.noteLabel", { number: delivery.number })}
							>
								<Icon name="download" /> {t("deliveries.note")}
							</a>
							{delivery.has_advice ? (
								<a
									href={`/cart/${cart.uuid}/deliveries/${delivery.number.toLowerCase()}.xml`}
									aria-label={t("deliveries.adviceLabel", { number: delivery.number })}
								>
									<Icon name="download" /> {t("deliveries.advice")}
								</a>
							) : null}
						</div>
					</li>
				))}
				{expected.length > 0 ? (
					<li className={css.row}>
						<p className={css.name}>{t("deliveries.expected")}</p>
						<ul className={css.lines}>
							{expected.map(({ line, title, date: day }) => (
								<li key={line}>
									<span className={css.place}>{line}</span> <strong>{date(day)}</strong> <span lang={textLanguage(cart)}>{title}</span>
								</li>
							))}
						</ul>
					</li>
				) : null}
			</ul>
		</section>
	);
}
