import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { listAnchor } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./narrowed-list.css";

interface NarrowedListProps {
	/** Narrower lists; on narrow screens above the list, in one line. */
	narrower?: ReactNode;
	/** A drawing of what is listed; on narrow screens below the list. */
	sheet?: ReactNode;
	/** The form; null where there is nothing to narrow by. */
	filters: ReactNode;
	/** Chips, and how much there is in which order. */
	head: ReactNode;
	/** The list itself and its pages. */
	children: ReactNode;
	/** The description: below the list, on wide screens next to it. */
	about?: ReactNode;
}

/**
 * A list at the top of its page, next to a rail with narrower lists, a drawing and filters. The rail is never longer than the list. On narrow screens
 * the filters are a fold above the list. The list is dimmed while another selection is loading.
 */
export function NarrowedList({ narrower, sheet, filters, head, children, about }: NarrowedListProps) {
	const t = useT("filters");
	const isUpdating = useListUpdating();
	const before = useRef<FocusBefore>();
	// Another selection may take away what has the focus.
	useEffect(() => {
		const [last, element] = [before.current, document.activeElement];
		if (isUpdating) {
			const links = element?.closest("#list nav");
			before.current = { element, links, index: [...(links?.querySelectorAll("a") ?? [])].findIndex((link) => link.isSameNode(element)) };
		} else if (last) focusOn(last);
	}, [isUpdating]);
	const hasRail = narrower || sheet || filters;
	const layout = about ? besideOf(Boolean(filters), Boolean(sheet) && !narrower, Boolean(hasRail)) : "";
	return (
		<section id={listAnchor} className={`${hasRail ? css.narrowed : css.plain} ${layout}`}>
			{hasRail ? (
				<div className={css.rail}>
					<div className={css.railBox}>
						{narrower ? <div className={css.narrower}>{narrower}</div> : null}
						{sheet ? <div className={css.sheet}>{sheet}</div> : null}
						{filters ? (
							// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within the rail, for the keyboard too.
							<section aria-label={t("title")} tabIndex={0} className={css.filters}>
								{filters}
							</section>
						) : null}
					</div>
				</div>
			) : null}
			<div className={css.list}>
				{head}
				<div className={css.body} aria-busy={isUpdating}>
					{children}
				</div>
			</div>
			{about ? <div className={css.about}>{about}</div> : null}
		</section>
	);
}

/** The layout for screens with room on both sides of the list. */
function besideOf(hasFilters: boolean, hasDrawing: boolean, hasRail: boolean): string {
	if (hasDrawing) return hasFilters ? css.sheetBeside : css.plainSheetBeside;
	return hasRail ? css.toldBeside : css.plainToldBeside;
}

/** Whether another selection, order or page of this list is loading; a panel over it does not count. */
function useListUpdating(): boolean {
	const { location } = useNavigation();
	const here = useLocation();
	return location?.pathname === here.pathname && listPart(location.search) !== listPart(here.search);
}

function listPart(search: string): string {
	const parameters = new URLSearchParams(search);
	for (const name of ["showVariant", "image", "compare"]) parameters.delete(name);
	return parameters.toString();
}

/** The element that had the focus when another selection of a list was requested: a chip, a page number, a checkbox. */
export interface FocusBefore {
	element: Element | null;
	/** The links that it is one of, and its place among them. */
	links: Element | null | undefined;
	index: number;
}

/**
 * The focus goes on where it would be lost: from a chip that is gone to the next one, from the last to "clear all", and from what has
 * no next to the list's count. There it goes from the pager too: whoever goes on with the keyboard reads on where the page is shown.
 */
export function focusOn({ element, links, index }: FocusBefore): void {
	const isPager = links?.querySelector("[aria-current=page]") !== null && links !== null && links !== undefined;
	const { activeElement } = document;
	if (element?.isConnected ? !isPager : activeElement !== document.body) return;
	const next = !isPager && links?.isConnected ? links.querySelectorAll("a")[index] : undefined;
	(next ?? document.querySelector<HTMLElement>("#list [role=status]"))?.focus({ preventScroll: true });
}
