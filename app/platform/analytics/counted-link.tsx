import { Link, type LinkProps, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useHydrated } from "../../ui/use-hydrated";
import { eventAddress, type LinkPlace, linkEvent } from "./link-events";
import { pageTypeOf } from "./page-type";

/**
 * Gives links whose clicks the server does not see by itself a `ping`, so that they are counted without scripts: of readers who allow it. With scripts
 * app/platform/analytics/browser.ts counts every link.
 */
export function usePing(place: LinkPlace = "content"): (to: string) => string | undefined {
	const isCounted = useRouteLoaderData<{ isCounted: boolean }>("root")?.isCounted ?? false;
	const { pathname, search } = useLocation();
	const isHydrated = useHydrated();
	return (to) => {
		if (!isCounted || isHydrated) return undefined;
		const event = linkEvent(to, `http://localhost${pathname}${search}`, place, pageTypeOf(pathname));
		return event ? eventAddress(event) : undefined;
	};
}

interface CountedLinkProps extends Omit<LinkProps, "to"> {
	to: string;
	/** Where it stands. */
	place?: LinkPlace;
}

/** A link to a telephone, a mailbox, or a way into the account. */
export function CountedLink({ to, place, ...rest }: CountedLinkProps) {
	return <Link to={to} ping={usePing(place)(to)} {...rest} />;
}
