import { useLocation } from "@remix-run/react";
import { type MouseEventHandler, useEffect, useRef } from "react";
import type { Cart, CartItem, CartSet } from "../../../contract/cart";
import { useT } from "../../platform/i18n/i18n";
import { Link } from "../../ui/link";
import { Pager } from "../../ui/pager/pager";
import { type CartRefusal, lineForm, refusedRow, setForm } from "../change/cart-rows";
import { PrintedRange } from "../orders/totals";
import { CartLine, DiscountLegend } from "./cart-line";
import { linePageHref, linePageOf, linesAPage, maxLinesPerPage, pagesOf } from "./line-pages";
import * as css from "./lines.css";
import { head, headNumber, headQuantity, headWide, list, readOnlyHead, readOnlyList } from "./lines.css";
import { placeOf, type RemovedLine, RemovedRow } from "./removed-lines";
import { SetLine } from "./set-line";

interface CartLinesProps {
	cart: Cart;
	isEditable: boolean;
	refused: CartRefusal | null;
	onClick?: MouseEventHandler;
	/** Removed lines, with the heights that they had, by name. */
	removed?: readonly RemovedLine[];
	heights?: ReadonlyMap<string, number>;
	/** The page shows some of the lines and links to the other pages. */
	isPaged?: boolean;
}

export function CartLines({ cart, isEditable, refused, onClick, removed = [], heights, isPaged = false }: CartLinesProps) {
	const t = useT("cart");
	const name = usePagedName(t("lines.label"));
	return (
		<div className={isEditable ? list : readOnlyList}>
			{isPaged ? <PrintedRange cart={cart} /> : null}
			<div className={isEditable ? head : `${head} ${readOnlyHead}`} aria-hidden="true">
				<span className={headWide}>{t("column.item")}</span>{" "}
				<span className={isEditable ? headQuantity : headNumber}>{t("column.quantity")}</span>{" "}
				<span className={headNumber}>{t("column.price")}</span> <span className={headNumber}>{t("column.weight")}</span>{" "}
				<span className={headNumber}>{t("column.sum")}</span>
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside turn keys into clicks */}
			<ul id={linesId} tabIndex={-1} aria-label={name} onClick={onClick}>
				{rowsOf(cart, removed).map((row) => {
					if (row.kind === "removed") return <RemovedRow key={row.line.name} line={row.line} height={heights?.get(row.line.name)} />;
					const { kind, id } = row;
					const name = kind === "item" ? lineForm(id) : setForm(id);
					const shared = { cart, isEditable, refused: refusedRow(refused, name) };
					return kind === "item" ? <CartLine key={name} item={row.item} {...shared} /> : <SetLine key={name} set={row.set} {...shared} />;
				})}
			</ul>
			{isEditable ? <DiscountLegend items={cart.items} /> : null}
			{isPaged ? <LinePager cart={cart} /> : null}
		</div>
	);
}

type Row = { isSet: boolean; id: number } & (
	| { kind: "item"; item: CartItem }
	| { kind: "set"; set: CartSet }
	| { kind: "removed"; line: RemovedLine }
);

/** Lines, then sets, with removed ones where they were. */
function rowsOf({ items, orders_to_sets: sets }: Cart, removed: readonly RemovedLine[]): Row[] {
	const rows: Row[] = [
		...items.map((item) => ({ kind: "item", item, isSet: false, id: item.id }) as const),
		...sets.map((set) => ({ kind: "set", set, isSet: true, id: set.set_id }) as const),
	];
	if (removed.length === 0) return rows;
	const all = [...rows, ...removed.map((line) => ({ kind: "removed", line, ...placeOf(line) }) as const)];
	return all.sort((one, other) => Number(one.isSet) - Number(other.isSet) || one.id - other.id);
}

const linesId = "lines";

/** The list's name. From the second page on it includes the page. */
function usePagedName(name: string): string {
	const common = useT("common");
	const page = linePageOf(new URLSearchParams(useLocation().search));
	return page === 1 || page === "all" ? name : `${name}, ${common("pager.page", { page })}`;
}

/** Links to the pages of a long cart, and to all lines at once for printing and searching. */
function LinePager({ cart }: { cart: Pick<Cart, "length"> }) {
	const t = useT("cart");
	const common = useT("common");
	const { pathname, search } = useLocation();
	const shown = linePageOf(new URLSearchParams(search));
	const known = useRef(shown);
	useEffect(() => {
		if (known.current === shown) return;
		known.current = shown;
		// The followed link is gone or has changed, so the focus moves to the top of the new page.
		document.getElementById(linesId)?.focus({ preventScroll: true });
	}, [shown]);
	if (cart.length <= linesAPage) return null;
	const page = shown;
	return (
		<div className={css.pagerFoot}>
			{page === "all" ? (
				<Link to={pathname}>{t("pages.single", { number: linesAPage })}</Link>
			) : (
				<>
					<Pager
						page={page}
						pages={pagesOf(cart.length)}
						hrefOf={(to) => linePageHref(pathname, to)}
						words={{
							label: common("pager.label"),
							previous: common("pager.previous"),
							next: common("pager.next"),
							page: (number) => common("pager.page", { page: number }),
						}}
					/>
					{cart.length > maxLinesPerPage ? null : <Link to={linePageHref(pathname, "all")}>{t("pages.all", { number: cart.length })}</Link>}
				</>
			)}
		</div>
	);
}
