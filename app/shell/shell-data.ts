import type { Category } from "../../contract/catalogue";
import type { ShopRating } from "../content/trust/trust-row";
import type { AccountView, AuthView, CartView, Flash } from "../platform/session/visitor";

/** A category as menu and footer show it, with those right below it. */
export interface MenuCategory extends Pick<Category, "slug" | "title" | "variantCount" | "iconPicture"> {
	children: { slug: string; title: string }[];
}

export interface ShellData {
	/** null while the backend cannot be reached: the shell does without. */
	categories: MenuCategory[] | null;
	/** The mean of all reviews; null for none. */
	rating: ShopRating | null;
	cart: CartView | null;
	/** null for a guest. */
	account: AccountView | null;
	/** The view of signing in that was used last. */
	preferred: AuthView | null;
	/** Functional cookies are allowed. */
	canSignIn: boolean;
	/** The visitor has not answered the consent banner yet. */
	asksConsent: boolean;
	flash: Flash | null;
	/** The footer has the newsletter form. */
	hasNewsletter: boolean;
	/** Someone answers the phone now. */
	isOpen: boolean;
	year: number;
	/** When the page was written: ms since 1970. */
	renderedAt: number;
}
