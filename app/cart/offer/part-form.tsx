import { Form, Link } from "@remix-run/react";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { Alert, ErrorSummary } from "../../ui/notice";
import { linePageAddress } from "../line-pages";
import type { AcceptRefusal } from "../offer-part";
import type { Offer } from "./is-offer";
import * as css from "./offer-page.css";
import { offeredLines } from "./ordered";
import { amountId, PartRow, type Row } from "./part-row";

interface PartFormProps {
	offer: Offer;
	idem: string;
	refused: AcceptRefusal | null;
}

/** Some of the lines, or less of them. Folded away until it is wanted; open where something is wrong with it. */
export function PartForm({ offer, idem, refused }: PartFormProps) {
	const t = useT("offer");
	const cartT = useT("cart");
	const errorT = useT("errors");
	const rows = useRows(offer);
	const problem = refused?.problem === "nothing" || refused?.problem === "sentAlready" ? refused.problem : null;
	const textOf = (name: string): string | null => {
		const error = refused?.errors[name];
		return error ? errorT(error.key, error.details) : null;
	};
	const summary = rows.flatMap(({ name, title }) => {
		const text = textOf(name);
		return text === null ? [] : [{ id: amountId(name), text: `${title}: ${text}` }];
	});
	return (
		<details className={css.part} open={refused !== null}>
			<summary className={css.partTitle}>{t("part.title")}</summary>
			<Form method="post" action={`/cart/${offer.uuid}/accept`} noValidate className={css.partForm}>
				<p>{t("part.intro")}</p>
				{rows.length < offer.length ? (
					<p>
						{t("part.page")} <Link to={linePageAddress(`/cart/${offer.uuid}`, "all")}>{t("part.all", { count: offer.length })}</Link>
					</p>
				) : null}
				<ErrorSummary title={t("errors")} errors={summary} />
				{problem ? <Alert tone="error">{t(problem === "nothing" ? "part.nothing" : "part.sentAlready")}</Alert> : null}
				<input type="hidden" name="part" value="some" />
				<input type="hidden" name="idem" value={idem} />
				<div className={css.rowsHead} aria-hidden="true">
					<span className={css.headItem}>{cartT("column.item")}</span> <span className={css.headNumber}>{cartT("column.price")}</span>{" "}
					<span className={css.headNumber}>{t("part.offered")}</span> <span className={css.headNumber}>{t("part.take")}</span>
				</div>
				<ul aria-label={t("part.lines")} className={css.rows}>
					{rows.map((row) => (
						<PartRow
							key={row.name}
							row={row}
							isTaken={refused ? refused.taken.includes(row.name) : row.left > 0}
							value={refused?.values[row.name]}
							error={textOf(row.name)}
						/>
					))}
				</ul>
				<p>
					<Button>{t("part.send")}</Button>
				</p>
			</Form>
		</details>
	);
}

/** Lines, then sets, by the names that their fields have. */
function useRows(offer: Offer): Row[] {
	const { items, orders_to_sets: sets } = offer;
	const t = useT("offer");
	const cartT = useT("cart");
	const { measure } = useFormat();
	const lines = offeredLines(offer);
	const leftOf = (name: string) => lines.find((line) => line.name === name)?.left ?? 0;
	return [
		...items.map(({ id, fullTitle, variant, price, quantity, cut }) => ({
			name: `item-${id}`,
			title: fullTitle,
			code: variant.code,
			price,
			offered: cut?.pieces ?? quantity,
			unit: cut ? t("part.pieces", { length: measure(cut.length, "mm") }) : cartT(`unit.${variant.products.unit}`),
			isCut: cut !== null,
			left: leftOf(`item-${id}`),
		})),
		...sets.map(({ set_id, title, price, quantity }) => ({
			name: `set-${set_id}`,
			title,
			code: cartT("set.name"),
			price,
			offered: quantity,
			unit: t("part.set"),
			isCut: false,
			left: leftOf(`set-${set_id}`),
		})),
	];
}
