import { Link, useRouteLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { routeOf } from "../config/route-table";

/**
 * Whether a link to a page is prefetched: Remix fetches data, code and styles of a page once its link is hovered. Only pages that are the same for
 * everybody (app/platform/config/route-table.ts), and not where visits are tracked, which the data request does.
 */
export function usePrefetch(): (to: string) => "intent" | "none" {
	const mayPrefetch = useRouteLoaderData<{ mayPrefetch: boolean }>("root")?.mayPrefetch ?? false;
	return (to) => (mayPrefetch && routeOf(to.replace(/[?#].*/, "")).isPrefetched ? "intent" : "none");
}

/** A link that a reader is likely to follow. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to" | "prefetch"> & { to: string }) {
	return <Link to={to} prefetch={usePrefetch()(to)} {...rest} />;
}
