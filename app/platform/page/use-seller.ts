import { useRouteLoaderData } from "@remix-run/react";
import { firstSeller, type ShownSeller, shownSeller } from "../../../contract/seller/own-data";
import { useMarket } from "../i18n/i18n";

/** The seller in the reader's language; where the shell has not loaded, that of a new shop. */
export function useSeller(): ShownSeller {
	const { locale } = useMarket();
	return useRouteLoaderData<{ seller: ShownSeller } | null>("root")?.seller ?? shownSeller(firstSeller, locale);
}
