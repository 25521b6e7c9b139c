import { useLocation, useMatches, useNavigationType, useRouteError } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { company } from "../../contract/company";
import { drawerSlot } from "../account/auth.css";
import { authState, signInPath } from "../account/auth-href";
import { routeOf } from "../platform/config/route-table";
import { rowsAnchor } from "../platform/http/list-query";
import { useT } from "../platform/i18n/i18n";
import { DeliverToOfPage } from "../platform/page/deliver-to";
import { FlashMessage, FlashOfPage } from "../platform/page/flash-message";
import { InCartOfPage } from "../platform/page/in-cart";
import { useSeller } from "../platform/page/use-seller";
import { StaticPart } from "../ui/static-part";
import { Wrap } from "../ui/wrap";
import { ConsentSlot } from "./consent-banner";
import { Footer } from "./footer";
import { Header } from "./header/header";
import { Pending } from "./pending";
import { letterhead, letterheadName, skipLink } from "./shell.css";
import type { ShellData } from "./shell-data";
import "../ui/dialog.css";
import "../ui/forms/field.css";
import "../ui/switch-links.css";
import { href } from "../platform/config/href";
import { VisitBar } from "./visit-bar";

export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
	const t = useT("common");
	const { list } = routeOf(useLocation().pathname);
	// An error page has no table to skip to.
	const isPage = useMatches().at(-1)?.data !== undefined;
	usePageFocus();
	return (
		<FlashOfPage flash={data.flash}>
			<InCartOfPage flash={data.flash} cart={data.cart}>
				<a href="#content" className={skipLink}>
					{t("skipToContent")}
				</a>{" "}
				{isPage && (list === "category" || list === "product") ? (
					<a href={`#${rowsAnchor}`} className={skipLink}>
						{t("skipToTable")}
					</a>
				) : null}
				{data.asksConsent ? <ConsentSlot /> : null}
				<StaticPart id="letterhead">{import.meta.env.SSR ? <Letterhead /> : null}</StaticPart>
				{data.visit ? <VisitBar visit={data.visit} /> : null}
				<Header data={data} />
				<FlashMessage />
				<Pending />
				<HelpSlot data={data} />
				<AuthSlot data={data} />
				<main id="content" tabIndex={-1}>
					<DeliverToOfPage to={data.deliverTo}>{children}</DeliverToOfPage>
				</main>
				{/* React hydrates the footer by itself, after the page. */}
				<Suspense>
					<Footer data={data} />
				</Suspense>
			</InCartOfPage>
		</FlashOfPage>
	);
}

/** Imports the drawer on opening. Its styles are in every page, so it looks right without scripts. */
const AuthDrawer = lazy(() =>
	import("../account/auth-drawer").catch(() => {
		// A drawer in the document stays as it is. Otherwise a reload renders it.
		if (!document.getElementById("login-title")) location.reload();
		return new Promise<never>(() => {});
	}),
);

/** Shows the sign-in drawer of ?login=true to guests (R2.20). The sign-in page has its own forms. */
function AuthSlot({ data: { account, visit, preferred, canSignIn, flash } }: { data: ShellData }) {
	const location = useLocation();
	const state = authState(location, preferred);
	if (account || visit || !state.isOpen || location.pathname === signInPath) return null;
	return (
		<Wrap>
			<div className={drawerSlot}>
				<Suspense>
					<AuthDrawer state={state} canSignIn={canSignIn} flash={flash} />
				</Suspense>
			</div>
		</Wrap>
	);
}

/** If the import fails, no offer appears. */
const HelpPrompt = lazy(() => import("./help-prompt").catch(() => ({ default: () => null })));

/** Offers help to visitors with goods in the cart, except on the contact page. */
function HelpSlot({ data: { visit, cart, hours, isOpen, flash } }: { data: ShellData }) {
	const { pathname } = useLocation();
	if (visit || !cart?.count || pathname === href("/contact")) return null;
	return (
		<Suspense>
			<HelpPrompt cart={cart} hours={hours} isOpen={isOpen} flash={flash} />
		</Suspense>
	);
}

function Letterhead() {
	const { name, address, phone, email, vatId } = useSeller();
	const t = useT("footer");
	return (
		<p className={letterhead}>
			<span className={letterheadName}>{company.brand}</span>{" "}
			<span>
				{[
					name,
					address.street,
					`${address.country}-${address.postCode} ${address.city}`,
					phone.shown.replaceAll(" ", "\u00a0"),
					email,
					t("vat", { vat: vatId }),
				].join(" · ")}
			</span>
		</p>
	);
}

/** The last shown page, and the element that had the focus when another replaced it. */
let shown: string | undefined;
let left: Element | null = null;

/**
 * Moves the focus to the new page's heading after a navigation, unless the page has set it. The focused element is
 * often gone, and screen readers would announce nothing. Another page of a list or an opened panel is not a
 * navigation. An error page always is, and scrolls to its top.
 */
function usePageFocus(): void {
	const { key, pathname, hash } = useLocation();
	const type = useNavigationType();
	const isError = Boolean(useRouteError());
	const page = isError ? key : pathname;
	const isToTop = useRef(false);
	isToTop.current = type !== "POP" && !hash;
	useEffect(() => {
		const isOther = shown !== undefined && shown !== page;
		shown = page;
		if (isOther && isError) window.scrollTo(0, 0);
		if (isOther && document.activeElement === left) {
			focusHeading();
			// A form keeps the scroll position of its own page, but not of the page that it leads to.
			if (isToTop.current) window.scrollTo(0, 0);
		}
		// The cleanup runs before the next page's effects, which may set the focus.
		return () => {
			left = document.activeElement;
		};
	}, [page, isError]);
}

function focusHeading(): void {
	const heading = document.querySelector("h1");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}
