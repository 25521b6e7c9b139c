import type { Cart } from "../../contract/cart";
import { stepPath } from "../cart/steps";
import { href } from "../platform/config/href";

interface DeliveryNote {
	/** Key of its name among the texts of the cart. */
	name: "address.siteNotes" | "notes.shippingComment";
	/** "" for none. */
	text: string;
	/** Where it is edited. */
	to: string;
}

/** The notes for the carrier: those of the delivery address, and that of the cart, which may only be missing beside the first. */
export function deliveryNotes({
	uuid,
	forms,
	shipping_comment: comment,
}: Pick<Cart, "uuid" | "forms" | "shipping_comment">): DeliveryNote[] {
	const site = forms?.shipping?.siteNotes ?? "";
	const ofSite: DeliveryNote = { name: "address.siteNotes", text: site, to: stepPath(uuid, "payment-info") };
	const ofCart: DeliveryNote = { name: "notes.shippingComment", text: comment, to: `${href("/cart/:uuid", { uuid })}#notes` };
	return [ofSite, ofCart].filter((note) => note.text !== "" || (note === ofCart && site === ""));
}
