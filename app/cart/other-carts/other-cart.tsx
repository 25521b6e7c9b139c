import { Form } from "@remix-run/react";
import type { OpenCart } from "../../../contract/open-carts";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "./other-cart.css";

/** Another open cart of the account, with the key of its form. */
export interface Other extends OpenCart {
	idem: string;
}

interface OtherCartProps {
	other: Other;
	/** The cart of the page; null where there is none, or an empty one: nothing is put together with it. */
	present: string | null;
	/** Its owner is asked about it for the first time, and may say no. */
	isNew?: boolean;
}

/** What is in another open cart, and what can be done with it: a form, so that each is done once. */
export function OtherCart({ other, present, isNew = false }: OtherCartProps) {
	const t = useT("carts");
	const { date, money } = useFormat();
	const { uuid, titles, length, reference, updated_at: changed, total_price: total, can_join: canJoin } = other;
	const more = length - titles.length;
	const facts = [
		t("other.lines", { count: length }),
		t("other.total", { total: money(total) }),
		t("other.changed", { day: date(changed) }),
	];
	return (
		<div className={css.cart}>
			<div className={css.words}>
				<p className={css.titles}>
					{titles.join(" · ")}
					{more > 0 ? <span className={css.more}> {t("other.more", { count: more })}</span> : null}
				</p>
				<p className={css.facts}>{reference === "" ? facts.join(" · ") : [t("other.reference", { reference }), ...facts].join(" · ")}</p>
				{present !== null && !canJoin ? <p className={css.facts}>{t("other.alone")}</p> : null}
			</div>
			<Form method="post" action={`/cart/${uuid}/other`} preventScrollReset className={css.choices}>
				<input type="hidden" name="idem" value={other.idem} />
				<input type="hidden" name="present" value={present ?? ""} />
				<Button size="s" name="intent" value="take">
					{t("choice.take")}
				</Button>{" "}
				{present !== null && canJoin ? (
					<Button size="s" name="intent" value="join">
						{t("choice.join")}
					</Button>
				) : null}{" "}
				{isNew ? (
					<Button size="s" kind="quiet" name="intent" value="leave">
						{t("choice.leave")}
					</Button>
				) : null}
			</Form>
		</div>
	);
}
