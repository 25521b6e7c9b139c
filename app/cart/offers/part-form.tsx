import { Form } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { errorText } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { cutSize, unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Choice, TextField } from "../../ui/forms/field";
import { block, bold, small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Alert, ErrorSummary } from "../../ui/notice";
import { Hidden } from "../../ui/wrap";
import { linePageHref, maxLinesPerPage } from "../lines/line-pages";
import { seenTotals } from "../orders/seen";
import * as css from "./offer-page.css";
import type { AcceptRefusal } from "./offer-part";
import { type Offer, offeredLines } from "./offered-lines";

export const partFormId = "accept-part";

interface PartFormProps {
	offer: Offer;
	idem: string;
	refused: AcceptRefusal | null;
}

/** Orders some of the lines or smaller quantities. Folds unless it has errors or calls off from a quotation. */
export function PartForm({ offer, idem, refused }: PartFormProps) {
	const t = useT("offer");
	const cartT = useT("cart");
	const errorT = useT("errors");
	const { date } = useFormat();
	const rows = useRows(offer);
	const problem = refused?.problem === "nothing" || refused?.problem === "sentAlready" ? refused.problem : null;
	const textOf = (name: string): string | null => {
		const error = refused?.errors[name];
		return error ? errorText(errorT, error.key, error.details) : null;
	};
	const summary = rows.flatMap(({ name, title }) => {
		const text = textOf(name);
		return text === null ? [] : [{ id: amountId(name), text: `${title}: ${text}` }];
	});
	return (
		<details className={css.part} open={refused !== null || offer.offer.is_quotation}>
			<summary className={css.partTitle}>{t(offer.offer.is_quotation ? "callOffs.form" : "part.title")}</summary>
			<Form method="post" id={partFormId} action={href("/cart/:uuid/accept", { uuid: offer.uuid })} noValidate className={css.partForm}>
				{offer.offer.is_quotation ? <p>{t("callOffs.intro", { day: date(offer.offer.valid_until) })}</p> : null}
				<p>{t("part.intro")}</p>
				{offer.items.length + offer.orders_to_sets.length < offer.length ? (
					<p>
						{t("part.page")}{" "}
						{offer.length > maxLinesPerPage ? null : (
							<Link to={linePageHref(href("/cart/:uuid", { uuid: offer.uuid }), "all")}>{t("part.all", { count: offer.length })}</Link>
						)}
					</p>
				) : null}
				<ErrorSummary title={t("errors")} errors={summary} />
				{problem ? <Alert tone="error">{t(problem === "nothing" ? "part.nothing" : "part.sentAlready")}</Alert> : null}
				<HiddenFields fields={{ part: "some", idem, ...seenTotals(offer) }} />
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

/** Lines, then sets, with their field names. */
function useRows(offer: Offer): Row[] {
	const { items, orders_to_sets: sets } = offer;
	const t = useT("offer");
	const cartT = useT("cart");
	const { measure } = useFormat();
	const lines = offeredLines(offer);
	const leftOf = (name: string) => lines.find((line) => line.name === name)?.left ?? 0;
	const rows = [
		...items.map(({ id, fullTitle, variant, price, quantity, cut }) => ({
			name: `item-${id}`,
			title: fullTitle,
			code: variant.code,
			price,
			offered: cut?.pieces ?? quantity,
			unit: cut ? t("part.pieces", { length: cutSize(cut, { measure }) }) : cartT(`unit.${variant.products.unit}`),
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
	return rows.map((row) => ({ ...row, most: offer.offer.is_quotation ? row.left : row.offered })).filter(({ most }) => most > 0);
}

interface Row {
	name: string;
	title: string;
	code: string;
	/** Unit price in EUR. */
	price: number;
	offered: number;
	/** The largest quantity that can be ordered. */
	most: number;
	unit: string;
	isCut: boolean;
	/** The quantity not ordered yet. */
	left: number;
}

interface PartRowProps {
	row: Row;
	isTaken: boolean;
	/** The typed quantity; undefined means the rest of the line. */
	value: string | undefined;
	error: string | null;
}

const amountId = (name: string): string => `amount-${name}`;

function PartRow({ row: { name, title, code, price, offered, most, unit, isCut, left }, isTaken, value, error }: PartRowProps) {
	const t = useT("offer");
	const format = useFormat();
	const id = amountId(name);
	return (
		<li className={css.row}>
			<div className={css.rowItem}>
				<Choice
					id={`take-${name}`}
					name="take"
					value={name}
					defaultChecked={isTaken}
					label={<span className={bold}>{unbroken(title)}</span>}
					hint={<span className={`${small} ${block}`}>{code}</span>}
				/>
			</div>
			<p className={css.rowPrice}>{isCut ? null : format.money(price)}</p>
			<p id={`${id}-of`} className={css.offered}>
				{most < offered
					? t("callOffs.of", { left: format.number(most), quantity: `${format.number(offered)}\u00a0${unit}` })
					: t("part.of", { quantity: `${format.number(offered)}\u00a0${unit}` })}
			</p>
			<div className={css.amount}>
				<TextField
					id={id}
					name={id}
					type="number"
					inputMode="numeric"
					min={1}
					max={most}
					label={<Hidden>{t("part.quantity", { title })}</Hidden>}
					errors={error === null ? undefined : [error]}
					defaultValue={value ?? (left || offered)}
					autoComplete="off"
					aria-describedby={error === null ? `${id}-of` : `${id}-of ${id}-error`}
				/>
			</div>
		</li>
	);
}
