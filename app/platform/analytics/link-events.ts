import { href } from "../config/href";
import type { PageType } from "../config/route-table";
import { type AuthView, authViews } from "../session/visitor";
import type { BrowserEvent } from "./browser-events";
import type { EventProperties } from "./events";

export type BeaconEvent = { [N in BrowserEvent]: { name: N; properties: EventProperties<N> } }[BrowserEvent];

/** Page regions by the element that contains a link. The first match counts; any other link is in the content. */
export const linkPlaces = [
	["search", "search"],
	['dialog[aria-labelledby="login-title"]', "account"],
	["body > header", "header"],
	["body > footer", "footer"],
	['aside[aria-labelledby="help-title"]', "prompt"],
] as const;
export type LinkPlace = (typeof linkPlaces)[number][1] | "content";

/**
 * The event of a followed link that the server does not see: phone, mail and account.
 * @param base the address of the page with the link
 * @returns null for any other link
 */
export function linkEvent(link: string, base: string, place: LinkPlace, page: PageType): BeaconEvent | null {
	if (link.startsWith("tel:")) return { name: "Call To Button Clicked", properties: { page, place } };
	if (link.startsWith("mailto:")) return { name: "Mail To Button Clicked", properties: { page, place } };
	if (!/login|\/users\/profile$/.test(link)) return null;
	const { pathname, searchParams } = new URL(link, base);
	const isButton = place === "header";
	if (pathname === href("/users/profile"))
		return isButton ? { name: "Account Button Clicked", properties: { page, state: "signed_in" } } : null;
	if (pathname !== href("/users/login") && searchParams.get("login") !== "true") return null;
	const view = searchParams.getAll("view").find(isView);
	if (view) return { name: "Account View Changed", properties: { view } };
	return isButton ? { name: "Account Button Clicked", properties: { page, state: "guest" } } : null;
}

const isView = (text: string): text is AuthView => authViews.some((view) => view === text);

export function eventHref({ name, properties }: BeaconEvent): string {
	const params = new URLSearchParams({ name });
	for (const [property, value] of Object.entries(properties)) if (value !== undefined) params.set(property, String(value));
	return `${href("/events")}?${params}`;
}
