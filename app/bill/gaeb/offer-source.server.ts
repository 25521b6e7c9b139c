/** The query of an offer's page, which names a cart or contains a list. */
export function offerSource(cart: string, address: URLSearchParams) {
	const list = address.get("list");
	return list === null
		? { cart: cart || null, list: null, picks: null, supplies: null }
		: { cart: null, list, picks: address.get("picks"), supplies: address.get("supplies") };
}
