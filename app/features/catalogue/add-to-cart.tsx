import { Form, useLocation } from "@remix-run/react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { useT } from "../../i18n";
import * as css from "./add-to-cart.css";
import { CertificateChoice } from "./certificate-choice";
import { OrderControls } from "./order-controls";
import { useSending } from "./use-sending";

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
	const t = useT("catalogue");
	const { state, send } = useSending();
	return (
		<Form
			method="post"
			action="/cart/items"
			preventScrollReset
			onSubmit={send}
			onInput={({ currentTarget }) => onQuantity?.(Number(new FormData(currentTarget).get("amount")))}
		>
			<input type="hidden" name="suppliedVariantId" value={supply.id} />
			<input type="hidden" name="idem" value={idem} />
			<input type="hidden" name="returnTo" value={pathname + search} />
			<OrderControls variant={variant} supply={supply} name="amount" defaultValue={supply.min_order} state={state} isLarge={isLarge} />
			{isLarge && supply.availability !== "out" ? (
				<CertificateChoice id={`certificate-${supply.id}`} price={variant.products.certificate_price} />
			) : null}
			<span role="alert" className={css.failed}>
				{state === "failed" ? t("add.failed") : null}
			</span>
		</Form>
	);
}
