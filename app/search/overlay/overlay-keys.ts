/**
 * Down goes from the field to the first hit and on from hit to hit, up goes back, and from the first one to the field again. Elsewhere
 * in the bar, such as on its tabs, the keys are not touched.
 */
export function moveByKey(event: KeyboardEvent, field: HTMLElement | null, hits: readonly HTMLElement[]): void {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
	const { target } = event;
	const at = hits.findIndex((hit) => hit.isSameNode(target instanceof Node ? target : null));
	if (at < 0 && target !== field) return;
	if (target === field && event.key === "ArrowUp") return;
	const next = event.key === "ArrowDown" ? hits[at + 1] : at === 0 ? field : hits[at - 1];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
