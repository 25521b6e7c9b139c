import { Link } from "@remix-run/react";
import type { Cart, CartSet } from "../../../contract/cart";
import type { Locale } from "../../platform/config/market";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { LineFigures, LineThumbnail, OfferedPrice, QuantityFigure } from "../line-details";
import { useUnit } from "../line-texts";
import { part } from "../order/sent-part";
import { setForm } from "../page/cart-rows";
import * as css from "./cart-line.css";
import * as more from "./line-more.css";
import { RemoveButton } from "./quantity-form";
import * as parts from "./set-line.css";
import { SetQuantity, setAmountId } from "./set-quantity";
import { useIsOutOfDate } from "./unsaved-quantities";

interface SetProps {
	cart: Pick<Cart, "locale">;
	set: CartSet;
	isEditable: boolean;
	/** What was wrong with the form of this set. */
	refused: FormResult | null;
}

/** A set as one line, with its contents folded out beneath. */
export function SetLine({ cart, set, isEditable, refused }: SetProps) {
	const t = useT("cart");
	const { number } = useFormat();
	const unitOf = (count: number) => t("set.unit", { count });
	const quantity = <QuantityFigure quantity={{ figure: set.quantity, unit: unitOf(set.quantity), equals: null }} />;
	const { offered } = set;
	const isOutOfDate = useIsOutOfDate(setAmountId(set.set_id));
	return (
		<li className={isEditable ? css.line : `${css.line} ${css.readOnlyLine}`} {...part}>
			{isEditable ? <HiddenFields fields={{ setId: set.set_id, title: set.title, "seen.amount": set.quantity }} /> : null}
			<LineThumbnail pictures={set.items[0]?.variant.variant_pictures ?? []} />
			<div className={css.what}>
				<p className={parts.title} lang={textLanguage(cart)}>
					{unbroken(set.title)}
				</p>
				<p className={css.meta}>{isEditable && !set.is_available ? <span className={css.out}>{t("unavailable")}</span> : t("set.name")}</p>
				{offered ? <OfferedPrice offered={offered} quantity={`${number(offered.quantity)}\u00a0${unitOf(offered.quantity)}`} /> : null}
			</div>
			<div className={css.quantity}>
				{isEditable ? <SetQuantity set={set} refused={refused} /> : null}
				<div className={isEditable ? css.printedQuantity : undefined}>{quantity}</div>
			</div>
			<LineFigures price={set.price} weight={set.weight} sum={set.line_price} isOutOfDate={isOutOfDate} />
			{isEditable ? <RemoveButton row={setForm(set.set_id)} title={set.title} /> : null}
			<SetContents set={set} language={textLanguage(cart)} />
		</li>
	);
}

/** What is in all of them. On paper it is always open. */
function SetContents({ set, language }: { set: CartSet; language: Locale | undefined }) {
	const t = useT("cart");
	const { number } = useFormat();
	const unitOf = useUnit();
	return (
		<details className={more.more} open={set.is_available ? undefined : true}>
			<summary className={more.summary}>
				<span className={more.summaryText}>{t("set.contents", { count: set.items.length })}</span>
			</summary>
			<ul className={parts.list}>
				{set.items.map(({ quantity, fullTitle, variant, is_available: isAvailable }) => (
					<li key={variant.id} className={parts.part}>
						<span className={parts.quantity}>
							{number(quantity)}&nbsp;{unitOf({ cut: null, variant }, quantity)}
						</span>{" "}
						<span>
							<Link to={`/products/${variant.products.slug}?showVariant=${variant.id}`} className={parts.link} lang={language}>
								{unbroken(fullTitle)}
							</Link>
							{isAvailable ? null : <span className={parts.out}> {t("set.partUnavailable")}</span>}
						</span>{" "}
						<span className={parts.code}>{variant.code}</span>
					</li>
				))}
			</ul>
		</details>
	);
}
