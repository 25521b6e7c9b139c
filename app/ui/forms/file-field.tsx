import { type InputHTMLAttributes, useState } from "react";
import * as css from "./file-field.css";

interface FileFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "style" | "onChange"> {
	id: string;
	label: string;
	/** "(optional)", if the field may stay empty. */
	optional?: string;
	/** The texts of the button, and of a field without a file. */
	words: { choose: string; none: string };
	hint: string;
	errors: string[] | undefined;
}

/**
 * The browser's control uses the browser's language. This field replaces it with the page's words and the files'
 * names.
 */
export function FileField({ id, label, optional, words, hint, errors, ...input }: FileFieldProps) {
	const [names, setNames] = useState("");
	return (
		<div className={css.field}>
			<p className={css.label} id={`${id}-name`}>
				{label}
				{optional ? <span className={css.optional}> ({optional})</span> : null}
			</p>
			<input
				id={id}
				type="file"
				aria-labelledby={`${id}-name ${id}-choose`}
				aria-describedby={errors ? `${id}-error ${id}-hint` : `${id}-hint`}
				aria-invalid={errors ? true : undefined}
				className={css.input}
				onChange={({ currentTarget: { files } }) => setNames([...(files ?? [])].map(({ name }) => name).join(", "))}
				{...input}
			/>
			<div className={css.row}>
				<label htmlFor={id} id={`${id}-choose`} className={css.button}>
					{words.choose}
				</label>{" "}
				<span className={css.none}>{names || words.none}</span>
			</div>
			{errors ? (
				<div id={`${id}-error`} className={css.error}>
					{errors.map((error) => (
						<p key={error}>{error}</p>
					))}
				</div>
			) : null}
			<p id={`${id}-hint`} className={css.hint}>
				{hint}
			</p>
		</div>
	);
}
