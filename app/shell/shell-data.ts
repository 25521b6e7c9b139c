import type { Category } from "../../contract/catalogue";
import type { ShopRating } from "../content/trust/trust-row";
import type { DeliverTo } from "../platform/page/deliver-to";
import type { ShownVisit } from "../platform/page/use-visit";
import type { AccountView, AuthView, CartView, Flash } from "../platform/session/visitor";

/** A category in menu and footer, with its children. */
export interface MenuCategory extends Pick<Category, "slug" | "title" | "variantCount" | "iconPicture"> {
	children: { slug: string; title: string }[];
}

export interface ShellData {
	/** Null while the backend cannot be reached. The shell works without categories. */
	categories: MenuCategory[] | null;
	/** The mean of all reviews, or null without any. */
	rating: ShopRating | null;
	cart: CartView | null;
	/** Null for a guest. */
	account: AccountView | null;
	/** Null for everybody but visits from procurement systems. */
	visit: ShownVisit | null;
	/** The last used view of signing in. */
	preferred: AuthView | null;
	/** True if functional cookies are allowed. */
	canSignIn: boolean;
	asksConsent: boolean;
	flash: Flash | null;
	/** Null until the reader types a place of delivery. */
	deliverTo: DeliverTo | null;
	hasNewsletter: boolean;
	/** When somebody answers the phone, in words. */
	hours: string;
	isOpen: boolean;
	year: number;
	/** The time of rendering, in ms since 1970. */
	renderedAt: number;
}
