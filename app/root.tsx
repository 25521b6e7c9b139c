import "./ui/style/layers.css";
import "./ui/style/base.css";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
	useLocation,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import type { Category } from "../contract/catalogue";
import { company } from "../contract/company";
import { content } from "../contract/content";
import { usualHours } from "../contract/values/service-hours";
import { chosenView } from "./account/auth-href";
import { useBrowserEvents } from "./platform/analytics/use-browser-events";
import { optional, unnoted } from "./platform/backend/deferred.server";
import { shopRating } from "./platform/backend/optional-content.server";
import { readSeller } from "./platform/backend/seller.server";
import { readServiceHours } from "./platform/backend/service-hours.server";
import { FontFaces, FontPreload } from "./platform/document/font-faces";
import { useNonce } from "./platform/document/nonce";
import { NextStyles, Styles } from "./platform/document/styles";
import { hoursText } from "./platform/i18n/hours-text";
import { useMarket } from "./platform/i18n/i18n";
import { rootTexts } from "./platform/i18n/root-texts";
import { deliverToOf } from "./platform/page/deliver-to.server";
import { pageSeller } from "./platform/page/use-seller";
import { Canonical } from "./platform/seo/canonical";
import { CrawlerTags } from "./platform/seo/crawler-tags";
import { PageTitle } from "./platform/seo/page-title";
import { useSessionCheck, useSignedOut } from "./platform/session/use-session-check";
import { ErrorPage, ErrorTitle } from "./shell/error-page";
import { Shell } from "./shell/shell";
import type { MenuCategory } from "./shell/shell-data";
import { StaleSlot } from "./shell/stale-slot";
import { useSavesData } from "./ui/browser/saves-data";
import { useHydrated } from "./ui/browser/use-hydrated";

export const handle = { i18n: rootTexts };

/** null at the desk, which has a frame of its own. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	if (context.isDesk) return null;
	const { backend, visitor, locales } = context;
	const view = chosenView(new URL(request.url));
	if (view) visitor.setAuthView(view);
	// Without the backend the shell omits its menu, so that pages that do not need the backend still work.
	const service = readServiceHours(context);
	const selling = readSeller(context);
	const rated = optional(context, shopRating(context));
	const roots = await backend(content.rootCategories).catch(() => null);
	const rating = (await unnoted(context, rated))?.value ?? null;
	const { hours, isOpen } = await service;
	const seller = await selling;
	const now = new Date();
	return {
		categories: roots?.map(menuCategory) ?? null,
		rating,
		cart: visitor.cart,
		account: visitor.account,
		visit: visitor.visit && {
			system: visitor.visit.system,
			isReadOnly: visitor.visit.isReadOnly,
			hasQuestions: visitor.visit.hasQuestions,
			hasOwnPrices: visitor.visit.hasOwnPrices,
			within: visitor.visit.within,
		},
		preferred: visitor.authView,
		canSignIn: visitor.allows("functional"),
		isCounted: visitor.allows("analytics"),
		mayPrefetch: !visitor.allowsTracking && !locales.isNeutralHost,
		asksConsent: visitor.consent === null,
		flash: visitor.takeFlash(),
		deliverTo: deliverToOf(context),
		hours,
		isOpen,
		seller: pageSeller(seller),
		hasNewsletter: context.subscribe !== null,
		year: now.getFullYear(),
		renderedAt: context.renderedAt,
		origin: locales.own,
		origins: locales.origins,
	};
}

/** Every page has the menu twice, as HTML and as data, so it holds only what it shows. */
const menuCategory = ({ slug, title, variantCount, iconPicture, children }: Category): MenuCategory => ({
	slug,
	title,
	variantCount,
	iconPicture,
	children: children.map((child) => ({ slug: child.slug, title: child.title })),
});

/**
 * Forms change the shell's data, and navigation does not. A form may have been sent from this very page. The choice
 * of another way to sign in stores itself.
 */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const chosen = chosenView(nextUrl);
	if (chosen !== null && chosen !== chosenView(currentUrl)) return true;
	return formMethod || currentUrl.href === nextUrl.href ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: ReactNode }) {
	const nonce = useNonce();
	const savesData = useSavesData();
	const { locale } = useMarket();
	const data = useRouteLoaderData<typeof loader>("root");
	// useRouteError() returns null without an error boundary above, not undefined.
	const error: unknown = useRouteError() ?? undefined;
	return (
		<html lang={locale}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{error === undefined ? <PageTitle /> : <ErrorTitle error={error} />}
				{error === undefined ? <Meta /> : null}
				<FontFaces />
				<Styles />
				<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#0f1417" media="(prefers-color-scheme: dark)" />
				{data && error === undefined ? <Canonical origin={data.origin} /> : null}
				{data && error === undefined ? <CrawlerTags own={data.origin} all={data.origins} /> : null}
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				{data === null ? null : (
					<>
						<link rel="manifest" href={`/manifest/${locale}.webmanifest`} />
						<link rel="search" type="application/opensearchdescription+xml" title={company.brand} href={`/opensearch/${locale}.xml`} />
					</>
				)}
			</head>
			<body>
				{children}
				{savesData ? null : (
					<>
						<FontPreload />
						<NextStyles />
						<ScrollPositions />
						<Scripts nonce={nonce} />
					</>
				)}
			</body>
		</html>
	);
}

/**
 * Restores scroll positions once the page is live. Remix's inline script would do it earlier, but throws in browsers
 * that block cookies and thereby storage. Until then the browser restores the position.
 */
function ScrollPositions() {
	return useHydrated() ? <ScrollRestoration /> : null;
}

export default function App() {
	const data = useLoaderData<typeof loader>();
	return data === null ? <Outlet /> : <ShopApp data={data} />;
}

function ShopApp({ data }: { data: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>> }) {
	useBrowserEvents(data.isCounted);
	useSignedOut(data.account !== null);
	useSessionCheck(data.account !== null);
	return (
		<Shell data={data}>
			<StaleSlot />
			<Outlet />
		</Shell>
	);
}

const unknown = {
	categories: null,
	rating: null,
	cart: null,
	account: null,
	visit: null,
	preferred: null,
	canSignIn: false,
	asksConsent: false,
	flash: null,
	deliverTo: null,
	isOpen: false,
	hasNewsletter: false,
};

/** Renders inside the shell, as far as the shell has loaded. */
export function ErrorBoundary() {
	const data = useRouteLoaderData<typeof loader>("root");
	const { pathname } = useLocation();
	const hours = hoursText(usualHours, useMarket());
	// After a failed form no data have loaded.
	if (!data && /^\/desk(?:\/|$)/.test(pathname)) return <ErrorPage hasCart={false} categories={null} />;
	return (
		<Shell data={data ?? { ...unknown, hours, year: new Date().getFullYear(), renderedAt: 0 }}>
			<ErrorPage hasCart={Boolean(data?.cart)} categories={data?.categories ?? null} />
		</Shell>
	);
}
