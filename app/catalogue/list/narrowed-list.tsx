import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { listAnchor } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./narrowed-list.css";

interface NarrowedListProps {
	narrower?: ReactNode;
	/** Pictures of the listed goods. On narrow screens they are below the list. */
	sheet?: ReactNode;
	/** True if the sheet is one drawing, which is small next to filters and above the list. */
	isStrip?: boolean;
	filters: ReactNode;
	head: ReactNode;
	children: ReactNode;
	about?: ReactNode;
}

/**
 * Places a list next to a rail with narrower lists, a drawing and filters. On narrow screens a fold above the list
 * holds the filters. The list fades while another selection loads. Suspense lets
 * React hydrate the filters and the list by themselves.
 */
export function NarrowedList({ narrower, sheet, isStrip = false, filters, head, children, about }: NarrowedListProps) {
	const t = useT("filters");
	const isUpdating = useListUpdating();
	const before = useRef<FocusBefore>();
	// Another selection may remove the element that has the focus.
	useEffect(() => {
		const [last, element] = [before.current, document.activeElement];
		if (isUpdating) {
			const links = element?.closest("#list nav");
			before.current = { element, links, index: [...(links?.querySelectorAll("a") ?? [])].findIndex((link) => link.isSameNode(element)) };
		} else if (last) focusOn(last);
	}, [isUpdating]);
	const hasRail = narrower || sheet || filters;
	const layout = about ? besideOf(Boolean(filters), Boolean(sheet) && !narrower, Boolean(hasRail)) : "";
	const columns = hasRail ? css.narrowed : css.plain;
	return (
		<section id={listAnchor} className={`${columns} ${isStrip ? css.strip : ""} ${layout}`}>
			{hasRail ? (
				<div className={css.rail}>
					{narrower ? <div className={css.narrower}>{narrower}</div> : null}
					{sheet ? <div className={css.sheet}>{sheet}</div> : null}
					{filters ? (
						<section aria-label={t("title")} className={css.filters}>
							<Suspense>{filters}</Suspense>
						</section>
					) : null}
				</div>
			) : null}
			<div className={css.list}>
				{head}
				<div className={css.body} aria-busy={isUpdating}>
					<Suspense>{children}</Suspense>
				</div>
			</div>
			{about ? <div className={css.about}>{about}</div> : null}
		</section>
	);
}

function besideOf(hasFilters: boolean, hasDrawing: boolean, hasRail: boolean): string {
	if (hasDrawing) return hasFilters ? css.sheetBeside : css.plainSheetBeside;
	return hasRail ? css.toldBeside : css.plainToldBeside;
}

/** Returns whether another selection, order or page of this list is loading. A panel over the list does not count. */
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

export interface FocusBefore {
	element: Element | null;
	/** The group of links that the element belongs to, and its index there. */
	links: Element | null | undefined;
	index: number;
}

/**
 * Moves the focus if the new list would lose it: from a removed chip to the next one, from the last chip to "clear
 * all", and otherwise to the list's count. A pager moves it to the count too, so keyboard readers continue at the top
 * of the page.
 */
export function focusOn({ element, links, index }: FocusBefore): void {
	const isPager = links?.querySelector("[aria-current=page]") !== null && links !== null && links !== undefined;
	const { activeElement } = document;
	if (element?.isConnected ? !isPager : activeElement !== document.body) return;
	const next = !isPager && links?.isConnected ? links.querySelectorAll("a")[index] : undefined;
	(next ?? document.querySelector<HTMLElement>("#list [role=status]"))?.focus({ preventScroll: true });
}
