import { type LinkProps, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { LinkButton } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { eventHref, type LinkPlace, linkEvent } from "./link-events";
import { pageTypeOf } from "./page-type";

/**
 * The `ping` of a link whose clicks the server does not see. It counts them without scripts, with consent. With scripts
 * app/platform/analytics/browser.ts counts every link.
 */
function usePing(to: string, place: LinkPlace): string | undefined {
	const isCounted = useRouteLoaderData<{ isCounted: boolean }>("root")?.isCounted ?? false;
	const { pathname, search } = useLocation();
	const isHydrated = useHydrated();
	if (!isCounted || isHydrated) return undefined;
	const event = linkEvent(to, `http://localhost${pathname}${search}`, place, pageTypeOf(pathname));
	return event ? eventHref(event) : undefined;
}

interface CountedLinkProps extends Omit<LinkProps, "to"> {
	to: string;
	place?: LinkPlace;
}

/** A link to a phone number, a mail address or an account page. */
export function CountedLink({ to, place = "content", ...rest }: CountedLinkProps) {
	return <Link to={to} ping={usePing(to, place)} {...rest} />;
}

/** A counted link that looks like a button. */
export function CountedButton({ to, ...rest }: Omit<ComponentProps<typeof LinkButton>, "to"> & { to: string }) {
	return <LinkButton to={to} ping={usePing(to, "content")} {...rest} />;
}
