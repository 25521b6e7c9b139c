import type { PageType } from "../config/route-table";
import { type AuthView, authViews } from "../session/visitor";
import type { BrowserEvent } from "./browser-events";
import type { EventProperties } from "./events";

/** An event that a browser tells of, by its name with what belongs to it. */
export type Told = { [N in BrowserEvent]: { name: N; properties: EventProperties<N> } }[BrowserEvent];

/** Where a link stands, by what it is in; the first that fits. Anywhere else it is part of the content. */
export const linkPlaces = [
	["search", "search"],
	['dialog[aria-labelledby="login-title"]', "account"],
	["body > header", "header"],
	["body > footer", "footer"],
	['aside[aria-labelledby="help-title"]', "prompt"],
] as const;
export type LinkPlace = (typeof linkPlaces)[number][1] | "content";

/**
 * What a link tells when it is followed, of those that lead to no page of ours or change nothing on the server: telephone, mail, and the ways
 * into the account.
 * @param base the page that it stands on
 * @returns null for every other link
 */
export function linkEvent(href: string, base: string, place: LinkPlace, page: PageType): Told | null {
	if (href.startsWith("tel:")) return { name: "Call To Button Clicked", properties: { page, place } };
	if (href.startsWith("mailto:")) return { name: "Mail To Button Clicked", properties: { page, place } };
	if (!/login|\/users\/profile$/.test(href)) return null;
	const { pathname, searchParams } = new URL(href, base);
	const isButton = place === "header";
	if (pathname === "/users/profile") return isButton ? { name: "Account Button Clicked", properties: { page, state: "signed_in" } } : null;
	if (pathname !== "/users/login" && searchParams.get("login") !== "true") return null;
	const view = searchParams.getAll("view").find(isView);
	if (view) return { name: "Account View Changed", properties: { view } };
	return isButton ? { name: "Account Button Clicked", properties: { page, state: "guest" } } : null;
}

const isView = (text: string): text is AuthView => authViews.some((view) => view === text);

/** Where an event is told: the beacon's address. */
export function eventAddress({ name, properties }: Told): string {
	const params = new URLSearchParams({ name });
	for (const [property, value] of Object.entries(properties)) if (value !== undefined) params.set(property, String(value));
	return `/events?${params}`;
}
