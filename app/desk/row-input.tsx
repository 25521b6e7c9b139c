import type { InputHTMLAttributes } from "react";
import * as css from "./row-input.css";

interface RowInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "id"> {
	id: string;
	/** Names the field, whose column shows the name to everybody else. */
	label: string;
	isFigure?: boolean;
	errors?: string[] | undefined;
}

/** A low field in a row of a table, with its messages below. */
export function RowInput({ id, label, isFigure = false, errors, ...rest }: RowInputProps) {
	const isWrong = errors !== undefined && errors.length > 0;
	return (
		<span className={css.field}>
			<input
				id={id}
				className={`${css.input} ${isFigure ? css.figure : ""}`}
				aria-label={label}
				aria-invalid={isWrong ? true : undefined}
				aria-describedby={isWrong ? `${id}-error` : undefined}
				autoComplete="off"
				{...rest}
			/>
			{isWrong ? (
				<span id={`${id}-error`} className={css.error}>
					{errors.join(" ")}
				</span>
			) : null}
		</span>
	);
}
