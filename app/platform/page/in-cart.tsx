import { createContext, type ReactNode, useContext, useState } from "react";
import type { CartView, Flash, InCart } from "../session/visitor";

const none: InCart = {};
const Context = createContext(none);

/** How much of each supply is in the cart, as far as this window has added it: pages are everybody's, and only messages are the reader's own. */
export const useInCart = (): InCart => useContext(Context);

/** Keeps what messages have said of the cart, until one says that it was changed. */
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
			return none;
		case "notice":
			return flash.key.startsWith("cart.") ? none : before;
		default:
			return before;
	}
}
