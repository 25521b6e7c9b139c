import { useEffect, useRef } from "react";
import { state } from "../../catalogue/price/price.css";
import { OrderForm } from "../../catalogue/table/add-to-cart";
import { useT } from "../../platform/i18n/i18n";
import { pictureAt } from "../../ui/browser/picture-at";
import { regular, small, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { clickHref } from "../click";
import type { Hit, HitPage } from "./hit-page";
import { MarkedText } from "./marked-text";
import * as css from "./overlay.css";
import type { OverlayState } from "./overlay-search";

interface HitListProps {
	found: OverlayState;
	page: HitPage;
	more: () => Promise<void>;
}

/** A list loads more at this distance from its end, in px. */
const near = 120;

/**
 * Lists the hits so far. More arrive when a pointer scrolls to the end or presses the button. Keyboard readers reach
 * that button, and can go past it.
 */
export function HitList({ found, page, more }: HitListProps) {
	const t = useT("overlay");
	const list = useRef<HTMLOListElement>(null);
	const { hasFailed, hasMore } = found;
	const { length } = page.hits;
	useEffect(() => {
		const panel = list.current?.parentElement;
		// After a failure the reader decides when to try again.
		if (!panel || hasFailed) return;
		return onPointerScroll(panel, () => {
			if (panel.scrollHeight - panel.scrollTop - panel.clientHeight < near) void more();
		});
	}, [hasFailed, more]);

	/** Moves the focus to the first new hit after a press of the button. */
	async function pressed() {
		await more();
		list.current?.children[length]?.querySelector("a")?.focus();
	}

	if (length === 0) return <p className={css.nothing}>{t("noVariants")}</p>;
	const typed = page.corrected ?? page.words;
	return (
		<>
			<ol ref={list} className={stack[0]}>
				{page.hits.map((hit) => (
					<li key={hit.id} className={css.row}>
						<HitLink hit={hit} typed={typed} quantity={page.quantity} queryId={page.queryId} />
						<HitOrder hit={hit} quantity={page.quantity} />
					</li>
				))}
			</ol>
			{hasMore ? (
				<button type="button" data-hit="" className={css.more} onClick={pressed}>
					{t(hasFailed ? "more.again" : "more")}
				</button>
			) : null}
		</>
	);
}

const pointers = ["wheel", "touchmove", "pointerdown"];

/** Calls back when wheel, touch or scroll bar scrolls the list, but not when moving the focus does. */
function onPointerScroll(list: HTMLElement, onScroll: () => void): () => void {
	let isPointed = false;
	const onEvent = ({ type }: Event) => {
		if (pointers.includes(type)) isPointed = true;
		if (type === "keydown") isPointed = false;
		else if (isPointed && type !== "pointerdown") onScroll();
	};
	const names = [...pointers, "keydown", "scroll"];
	for (const name of names) list.addEventListener(name, onEvent, { passive: true });
	return () => {
		for (const name of names) list.removeEventListener(name, onEvent);
	};
}

interface HitLinkProps {
	hit: Hit;
	typed: string;
	quantity: number | null;
	queryId: number | null;
}

function HitLink({ hit, typed, quantity, queryId }: HitLinkProps) {
	return (
		<Link to={hit.address} data-hit="" ping={clickHref(queryId, hit.position, hit.id)} className={css.hit}>
			{hit.picture ? (
				<img src={pictureAt(hit.picture, 200)} alt="" width={60} height={48} decoding="async" className={css.picture} />
			) : (
				<span className={css.picture} />
			)}
			<span className={css.title}>
				<MarkedText text={hit.title} typed={typed} quantity={quantity} />
			</span>{" "}
			<span className={css.facts}>
				<span className={css.code}>{hit.code}</span> {hit.measures ? <span>{hit.measures}</span> : null}
			</span>{" "}
			<span className={css.price}>
				{hit.price} <span className={`${small} ${regular}`}>/ {hit.unit}</span>
			</span>{" "}
			<span className={css.stock}>
				<span className={state[hit.stock]}>{hit.stockWord}</span>{" "}
				{hit.delivery ? <span className={css.delivery}>{hit.delivery}</span> : null}
			</span>
		</Link>
	);
}

/** Shows quantity and button. The quantity is the one in the search, or the minimum order. */
function HitOrder({ hit, quantity }: { hit: Hit; quantity: number | null }) {
	const { supply, stock, code, title, unitOfSale } = hit;
	return (
		<div className={css.order}>
			<OrderForm
				variant={{ code, fullTitle: title, products: { unit: unitOfSale } }}
				supply={{ ...supply, availability: stock }}
				quantity={quantity ?? supply.min_order}
			/>
		</div>
	);
}
