import { useLocation, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useFailure } from "../document/failure";
import { useT } from "../i18n/i18n";

/**
 * The page's title from its loader's `meta`. After a refused form it begins with the word for an error, because screen readers announce the
 * title first.
 */
function OnServer() {
	const t = useT("common");
	const { isRefused } = useFailure();
	const title = useTitle();
	return <title>{isRefused ? t("titleRefused", { title }) : title}</title>;
}

/** The browser does not know the first page's status, so it keeps the written title until the next page. */
function InBrowser() {
	const { key } = useLocation();
	const title = useTitle();
	const [first, setFirst] = useState(() => ({ key, written: document.querySelector("title")?.textContent ?? "" }));
	if (first.key !== key) setFirst({ key, written: "" });
	return <title>{first.key === key && first.written.endsWith(title) ? first.written : title}</title>;
}

export const PageTitle = import.meta.env.SSR ? OnServer : InBrowser;

/** Begins the title with the word for an error while the form has a refusal that came without a new document. */
export function useRefusedTitle(isRefused: boolean): void {
	const t = useT("common");
	useEffect(() => {
		const title = document.title;
		if (!isRefused || title.startsWith(t("titleRefused", { title: "" }))) return;
		document.title = t("titleRefused", { title });
		return () => {
			document.title = title;
		};
	}, [isRefused, t]);
}

const useTitle = (): string =>
	useMatches()
		.map(({ data }) => titleOf(data))
		.findLast((title) => title !== "") ?? "";

function titleOf(data: unknown): string {
	if (typeof data !== "object" || data === null || !("meta" in data)) return "";
	const { meta } = data;
	return typeof meta === "object" && meta !== null && "title" in meta ? String(meta.title) : "";
}
