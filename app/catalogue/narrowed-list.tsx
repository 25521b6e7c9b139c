import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { listAnchor } from "../platform/http/list-query";
import type { FocusBefore } from "./list/list-focus";
import * as css from "./list/narrowed-list.css";

interface NarrowedListProps {
	/** The form; null where there is nothing to narrow by. */
	filters: ReactNode;
	/** Chips, and how much there is in which order. */
	head: ReactNode;
	/** The list itself and its pages. */
	children: ReactNode;
}

/** A list with its filters: beside it, or above it on narrow screens. It is dimmed while another selection is loading. */
export function NarrowedList({ filters, head, children }: NarrowedListProps) {
	const isUpdating = useListUpdating();
	const before = useRef<FocusBefore>();
	// Another selection may take away what has the focus.
	useEffect(() => {
		const [last, element] = [before.current, document.activeElement];
		if (isUpdating) {
			const links = element?.closest("#list nav");
			before.current = { element, links, index: [...(links?.querySelectorAll("a") ?? [])].findIndex((link) => link.isSameNode(element)) };
		} else if (last)
			import("./list/list-focus").then(
				({ focusOn }) => focusOn(last),
				() => {},
			);
	}, [isUpdating]);
	return (
		<section id={listAnchor} className={filters ? css.narrowed : css.list}>
			{filters}
			<div className={css.list}>
				{head}
				<div className={css.body} aria-busy={isUpdating}>
					{children}
				</div>
			</div>
		</section>
	);
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
