import { Form, Link } from "@remix-run/react";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { ErrorSummary } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import { AskSimilar } from "../page/ask-similar";
import * as css from "./refused-items.css";
import type { RefusedSetData } from "./refused-set-state";

/** The page of a set that could not be added to the cart: the error, and the form again. */
export function RefusedSet({ set: { id, title, typed, errors, details }, returnTo, idem }: RefusedSetData) {
	const t = useT("cart");
	const te = useT("errors");
	const texts = errors.map((key) => te(key, details));
	const isOut = errors.includes("unavailableGoods");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t("refused.title")}</h1>
				<ErrorSummary title={t("errors.title")} errors={texts.map((text) => ({ id: "amount", text }))} />
				<Form method="post" action="/cart/items" noValidate className={css.form}>
					<HiddenFields fields={{ setId: id, title, idem, returnTo }} />
					<ul className={css.rows}>
						<li className={css.row}>
							<div className={`${css.words} ${css.withoutPicture}`}>
								<Link to={returnTo} className={css.title}>
									{title || t("set.name")}
								</Link>{" "}
								{isOut ? <AskSimilar /> : null}
							</div>
							<div className={css.field}>
								<TextField
									id="amount"
									name="amount"
									label={t("column.quantity")}
									errors={texts}
									defaultValue={typed}
									readOnly={isOut}
									inputMode="numeric"
									autoComplete="off"
								/>
							</div>
						</li>
					</ul>
					{isOut ? null : (
						<p>
							<Button kind="primary">{t("refused.submit")}</Button>
						</p>
					)}
				</Form>
				<p>
					<Link to={returnTo}>{t("refused.back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
