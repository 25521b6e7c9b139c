import { Link } from "@remix-run/react";
import { state } from "../../catalogue/stock.css";
import { pictureAt } from "../../ui/picture-at";
import { clickAddress } from "../page/click";
import { MarkedText } from "../page/marked-text";
import type { Hit } from "./hits";
import * as css from "./overlay.css";

interface HitRowProps {
	hit: Hit;
	/** What is marked in its name. */
	typed: string;
	queryId: number | null;
}

/** One variant: what it is, its code and measures, whether it can be had, and what it costs. */
export function HitRow({ hit, typed, queryId }: HitRowProps) {
	return (
		<Link to={hit.address} data-hit="" ping={clickAddress(queryId, hit.position, hit.id)} className={css.hit}>
			{hit.picture ? (
				<img src={pictureAt(hit.picture, 200)} alt="" width={60} height={48} decoding="async" className={css.picture} />
			) : (
				<span className={css.picture} />
			)}
			<span className={css.title}>
				<MarkedText text={hit.title} typed={typed} />
			</span>{" "}
			<span className={css.facts}>
				<span className={css.code}>{hit.code}</span> {hit.measures ? <span>{hit.measures}</span> : null}
			</span>{" "}
			<span className={css.price}>
				{hit.price} <span className={css.unit}>/ {hit.unit}</span>
			</span>{" "}
			<span className={css.stock}>
				<span className={state[hit.stock]}>{hit.stockWord}</span>{" "}
				{hit.delivery ? <span className={css.delivery}>{hit.delivery}</span> : null}
			</span>
		</Link>
	);
}
