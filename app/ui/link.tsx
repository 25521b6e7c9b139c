import { type LinkProps, Link as RouterLink } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

/** A link within the shop, without marks for the discovery of routes: the browser has all of them. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />;

/** Writes an absolute path as it is. The router resolves it against the routes, with the same result. */
function ServerLink({ to, ...props }: LinkProps) {
	return typeof to === "string" && to.startsWith("/") ? <a {...anchorProps(props)} href={to} /> : <BrowserLink to={to} {...props} />;
}

/** Leaves out what only a router in the browser reads. */
const anchorProps = ({
	discover,
	prefetch,
	preventScrollReset,
	relative,
	reloadDocument,
	replace,
	state,
	viewTransition,
	...props
}: Omit<LinkProps, "to">): AnchorHTMLAttributes<HTMLAnchorElement> => props;

export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;
