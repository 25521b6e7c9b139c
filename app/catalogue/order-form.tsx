import { Form, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Supply } from "../../contract/catalogue";
import { randomUuid } from "../platform/http/random";
import { useT } from "../platform/i18n/i18n";
import * as css from "./table/add-to-cart.css";
import { OrderControls, type OrderedSupply, type OrderedVariant } from "./table/order-controls";
import { useAddToCart } from "./table/use-add-to-cart";

interface OrderFormProps {
	variant: OrderedVariant;
	supply: OrderedSupply & Pick<Supply, "id">;
	quantity: number;
}

/** Quantity and button of one supply in what only scripts show: it makes its own keys. */
export function OrderForm({ variant, supply, quantity }: OrderFormProps) {
	const t = useT("catalogue");
	const { pathname, search } = useLocation();
	const { stateOf, send } = useAddToCart();
	const state = stateOf(supply.id);
	const [idem] = useState(randomUuid);
	return (
		<Form method="post" action="/cart/items" preventScrollReset onSubmit={send}>
			<input type="hidden" name="suppliedVariantId" value={supply.id} />
			<input type="hidden" name="idem" value={idem} />
			<input type="hidden" name="returnTo" value={pathname + search} />
			<OrderControls variant={variant} supply={supply} name="amount" defaultValue={quantity} state={state} />
			<span role="alert" className={css.failed}>
				{state === "failed" ? t("add.failed") : null}
			</span>
		</Form>
	);
}
