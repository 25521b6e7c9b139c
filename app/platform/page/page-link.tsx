import { useRouteLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Link } from "../../ui/link";
import { routeOf } from "../config/route-table";

/**
 * Whether to prefetch a page's data, code and styles when its link is hovered. Only for pages that are the same for everybody
 * (app/platform/config/route-table.ts), and not if visits are tracked, because the data request tracks them.
 */
export function usePrefetch(): (to: string) => "intent" | "none" {
	const mayPrefetch = useRouteLoaderData<{ mayPrefetch: boolean }>("root")?.mayPrefetch ?? false;
	return (to) => (mayPrefetch && routeOf(to.replace(/[?#].*/, "")).isPrefetched ? "intent" : "none");
}

/** A link that a reader is likely to follow. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to" | "prefetch"> & { to: string }) {
	return <Link to={to} prefetch={usePrefetch()(to)} {...rest} />;
}
