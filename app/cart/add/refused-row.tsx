import { Link } from "@remix-run/react";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pictureAt } from "../../ui/browser/picture-at";
import { TextField } from "../../ui/forms/field";
import { AskSimilar } from "../page/ask-similar";
import * as css from "./refused-items.css";
import type { RefusedRowData } from "./refused-items-state";

/** A row that no supplier has in stock, or that there is not: shown as typed, without fields to submit. */
export const isSoldOut = ({ error }: RefusedRowData): boolean => error === "unavailableGoods" || error === "sizes.none";

/** @param isReady nothing but a row is wrong: those without an error can be added */
export function RefusedRow({ row, isReady }: { row: RefusedRowData; isReady: boolean }) {
	const t = useT("cart");
	const te = useT("errors");
	const { money } = useFormat();
	const { field, typed, error, details, item, product } = row;
	const isOut = isSoldOut(row);
	return (
		<li className={css.row}>
			{item?.picture ? (
				<img className={css.picture} src={pictureAt(item.picture, 200)} alt="" width={72} height={72} />
			) : (
				<span className={css.picture} />
			)}
			<div className={css.words}>
				{item ? (
					<>
						<Link to={`/products/${item.slug}?showVariant=${item.id}`} className={css.title}>
							{unbroken(item.fullTitle)}
						</Link>
						<p className={css.small}>
							{item.code} · {money(item.price)} / {t(`unit.short.${item.unit}`)}
						</p>
					</>
				) : product ? (
					<Link to={`/products/${product.slug}`} className={css.title}>
						{unbroken(product.title)}
					</Link>
				) : (
					<p className={css.title}>{t("refused.unknown")}</p>
				)}
				{item && isReady && !error ? <p className={css.ready}>{t("refused.ready")}</p> : null}
				{error === "unavailableGoods" ? <AskSimilar code={item?.code} /> : null}
			</div>
			<div className={css.field}>
				<TextField
					id={field}
					name={isOut ? undefined : field}
					label={t("column.quantity")}
					hint={item && !isOut ? <Rules minOrder={item.minOrder} packSize={item.packSize} /> : undefined}
					errors={error ? [te(error, details)] : undefined}
					defaultValue={typed}
					readOnly={isOut}
					inputMode="numeric"
					autoComplete="off"
				/>
			</div>
		</li>
	);
}

function Rules({ minOrder, packSize }: { minOrder: number; packSize: number }) {
	const t = useT("cart");
	return [t("quantity.minimum", { quantity: minOrder }), packSize > 1 ? t("quantity.pack", { quantity: packSize }) : ""]
		.filter(Boolean)
		.join(", ");
}
