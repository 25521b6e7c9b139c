import { Form, Link } from "@remix-run/react";
import type { FormResult } from "../../actions/form-result";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { Button, LinkButton } from "../../ui/button";
import { TextField } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { useErrorTexts } from "./error-texts";
import * as css from "./refused-item.css";

interface RefusedProps {
	refused: FormResult;
	/** null where the form has not said which variant it was. */
	item: {
		id: number;
		code: string;
		fullTitle: string;
		slug: string;
		picture: string | null;
		price: number;
		minOrder: number;
		packSize: number;
	} | null;
	returnTo: string;
	/** The key of the next submission. */
	idem: string;
}

/** An item that could not be put into the cart: what is wrong, and the same form once more. */
export function RefusedItem({ refused, item, returnTo, idem }: RefusedProps) {
	const t = useT("cart");
	const format = useFormat();
	const { of, summary } = useErrorTexts(refused);
	const isUnavailable = refused.errors.amount?.includes("unavailableGoods") ?? false;
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("refused.title")}</h1>
				<ErrorSummary title={t("errors.title")} errors={summary([{ name: "amount", id: "amount", label: t("column.quantity") }])} />
				{item ? (
					<div className={css.item}>
						{item.picture ? <img className={css.picture} src={item.picture} alt="" width={96} height={96} /> : null}
						<div>
							<Link to={`/products/${item.slug}?showVariant=${item.id}`} className={css.title}>
								{item.fullTitle}
							</Link>
							<p className={css.small}>
								{item.code} · {format.money(item.price)}
							</p>
						</div>
					</div>
				) : null}
				{isUnavailable ? (
					<div className={css.similar}>
						<p>{t("refused.similar.text")}</p>
						<LinkButton to="/contact" kind="primary">
							{t("refused.similar")}
						</LinkButton>
					</div>
				) : null}
				<Form method="post" action="/cart/items" noValidate className={css.form}>
					{["suppliedVariantId", "variantId"].map((name) =>
						refused.values[name] ? <input key={name} type="hidden" name={name} value={refused.values[name]} /> : null,
					)}
					<input type="hidden" name="returnTo" value={returnTo} />
					<input type="hidden" name="idem" value={idem} />
					<TextField
						id="amount"
						name="amount"
						label={t("column.quantity")}
						hint={item ? <Rules item={item} /> : undefined}
						errors={of("amount")}
						defaultValue={refused.values.amount}
						inputMode="numeric"
						autoComplete="off"
					/>
					<Button kind={isUnavailable ? "secondary" : "primary"}>{t("refused.submit")}</Button>
				</Form>
				<p>
					<Link to={returnTo}>{t("refused.back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}

function Rules({ item }: { item: { minOrder: number; packSize: number } }) {
	const t = useT("cart");
	const format = useFormat();
	return [
		t("quantity.minimum", { quantity: format.number(item.minOrder) }),
		item.packSize > 1 ? t("quantity.pack", { quantity: format.number(item.packSize) }) : "",
	]
		.filter(Boolean)
		.join(", ");
}
