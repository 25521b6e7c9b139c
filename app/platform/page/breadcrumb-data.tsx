import { useOrigins } from "../document/origins";
import { useT } from "../i18n/i18n";
import { StructuredData } from "../seo/structured-data";

export interface Crumb {
	title: string;
	/** The page itself has none. */
	to?: string;
	/** Other pages of the same level, in a list that unfolds. */
	siblings?: { title: string; to: string }[];
}

/** Breadcrumbs as structured data. Omits items without an address, except the page itself. */
export function BreadcrumbData({ items }: { items: Crumb[] }) {
	const t = useT("shell");
	const { own } = useOrigins();
	const steps = [{ title: t("home"), to: "/" }, ...items].filter(({ to }, index) => to !== undefined || index === items.length);
	return (
		<StructuredData
			value={{
				"@type": "BreadcrumbList",
				itemListElement: steps.map(({ title, to }, index) => ({
					"@type": "ListItem",
					position: index + 1,
					name: title,
					...(to && index < steps.length - 1 ? { item: own + to } : {}),
				})),
			}}
		/>
	);
}
