import * as css from "../overlay/overlay.css";
import { marked } from "./marking";

/** A name in which what was typed stands out. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
	let at = 0;
	return marked(text, typed).map(({ text: part, isMatch }) => {
		const key = at;
		at += part.length;
		return isMatch ? (
			<mark key={key} className={css.mark}>
				{part}
			</mark>
		) : (
			part
		);
	});
}
