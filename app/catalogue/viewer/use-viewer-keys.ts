import { useEffect } from "react";
import type { ViewerActions } from "./viewer-controls";

/** How far an arrow moves a picture that is larger than its window, in CSS pixels. */
const panStep = 80;

/** Arrows step, or move the picture while it is zoomed; +, − and 0 zoom. Esc is the dialog's own. */
export function useViewerKeys(actions: ViewerActions, isZoomed: boolean) {
	useEffect(() => {
		const arrows: Record<string, [x: number, y: number]> = {
			ArrowLeft: [-1, 0],
			ArrowRight: [1, 0],
			ArrowUp: [0, -1],
			ArrowDown: [0, 1],
		};
		const zooms: Record<string, () => void> = { "+": actions.zoomIn, "=": actions.zoomIn, "-": actions.zoomOut, "0": actions.reset };
		const press = (event: KeyboardEvent) => {
			if (event.metaKey || event.ctrlKey || event.altKey) return;
			const arrow = arrows[event.key];
			const zoom = zooms[event.key];
			if (!arrow && !zoom) return;
			event.preventDefault();
			zoom?.();
			if (arrow && isZoomed) actions.pan(-arrow[0] * panStep, -arrow[1] * panStep);
			else if (arrow && arrow[0] !== 0) actions.step(arrow[0]);
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [actions, isZoomed]);
}
