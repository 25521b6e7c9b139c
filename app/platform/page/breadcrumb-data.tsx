import { useOrigins } from "../document/origins";
import { useT } from "../i18n/i18n";
import { StructuredData } from "../seo/structured-data";

export interface Crumb {
	title: string;
	/** Absent for the page itself. */
	to?: string;
	/** Others of its level, shown in a list that opens. */
	siblings?: { title: string; to: string }[];
}

/** The breadcrumbs as structured data. An item without an address is included only where it is the page itself. */
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
