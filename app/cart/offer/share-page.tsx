import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Wrap } from "../../ui/wrap";
import * as css from "./share.css";

interface SharePageProps {
	title: string;
	/** Of the cart. */
	uuid: string;
	children: ReactNode;
}

/** One form about a cart, and the way back to it. */
export function SharePage({ title, uuid, children }: SharePageProps) {
	const t = useT("offer");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{title}</h1>
				{children}
				<p>
					<Link to={`/cart/${uuid}`}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}

interface EarlierOffersProps {
	/** Newest first; cents. */
	offers: { uuid: string; number: string; valid_until: string; is_valid: boolean; total_price: number }[];
}

/** Earlier offers of a cart, so that nothing is offered twice by mistake. */
export function EarlierOffers({ offers }: EarlierOffersProps) {
	const t = useT("offer");
	const format = useFormat();
	if (offers.length === 0) return null;
	return (
		<section aria-labelledby="earlier" className={css.earlier}>
			<h2 id="earlier" className={css.subtitle}>
				{t("earlier.title")}
			</h2>
			<ul className={css.offers}>
				{offers.map(({ uuid, number, valid_until, is_valid, total_price }) => (
					<li key={uuid} className={css.offer}>
						<Link to={`/cart/${uuid}`}>{number}</Link>{" "}
						<span className={css.when}>{t(is_valid ? "earlier.valid" : "earlier.expired", { day: format.date(valid_until) })}</span>{" "}
						<span className={css.price}>{t("earlier.total", { price: format.money(total_price) })}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
