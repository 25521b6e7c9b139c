import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { useKeep } from "../../platform/page/use-choice";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import type { MenuCategory } from "../shell-data";
import * as css from "./shop-menu.css";

/**
 * Links to the page of all categories. With scripts it opens them here, as a grid on the desktop and below that as a
 * drawer from the left. The page renders them on first use, because as HTML they would precede every page's content
 * for nobody.
 * @param children the drawer's content below the categories, for which the header has no room
 */
export function ShopMenu({ categories, children }: { categories: MenuCategory[] | null; children: ReactNode }) {
	const t = useT("shell");
	const menu = useRef<HTMLElement>(null);
	const [isWanted, setIsWanted] = useState(false);
	const { key } = useLocation();
	useEffect(() => {
		if (key && menu.current?.matches(":popover-open")) menu.current.hidePopover();
	}, [key]);

	function open(event: MouseEvent) {
		if (!("popover" in event.currentTarget) || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		flushSync(() => setIsWanted(true));
		const header = event.currentTarget.closest("header");
		if (header) menu.current?.style.setProperty(css.headerEnd, `${header.getBoundingClientRect().bottom}px`);
		menu.current?.togglePopover();
	}

	return (
		<div className={css.menuArea}>
			<Link to={href("/shop")} className={css.opener} onClick={categories ? open : undefined}>
				<Icon name="menu" />
				<span className={css.openerWord}>{t("shop")}</span>
			</Link>
			{categories && isWanted ? (
				<nav ref={menu} popover="auto" aria-label={t("shop.menu")} className={css.menu}>
					<button type="button" className={css.close} onClick={() => menu.current?.hidePopover()}>
						<Icon name="close" />
						{t("close")}
					</button>
					<ul className={css.grid}>
						{categories.map((category) => (
							<MenuGroup key={category.slug} category={category} />
						))}
					</ul>
					<PageLink to={href("/shop")} className={css.all}>
						{t("shop.all")}
					</PageLink>
					<div className={css.contact}>{children}</div>
				</nav>
			) : null}
		</div>
	);
}

function MenuGroup({ category }: { category: MenuCategory }) {
	const keep = useKeep();
	const { number } = useFormat();
	return (
		<li>
			<PageLink to={keep(href("/categories/:slug", { slug: category.slug }))} className={css.group}>
				{category.title} <small>{number(category.variantCount)}</small>
			</PageLink>
			<ul className={css.children}>
				{category.children.map((child) => (
					<li key={child.slug}>
						<PageLink to={keep(href("/categories/:slug", { slug: child.slug }))} className={css.child}>
							{child.title}
						</PageLink>
					</li>
				))}
			</ul>
		</li>
	);
}
