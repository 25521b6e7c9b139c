import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { useAccount } from "../platform/page/use-account";
import { note } from "../ui/layout.css";
import { Link } from "../ui/link";
import * as css from "./home.css";

/** An order, list or quotation. */
export interface OwnRow {
	path: string;
	name: string;
	/** The buyer's own reference; "" for none. */
	about: string;
	/** Its state, number of lines or last day. */
	state: string;
}

interface OwnAffairsProps {
	orders: OwnRow[];
	lists: OwnRow[];
	offers: OwnRow[];
}

/** Links an account to what it continues with (R65.6). */
export function OwnAffairs({ orders, lists, offers }: OwnAffairsProps) {
	const t = useT("home");
	const hasOwnPrices = useAccount()?.hasOwnPrices;
	const parts = [
		{ title: t("own.orders"), path: href("/users/orders"), rows: orders },
		{ title: t("own.lists"), path: href("/users/lists"), rows: lists },
		{ title: t("own.offers"), path: href("/users/offers"), rows: offers },
	].filter(({ rows }) => rows.length > 0);
	if (parts.length === 0 && !hasOwnPrices) return null;
	return (
		<section aria-label={t("own.title")} className={css.own}>
			{parts.map(({ title, path, rows }) => (
				<div key={path} className={css.ownPart}>
					<h2 className={css.ownTitle}>
						<Link to={path}>{title}</Link>
					</h2>
					<ul>
						{rows.map(({ path: to, name, about, state }) => (
							<li key={to} className={css.ownRow}>
								<Link to={to} className={css.ownName}>
									{name}
								</Link>{" "}
								{about === "" ? null : <span>{about}</span>} <span className={note}>{state}</span>
							</li>
						))}
					</ul>
				</div>
			))}
			{hasOwnPrices ? (
				<p className={css.ownPart}>
					<Link to={`${href("/users/profile")}#discounts`}>{t("own.prices")}</Link>
				</p>
			) : null}
		</section>
	);
}
