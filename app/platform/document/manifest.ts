import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { company } from "../../../contract/company";
import { light } from "../../ui/style/tokens.css";
import { href } from "../config/href";
import { isLocale, markets } from "../config/market";
import { serverTexts } from "../i18n/i18n.server";

/**
 * The web app manifest. Its URL contains the language, because browsers request it without cookies. The browser's buttons stay, because the
 * shop opens documents.
 */
export function loader({ params: { file = "" } }: LoaderFunctionArgs) {
	const locale = file.replace(/\.webmanifest$/, "");
	if (!isLocale(locale)) throw new Response(null, { status: 404 });
	const { translator } = serverTexts(locale);
	const home = translator("home");
	const shell = translator("shell");
	const manifest = {
		id: "/",
		name: home("title"),
		short_name: company.brand,
		description: home("metaDescription"),
		lang: markets[locale].intl,
		dir: "ltr",
		start_url: "/",
		scope: "/",
		display: "minimal-ui",
		background_color: light.paper,
		theme_color: light.paper,
		categories: ["business", "shopping"],
		icons: [
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: [
			{ name: shell("shop"), url: href("/shop") },
			{ name: translator("quick-order")("title"), url: href("/quick-order") },
			{ name: shell("cart"), url: href("/cart") },
		],
	};
	return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}
