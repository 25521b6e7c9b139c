import { Form, Link } from "@remix-run/react";
import { inMillimetres, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { ErrorSummary, Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "./refused-items.css";
import type { RefusedItemsData } from "./refused-items-state";
import { isSoldOut, RefusedRow } from "./refused-row";

/** The page of items that could not be added to the cart: the errors by row, and the form again. */
export function RefusedItems({ problem, rows, cut, hasCertificate, returnTo, idem }: RefusedItemsData) {
	const t = useT("cart");
	const te = useT("errors");
	const format = useFormat();
	const cutError = cut?.error ? te(cut.error, inMillimetres(cut.details, format)) : null;
	const errors = [
		...rows.flatMap(({ field, error, details, item, product }) =>
			error
				? [
						{
							id: field,
							text:
								rows.length > 1 && (item ?? product) ? `${item?.fullTitle ?? product?.title}: ${te(error, details)}` : te(error, details),
						},
					]
				: [],
		),
		...(cutError ? [{ id: "cut.length", text: cutError }] : []),
	];
	const isOfOneSupply = rows[0]?.field === "amount" || rows[0]?.cutLength !== undefined;
	const canBeSent = rows.some((row) => !isSoldOut(row));
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("refused.title")}</h1>
				{problem ? (
					<Notice tone="warning" title={rows.length === 0 ? t("refused.empty") : te(problem)}>
						{rows.length === 0 ? <p>{t("refused.emptyHint")}</p> : null}
					</Notice>
				) : null}
				<ErrorSummary title={rows.length > 1 ? t("refused.none") : t("errors.title")} errors={errors} />
				{rows.length > 0 ? (
					<Form method="post" action="/cart/items" noValidate className={css.form}>
						<input type="hidden" name="idem" value={idem} />
						<input type="hidden" name="returnTo" value={returnTo} />
						{isOfOneSupply ? <input type="hidden" name="suppliedVariantId" value={rows[0]?.suppliedVariantId} /> : null}
						{hasCertificate ? <input type="hidden" name="certificate" value="on" /> : null}
						{rows.length > 1 ? <p className={css.small}>{t("refused.takeOut")}</p> : null}
						<ul className={css.rows}>
							{rows.map((row) => (
								<RefusedRow key={row.field} row={row} isReady={!problem && !cut?.error} />
							))}
						</ul>
						{cut ? (
							<div className={css.cut}>
								<TextField
									id="cut.length"
									name="cut.length"
									label={t("refused.cutLength")}
									errors={cutError ? [cutError] : undefined}
									defaultValue={cut.typed}
									inputMode="numeric"
									autoComplete="off"
								/>
							</div>
						) : null}
						{canBeSent ? (
							<p>
								<Button kind="primary">{rows.length > 1 ? t("refused.submitAll") : t("refused.submit")}</Button>
							</p>
						) : null}
					</Form>
				) : null}
				<p>
					<Link to={returnTo}>{rows.length === 1 ? t("refused.back") : t("refused.backToList")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
