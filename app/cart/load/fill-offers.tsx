import { useEffect, useRef } from "react";
import type { Cart } from "../../../contract/cart";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { Button } from "../../ui/forms/button";
import { buttonValue, lineForm, ofRow } from "../change/cart-rows";
import { useUnit } from "../lines/line-texts";
import { amountId } from "../lines/quantity";
import { fillsOf } from "./fill";
import * as css from "./load.css";

/** Buttons that add to the cart's lines what still goes at the same freight. They belong to the cart's form. */
export function FillOffers({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const { money, number, weight: shownWeight } = useFormat();
	const unitOf = useUnit();
	const fills = fillsOf(cart);
	const press = useFocusAfterPress(fills.map(({ item, quantity }) => `${item.id}.${quantity}`).join());
	if (fills.length === 0) return null;
	return (
		<div className={css.fills}>
			<p>{t("load.fill", { count: fills.length })}</p>
			<ul className={css.fillList}>
				{fills.map(({ item, units, quantity, weight, price }) => (
					<li key={item.id}>
						<Button
							size="s"
							name="fill"
							value={buttonValue(String(quantity), lineForm(item.id))}
							{...ofRow(amountId(item.id))}
							onClick={press}
						>
							<span>
								+ {`${number(units)}\u00a0${unitOf(item, units)}`} <span lang={textLanguage(cart)}>{unbroken(item.fullTitle)}</span>
								{`: ${shownWeight(weight)}, ${money(price)}`}
							</span>
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}

/** If the pressed button is gone after its change, the focus moves to the section's heading. @param offers what the buttons offer */
function useFocusAfterPress(offers: string): () => void {
	const pressedAt = useRef<string>();
	useEffect(() => {
		if (pressedAt.current === undefined || pressedAt.current === offers) return;
		pressedAt.current = undefined;
		if (document.activeElement === document.body) document.getElementById("load")?.focus({ preventScroll: true });
	}, [offers]);
	return () => {
		pressedAt.current = offers;
	};
}
