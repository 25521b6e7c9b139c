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
