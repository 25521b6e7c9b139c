import type { ReactNode } from "react";
import type { Category } from "../../contract/catalogue";
import type { ShopRating } from "../content/review-widget";
import { LaterStyles } from "../platform/document/first-styles";
import { useT } from "../platform/i18n/i18n";
import { FlashMessage, FlashOfPage } from "../platform/page/flash-message";
import type { AccountView, AuthView, CartView, Flash } from "../platform/session/visitor";
import { Still } from "../ui/still";
import { Footer } from "./footer/footer";
import { Letterhead } from "./footer/letterhead";
import { AuthPlace } from "./header/auth-place";
import { ConsentPlace } from "./header/consent-place";
import { Header } from "./header/header";
import { HelpPlace } from "./header/help-place";
import { usePageFocus } from "./header/use-page-focus";
import { skipLink } from "./shell.css";

/** A category as menu and footer show it, with those right below it. */
export interface MenuCategory extends Pick<Category, "slug" | "title" | "variantCount" | "iconPicture"> {
	children: { slug: string; title: string }[];
}

export interface ShellData {
	/** null while the backend cannot be reached: the shell does without. */
	categories: MenuCategory[] | null;
	/** What buyers say, in figures; null for none. */
	rating: ShopRating | null;
	cart: CartView | null;
	/** null: nobody is signed in. */
	account: AccountView | null;
	/** The way in that was taken last. */
	preferred: AuthView | null;
	/** Functional cookies are allowed. */
	canSignIn: boolean;
	/** The visitor has not said yet what is allowed. */
	asksConsent: boolean;
	flash: Flash | null;
	/** Its form stands in the footer. */
	hasNewsletter: boolean;
	/** Someone answers the phone now. */
	isOpen: boolean;
	year: number;
}

/** What stands around every page. */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
	const t = useT("common");
	usePageFocus();
	return (
		<FlashOfPage flash={data.flash}>
			<a href="#content" className={skipLink}>
				{t("skipToContent")}
			</a>
			{data.asksConsent ? <ConsentPlace /> : null}
			<Still id="letterhead">{import.meta.env.SSR ? <Letterhead /> : null}</Still>
			<Header data={data} />
			<FlashMessage />
			<HelpPlace data={data} />
			<AuthPlace data={data} />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<LaterStyles of="footer" />
			<Footer data={data} />
		</FlashOfPage>
	);
}
