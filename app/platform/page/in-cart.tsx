import { createContext, type ReactNode, useContext, useState } from "react";
import type { CartView, Flash, InCart } from "../session/visitor";

const none: InCart = {};
const Context = createContext(none);

/** The quantity of each supply that this window has added to the cart. Pages are shared, and only messages are the reader's own. */
export const useInCart = (): InCart => useContext(Context);

/** Keeps the quantities from messages until one reports another change of the cart. */
export function InCartOfPage({ flash, cart, children }: { flash: Flash | null; cart: CartView | null; children: ReactNode }) {
	const uuid = cart?.uuid;
	const [known, setKnown] = useState(() => ({ flash, uuid, amounts: told(flash, none) }));
	if (known.flash !== flash || known.uuid !== uuid)
		setKnown({ flash, uuid, amounts: told(flash, known.uuid === uuid ? known.amounts : none) });
	return <Context.Provider value={known.amounts}>{children}</Context.Provider>;
}

function told(flash: Flash | null, before: InCart): InCart {
	switch (flash?.kind) {
		case "added":
		case "addedLines":
			return { ...before, ...flash.inCart };
		case "line":
		case "removed":
			return none;
		case "notice":
			return flash.key.startsWith("cart.") ? none : before;
		default:
			return before;
	}
}
