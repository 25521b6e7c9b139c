import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { type Place, placeText } from "../../../contract/seller/way";
import { Link } from "../../ui/link";
import { href } from "../config/href";
import { useT } from "../i18n/i18n";

/** The place to which the reader wants deliveries, which the shell knows, so that pages of goods stay everybody's. */
export interface DeliverTo extends Place {
	/** Working days of transport. */
	way: { min: number; max: number };
	/** The day of arrival in words, by working days from today. */
	days: readonly string[];
	/** When `days` begin with another day, in ms since 1970. */
	until: number;
}

const Context = createContext<DeliverTo | null>(null);

export const DeliverToOfPage = ({ to, children }: { to: DeliverTo | null; children: ReactNode }) => (
	<Context.Provider value={to}>{children}</Context.Provider>
);

/** null until the reader types a place, and in a window left open since yesterday. */
export function useDeliverTo(): DeliverTo | null {
	const to = useContext(Context);
	return to && Date.now() < to.until ? to : null;
}

/** The typed place with a link that changes it, or a link that asks for it. */
export function DeliverToLink({ isShort = false }: { isShort?: boolean }) {
	const to = useContext(Context);
	const t = useT("common");
	const { pathname, search } = useLocation();
	const path = href("/deliver-to", { back: pathname + search });
	if (!to)
		return (
			<Link to={path} rel="nofollow">
				{t("deliverTo.ask")}
			</Link>
		);
	return (
		<>
			{t(isShort ? "deliverTo.short" : "deliverTo", { place: placeText(to) })}
			{" · "}
			<Link to={path} rel="nofollow" aria-label={t("deliverTo.changeLabel")}>
				{t("deliverTo.change")}
			</Link>
		</>
	);
}
