import { useRouteLoaderData } from "@remix-run/react";
import { firstSeller, type ShownSeller, shownSeller } from "../../../contract/seller/own-data";
import { useMarket } from "../i18n/i18n";

/** The seller as the pages of the browser show it. The server writes the rest into its texts. */
export type PageSeller = Omit<ShownSeller, "managingDirector" | "court" | "registerCourt">;

/** Every page has its data as JSON too. */
export const pageSeller = ({ managingDirector: _, court: __, registerCourt: ___, ...seller }: ShownSeller): PageSeller => seller;

/** The seller in the reader's language; where the shell has not loaded, that of a new shop. */
export function useSeller(): PageSeller {
	const { locale } = useMarket();
	return useRouteLoaderData<{ seller: PageSeller } | null>("root")?.seller ?? shownSeller(firstSeller, locale);
}
