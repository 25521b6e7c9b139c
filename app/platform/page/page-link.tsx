import { Link, useRouteLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { routeOf } from "../config/route-table";

/**
 * Tells which links to pages are prefetched: Remix fetches data, code and styles of a page once its link is pointed at. Only pages that are the same for
 * everybody (app/platform/config/route-table.ts), and not where a visit is counted, which the data of a followed link do.
 */
export function usePrefetch(): (to: string) => "intent" | "none" {
	const mayPrefetch = useRouteLoaderData<{ mayPrefetch: boolean }>("root")?.mayPrefetch ?? false;
	return (to) => (mayPrefetch && routeOf(to.replace(/[?#].*/, "")).isPrefetched ? "intent" : "none");
}

/** A link that a reader is likely to follow. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to" | "prefetch"> & { to: string }) {
	return <Link to={to} prefetch={usePrefetch()(to)} {...rest} />;
}
