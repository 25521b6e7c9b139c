import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { ShellData } from "../shell-data";

/** Nobody misses it where it does not come. */
const HelpPrompt = lazy(() => import("../help/help-prompt").catch(() => ({ default: () => null })));

/** An offer to help, for who has something in the cart and does not write already. */
export function HelpSlot({ data: { cart, isOpen, flash } }: { data: ShellData }) {
	const { pathname } = useLocation();
	if (!cart?.count || pathname === "/contact") return null;
	return (
		<Suspense>
			<HelpPrompt cart={cart} isOpen={isOpen} flash={flash} />
		</Suspense>
	);
}
