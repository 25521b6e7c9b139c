import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { routeOf } from "../platform/config/route-table";
import { rowsAnchor } from "../platform/http/list-query";
import { useT } from "../platform/i18n/i18n";
import { FlashMessage, FlashOfPage } from "../platform/page/flash-message";
import { InCartOfPage } from "../platform/page/in-cart";
import { StaticPart } from "../ui/static-part";
import { Footer } from "./footer/footer";
import { Letterhead } from "./footer/letterhead";
import { AuthSlot } from "./header/auth-slot";
import { ConsentSlot } from "./header/consent-slot";
import { Header } from "./header/header";
import { HelpSlot } from "./header/help-slot";
import { usePageFocus } from "./header/use-page-focus";
import { Pending } from "./messages/pending";
import { skipLink } from "./shell.css";
import type { ShellData } from "./shell-data";

/** What stands around every page. */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
	const t = useT("common");
	const { list } = routeOf(useLocation().pathname);
	// Not of a page that says what went wrong.
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
				<Header data={data} />
				<FlashMessage />
				<Pending />
				<HelpSlot data={data} />
				<AuthSlot data={data} />
				<main id="content" tabIndex={-1}>
					{children}
				</main>
				<Footer data={data} />
			</InCartOfPage>
		</FlashOfPage>
	);
}
