import type { Cart, CartSet } from "../../../contract/cart";
import { maxUnits } from "../../../contract/values/order-bounds";
import { href } from "../../platform/config/href";
import type { Locale } from "../../platform/config/market";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { danger, heading, medium, muted, nowrap, small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { formPart, setForm } from "../change/cart-rows";
import { LineFigures, LineThumbnail, OfferedPrice, QuantityFigure } from "./line-details";
import * as more from "./line-more.css";
import { useUnit } from "./line-texts";
import * as css from "./lines.css";
import { QuantityForm, RemoveButton } from "./quantity";
import { useIsOutOfDate } from "./unsaved-quantities";

interface SetProps {
	cart: Pick<Cart, "locale">;
	set: CartSet;
	isEditable: boolean;
	refused: FormResult | null;
}

/** A set as one line. Its contents unfold below. */
export function SetLine({ cart, set, isEditable, refused }: SetProps) {
	const t = useT("cart");
	const { number } = useFormat();
	const unitOf = (count: number) => t("set.unit", { count });
	const quantity = <QuantityFigure quantity={{ figure: set.quantity, unit: unitOf(set.quantity), equals: null }} />;
	const { offered } = set;
	const isOutOfDate = useIsOutOfDate(setAmountId(set.set_id));
	const second = (
		<>
			<p className={small}>
				{isEditable && !set.is_available ? <span className={`${danger} ${medium}`}>{t("unavailable")}</span> : t("set.name")}
			</p>
			{offered ? <OfferedPrice offered={offered} quantity={`${number(offered.quantity)}\u00a0${unitOf(offered.quantity)}`} /> : null}
		</>
	);
	return (
		<li className={isEditable ? css.line : `${css.line} ${css.readOnlyLine}`} {...formPart}>
			{isEditable ? <HiddenFields fields={{ setId: set.set_id, title: set.title, "seen.amount": set.quantity }} /> : null}
			<LineThumbnail pictures={set.items[0]?.variant.variant_pictures ?? []} />
			<div className={css.what}>
				<p className={heading.s} lang={textLanguage(cart)}>
					{unbroken(set.title)}
				</p>
				{isEditable ? null : second}
			</div>
			{isEditable ? <div className={css.second}>{second}</div> : null}
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

/** The parts of a set. Always open on paper. */
function SetContents({ set, language }: { set: CartSet; language: Locale | undefined }) {
	const t = useT("cart");
	const { number } = useFormat();
	const unitOf = useUnit();
	return (
		<details className={more.more} open={set.is_available ? undefined : true}>
			<summary className={more.summary}>
				<span className={more.summaryText}>{t("set.contents", { count: set.items.length })}</span>
			</summary>
			<ul className={css.setParts}>
				{set.items.map(({ quantity, fullTitle, variant, is_available: isAvailable }) => (
					<li key={variant.id} className={css.setPart}>
						<span className={css.partQuantity}>
							{number(quantity)}&nbsp;{unitOf({ cut: null, variant }, quantity)}
						</span>{" "}
						<span>
							<Link
								to={href("/products/:slug", { slug: variant.products.slug, showVariant: variant.id })}
								className={css.partLink}
								lang={language}
							>
								{unbroken(fullTitle)}
							</Link>
							{isAvailable ? null : <span className={`${danger} ${medium}`}> {t("set.partUnavailable")}</span>}
						</span>{" "}
						<span className={`${muted} ${nowrap}`}>{variant.code}</span>
					</li>
				))}
			</ul>
		</details>
	);
}

interface QuantityProps {
	set: CartSet;
	refused: FormResult | null;
}

export const setAmountId = (setId: number): string => `${setForm(setId)}-amount`;

function SetQuantity({ set, refused }: QuantityProps) {
	const t = useT("cart");
	const { of } = useErrorTexts(refused);
	const { set_id: setId, quantity, title } = set;
	return (
		<QuantityForm
			// A quantity typed over a concurrent change stays in the field until the reader decides.
			key={refused?.errors.amount?.includes("changedMeanwhile") ? "stale" : "present"}
			row={setForm(setId)}
			label={t("column.quantity")}
			title={title}
			saved={quantity}
			typed={refused?.values.amount}
			least={1}
			step={1}
			rules={[]}
			errors={refused?.errors.amount?.includes("amount.tooMany") ? [t("quantity.most", { quantity: maxUnits })] : (of("amount") ?? [])}
		/>
	);
}
