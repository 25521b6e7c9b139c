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

/** The way down to a page, as search engines read it. What has no address of its own is only named where it is the page itself. */
export function BreadcrumbData({ items }: { items: Crumb[] }) {
	const t = useT("shell");
	const { own } = useOrigins();
	const places = [{ title: t("home"), to: "/" }, ...items].filter(({ to }, index) => to !== undefined || index === items.length);
	return (
		<StructuredData
			value={{
				"@type": "BreadcrumbList",
				itemListElement: places.map(({ title, to }, index) => ({
					"@type": "ListItem",
					position: index + 1,
					name: title,
					...(to && index < places.length - 1 ? { item: own + to } : {}),
				})),
			}}
		/>
	);
}
