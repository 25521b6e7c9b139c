import type { ReactNode } from "react";
import { useT } from "../platform/i18n/i18n";
import { FlashMessage, FlashOfPage } from "../platform/page/flash-message";
import { StaticPart } from "../ui/static-part";
import { Footer } from "./footer/footer";
import { Letterhead } from "./footer/letterhead";
import { AuthPlace } from "./header/auth-place";
import { ConsentPlace } from "./header/consent-place";
import { Header } from "./header/header";
import { HelpPlace } from "./header/help-place";
import { usePageFocus } from "./header/use-page-focus";
import { UnsentForm } from "./messages/unsent-form";
import { skipLink } from "./shell.css";
import type { ShellData } from "./shell-data";

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
			<StaticPart id="letterhead">{import.meta.env.SSR ? <Letterhead /> : null}</StaticPart>
			<Header data={data} />
			<FlashMessage />
			<HelpPlace data={data} />
			<AuthPlace data={data} />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<Footer data={data} />
			<UnsentForm />
		</FlashOfPage>
	);
}
