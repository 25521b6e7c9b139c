import { zoomScale } from "../../platform/config/constants";
import { useT } from "../../platform/i18n/i18n";
import { tool } from "../../ui/dialog.css";
import { Icon } from "../../ui/icon";
import * as css from "./image-viewer.css";

export interface ViewerActions {
	/** By how many pictures; after the last comes the first. */
	step: (by: number) => void;
	zoomIn: () => void;
	zoomOut: () => void;
	reset: () => void;
	/** CSS pixels. */
	pan: (x: number, y: number) => void;
}

interface ViewerControlsProps {
	actions: ViewerActions;
	scale: number;
	/** "200 %". */
	shownScale: string;
	canZoom: boolean;
	/** "2 / 3"; null where there is but one. */
	position: string | null;
}

/** Step, and zoom. */
export function ViewerControls({ actions, scale, shownScale, canZoom, position }: ViewerControlsProps) {
	const t = useT("viewer");
	return (
		<div className={css.controls}>
			<div className={css.group}>
				{position === null ? null : (
					<>
						<Tool name="previous" label={t("previous")} onClick={() => actions.step(-1)} />
						<span className={css.figure}>{position}</span>
						<Tool name="next" label={t("next")} onClick={() => actions.step(1)} />
					</>
				)}
			</div>
			<div className={css.group}>
				<Tool name="minus" label={t("zoomOut")} onClick={actions.zoomOut} isOff={!canZoom || scale <= zoomScale.min} />
				<span className={css.figure}>{shownScale}</span>
				<Tool name="plus" label={t("zoomIn")} onClick={actions.zoomIn} isOff={!canZoom || scale >= zoomScale.max} />
				<Tool name="reset" label={t("reset")} onClick={actions.reset} isOff={!canZoom || scale === 1} />
			</div>
		</div>
	);
}

interface ToolProps {
	name: "previous" | "next" | "minus" | "plus" | "reset";
	label: string;
	onClick: () => void;
	/** It keeps the focus that it has. */
	isOff?: boolean;
}

function Tool({ name, label, onClick, isOff = false }: ToolProps) {
	return (
		<button type="button" className={tool} aria-label={label} title={label} aria-disabled={isOff} onClick={isOff ? undefined : onClick}>
			<Icon name={name} />
		</button>
	);
}
