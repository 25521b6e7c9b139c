import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { Supply } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormKey } from "../../platform/forms/use-form-key";
import { randomUuid } from "../../platform/http/random";
import { useT } from "../../platform/i18n/i18n";
import { useInCart } from "../../platform/page/in-cart";
import * as css from "./add-to-cart.css";
import { OrderControls, type OrderedSupply, type OrderedVariant } from "./order-controls";
import { useAddToCart } from "./use-add-to-cart";

export interface TypedOrder {
	quantity: number;
	hasCertificate: boolean;
}

interface AddToCartProps {
	variant: OrderedVariant;
	supply: OrderedSupply & Pick<Supply, "id">;
	set?: { id: number; title: string };
	/** The key makes the form idempotent: sent twice it adds once. */
	idem: string;
	/** Names the supplier in the controls' labels if several supply the article. */
	supplier?: string;
	words?: string;
	children?: ReactNode;
	/** Runs with scripts as the reader types. An invalid quantity is 0. */
	onOrder?: (order: TypedOrder) => void;
}

/** Adds one supply to the cart. A table has one form for all its rows. */
export function AddToCart({ variant, supply, set, idem, supplier, words, children, onOrder }: AddToCartProps) {
	const { pathname, search } = useLocation();
	const t = useT("catalogue");
	const { stateOf, send } = useAddToCart();
	const state = stateOf(set ? set.id : supply.id);
	const inCart = useInCart()[supply.id];
	return (
		<Form
			method="post"
			action={href("/cart/items")}
			preventScrollReset
			onSubmit={send}
			onInput={({ currentTarget }) => {
				const typed = new FormData(currentTarget);
				onOrder?.({ quantity: Number(typed.get("amount")), hasCertificate: typed.has("certificate") });
			}}
		>
			<HiddenFields fields={set ? { setId: set.id, title: set.title } : { suppliedVariantId: supply.id }} />
			<input type="hidden" name="idem" value={useFormKey(idem)} />
			<input type="hidden" name="returnTo" value={pathname + search} />
			<OrderControls
				variant={variant}
				supply={supply}
				name="amount"
				supplier={supplier}
				defaultValue={supply.min_order}
				state={state}
				inCart={set ? undefined : inCart}
				words={words}
			/>
			{children}
			<span role="alert" className={css.failed}>
				{state === "failed" ? t("add.failed") : null}
			</span>
		</Form>
	);
}

interface OrderFormProps {
	variant: OrderedVariant;
	supply: OrderedSupply & Pick<Supply, "id">;
	quantity: number;
}

/** Shows quantity and button where only scripts render, so it makes its own keys. */
export function OrderForm({ variant, supply, quantity }: OrderFormProps) {
	const t = useT("catalogue");
	const { pathname, search } = useLocation();
	const { stateOf, send } = useAddToCart();
	const state = stateOf(supply.id);
	const [idem] = useState(randomUuid);
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset onSubmit={send}>
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
