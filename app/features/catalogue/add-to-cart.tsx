import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { CertificateChoice } from "./certificate-choice";
import { OrderControls } from "./order-controls";
import type { AddingState } from "./use-table-form";

interface AddToCartProps {
	variant: Pick<Variant, "code" | "fullTitle" | "products">;
	supply: Supply;
	/** The key of this one form: sent twice it is added once. */
	idem: string;
	/** With the words on the button. */
	isLarge?: boolean;
	/** Told with scripts, as it is typed; 0 for what is no quantity. */
	onQuantity?: (quantity: number) => void;
}

/** The form of one supply by itself; a table has one form for all its rows. */
export function AddToCart({ variant, supply, idem, isLarge, onQuantity }: AddToCartProps) {
	const { pathname, search } = useLocation();
	const state = useAdding(supply.id);
	return (
		<Form
			method="post"
			action="/cart/items"
			preventScrollReset
			onInput={({ currentTarget }) => onQuantity?.(Number(new FormData(currentTarget).get("amount")))}
		>
			<input type="hidden" name="suppliedVariantId" value={supply.id} />
			<input type="hidden" name="idem" value={idem} />
			<input type="hidden" name="returnTo" value={pathname + search} />
			<OrderControls variant={variant} supply={supply} name="amount" defaultValue={supply.min_order} state={state} isLarge={isLarge} />
			{isLarge && supply.availability !== "out" ? (
				<CertificateChoice id={`certificate-${supply.id}`} price={variant.products.certificate_price} />
			) : null}
		</Form>
	);
}

/** Follows this supply's own form on its way. Without scripts the page says it after it has loaded. */
function useAdding(suppliedVariantId: number): AddingState {
	const { formData } = useNavigation();
	const isAdding = formData?.get("suppliedVariantId") === String(suppliedVariantId);
	const [state, setState] = useState<AddingState>("ready");
	if (isAdding && state !== "adding") setState("adding");
	if (!isAdding && state === "adding") setState("added");
	return state;
}
