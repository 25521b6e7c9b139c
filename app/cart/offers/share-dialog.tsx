import { useFetcher } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useT } from "../../platform/i18n/i18n";
import { Dialog } from "../../ui/dialog";
import { heading } from "../../ui/layout.css";
import * as css from "./share.css";
import type { ShareResult } from "./share.server";
import { MakeOfferForm, ShareForm } from "./share-forms";

export type ShareableCart = Pick<Cart, "uuid" | "forms" | "unavailable" | "vat">;

export interface DialogOfCart {
	cart: ShareableCart;
	kind: "share" | "offer";
	idem: string;
	onClose: () => void;
}

/** The share or offer form in a dialog over the page of the cart. Closes on navigation. */
export default function ShareDialog({ cart, kind, idem, onClose }: DialogOfCart) {
	const t = useT("offer");
	const { Form, data } = useFetcher<ShareResult>();
	const form = { cart, idem, result: data ?? null, Form, name: `dialog-${kind}` };
	return (
		<Dialog
			side="right"
			titleId="share-title"
			title={
				<h2 id="share-title" tabIndex={-1} className={heading.l}>
					{t(kind === "share" ? "share.title" : "make.title")}
				</h2>
			}
			closeLabel={t("close")}
			onClose={onClose}
		>
			<div className={css.dialog}>{kind === "share" ? <ShareForm {...form} origin={location.origin} /> : <MakeOfferForm {...form} />}</div>
		</Dialog>
	);
}
