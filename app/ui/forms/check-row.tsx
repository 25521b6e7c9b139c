import type { InputHTMLAttributes } from "react";
import * as css from "./check-row.css";

interface CheckRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "style"> {
	/** What is said of it on the right, in grey. */
	figure: string;
	/** Still there to be taken back, but it leads to nothing. */
	isFaint?: boolean;
	children: string;
}

/** One line of a dense list of boxes: the box, its words, a figure. */
export function CheckRow({ figure, isFaint = false, children, ...rest }: CheckRowProps) {
	return (
		<label className={isFaint ? css.faintRow : css.row}>
			<input type="checkbox" className={css.box} {...rest} />
			{`${children} `}
			<span className={css.figure}>{figure}</span>
		</label>
	);
}
