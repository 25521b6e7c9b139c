import type { KeyboardEvent } from "react";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./overlay.css";

const tabs = ["products", "categories"] as const;
export type Tab = (typeof tabs)[number];

interface OverlayTabsProps {
	chosen: Tab;
	choose: (tab: Tab) => void;
	counts: Record<Tab, number>;
}

/** One stop for the tab key; the arrows go from one to the other and choose it. */
export function OverlayTabs({ chosen, choose, counts }: OverlayTabsProps) {
	const t = useT("overlay");
	const { number } = useFormat();
	function goOn(event: KeyboardEvent<HTMLElement>) {
		const other = tabs.find((tab) => tab !== chosen);
		if (!other || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
		event.preventDefault();
		const target = event.key === "Home" ? tabs[0] : event.key === "End" ? tabs[1] : other;
		choose(target);
		document.getElementById(`hits-${target}`)?.focus();
	}
	return (
		<div role="tablist" aria-label={t("label")} className={css.tabs} onKeyDown={goOn}>
			{tabs.map((tab) => (
				<button
					key={tab}
					type="button"
					role="tab"
					id={`hits-${tab}`}
					aria-selected={tab === chosen}
					aria-controls="hits-panel"
					tabIndex={tab === chosen ? 0 : -1}
					className={css.tab}
					onClick={() => choose(tab)}
				>
					{t(`tab.${tab}`)} <span className={css.tabCount}>{number(counts[tab])}</span>
				</button>
			))}
		</div>
	);
}
