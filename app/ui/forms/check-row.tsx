import type { InputHTMLAttributes } from "react";
import * as css from "./check-row.css";

interface CheckRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "style"> {
	figure: string;
	/** True for a choice that the reader can take back, but that leads to nothing. */
	isFaint?: boolean;
	children: string;
}

/** Shows one line of a dense list of boxes: the box, its words and a figure. */
export function CheckRow({ figure, isFaint = false, children, ...rest }: CheckRowProps) {
	return (
		<label className={isFaint ? css.faintRow : css.row}>
			<input type="checkbox" className={css.box} {...rest} />
			{`${children} `}
			<span className={css.figure}>{figure}</span>
		</label>
	);
}
