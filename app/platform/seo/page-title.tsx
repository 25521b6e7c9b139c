import { useLocation, useMatches } from "@remix-run/react";
import { useState } from "react";
import { useFailure } from "../document/failure";
import { useT } from "../i18n/i18n";

/** The title of the page, from its loader's `meta`. Of a form that was refused it begins with the word for an error: it is what is heard first of a page. */
function OnServer() {
	const t = useT("common");
	const { isRefused } = useFailure();
	const title = useTitle();
	return <title>{isRefused ? t("titleRefused", { title }) : title}</title>;
}

/** The browser does not know with which status its first page has come: until the next one it leaves the title as it was written. */
function InBrowser() {
	const { key } = useLocation();
	const title = useTitle();
	const [first, setFirst] = useState(() => ({ key, written: document.querySelector("title")?.textContent ?? "" }));
	if (first.key !== key) setFirst({ key, written: "" });
	return <title>{first.key === key && first.written.endsWith(title) ? first.written : title}</title>;
}

export const PageTitle = import.meta.env.SSR ? OnServer : InBrowser;

const useTitle = (): string =>
	useMatches()
		.map(({ data }) => titleOf(data))
		.findLast((title) => title !== "") ?? "";

function titleOf(data: unknown): string {
	if (typeof data !== "object" || data === null || !("meta" in data)) return "";
	const { meta } = data;
	return typeof meta === "object" && meta !== null && "title" in meta ? String(meta.title) : "";
}
