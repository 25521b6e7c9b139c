import type { Cart } from "../../contract/cart";
import { Button } from "../ui/forms/button";
import { BarSum } from "./bar-sum";
import * as css from "./form.css";

interface NextProps {
	cart: Pick<Cart, "vat" | "total_price_with_vat">;
	/** The id of the step's form. */
	form: string;
	label: string;
}

/** The total and the button to the next step. A press keeps the focus, as an error message on blur would move the button away. */
export function NextBar({ cart, form, label }: NextProps) {
	return (
		<div className={css.send}>
			<div className={css.sendBar}>
				<BarSum cart={cart} />
				<Button kind="primary" size="l" isWide form={form} onMouseDown={(event) => event.preventDefault()}>
					{label}
				</Button>
			</div>
		</div>
	);
}
