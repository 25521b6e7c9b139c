import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { ShellData } from "../shell-data";

/** Where the import fails, the offer is left out. */
const HelpPrompt = lazy(() => import("../help/help-prompt").catch(() => ({ default: () => null })));

/** An offer to help, for visitors with goods in the cart who are not on the contact page. */
export function HelpSlot({ data: { cart, isOpen, flash } }: { data: ShellData }) {
	const { pathname } = useLocation();
	if (!cart?.count || pathname === "/contact") return null;
	return (
		<Suspense>
			<HelpPrompt cart={cart} isOpen={isOpen} flash={flash} />
		</Suspense>
	);
}
