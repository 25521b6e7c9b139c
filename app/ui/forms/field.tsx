import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import * as css from "./field.css";

interface FieldProps {
	/** Error summaries link to this id. */
	id: string;
	label: ReactNode;
	/** Follows the label if the field is optional. */
	optional?: string;
	hint?: ReactNode;
	errors?: string[];
	/** A warning that does not block the form. */
	warning?: ReactNode;
}

type Own<T> = FieldProps & Omit<T, "id" | "className" | "style">;

/**
 * @param after a button at the end, inside the border; null until there is one
 * @param unfinished shown when a day was left half typed: the browser sends it as empty
 */
export function TextField({
	id,
	label,
	optional,
	hint,
	errors,
	warning,
	after,
	unfinished,
	...rest
}: Own<InputHTMLAttributes<HTMLInputElement>> & { after?: ReactNode; unfinished?: string }) {
	const input = <input id={id} className={css.input} type="text" {...described({ id, hint, errors, warning })} {...rest} />;
	return (
		<Frame id={id} label={label} optional={optional} hint={hint} errors={errors} warning={warning}>
			{after === undefined ? (
				input
			) : (
				<div className={css.withEnd}>
					{input}
					{after}
				</div>
			)}
			{unfinished ? <p className={css.unfinished}>{unfinished}</p> : null}
		</Frame>
	);
}

export function TextArea({ id, label, optional, hint, errors, warning, ...rest }: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
	return (
		<Frame id={id} label={label} optional={optional} hint={hint} errors={errors} warning={warning}>
			<textarea id={id} className={`${css.input} ${css.area}`} rows={3} {...described({ id, hint, errors, warning })} {...rest} />
		</Frame>
	);
}

export function SelectField({ id, label, optional, hint, errors, warning, ...rest }: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
	return (
		<Frame id={id} label={label} optional={optional} hint={hint} errors={errors} warning={warning}>
			<select id={id} className={`${css.input} ${css.select}`} {...described({ id, hint, errors, warning })} {...rest} />
		</Frame>
	);
}

/** Shows a box or a dot with its words. The hint can be pressed too, but is not part of the name. */
export function Choice({
	id,
	label,
	hint,
	errors,
	type = "checkbox",
	...rest
}: Omit<Own<InputHTMLAttributes<HTMLInputElement>>, "optional" | "warning">) {
	return (
		<div className={css.field}>
			<label className={css.choice}>
				<input
					id={id}
					type={type}
					className={type === "radio" ? css.dot : css.box}
					{...described({ id, hint, errors })}
					aria-labelledby={hint ? `${id}-name` : undefined}
					{...rest}
				/>
				<span className={css.words}>
					{hint ? <span id={`${id}-name`}>{label}</span> : label}
					{hint ? (
						<span id={`${id}-hint`} className={css.hint}>
							{" "}
							{hint}
						</span>
					) : null}
				</span>
			</label>
			<Errors id={id} errors={errors} />
		</div>
	);
}

/** Shows only the dot, for choices with their own layout. */
export function Dot(props: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "style">) {
	return <input type="radio" className={css.dot} {...props} />;
}

function described({ id, hint, errors, warning }: Pick<FieldProps, "id" | "hint" | "errors" | "warning">) {
	const ids = [hint && `${id}-hint`, errors?.length && `${id}-error`, warning && `${id}-warning`].filter(Boolean);
	return { "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined, "aria-invalid": errors?.length ? true : undefined };
}

function Frame({ id, label, optional, hint, errors, warning, children }: FieldProps & { children: ReactNode }) {
	return (
		<div className={css.field}>
			<label htmlFor={id} className={css.label}>
				{label}
				{optional ? <span className={css.optional}> ({optional})</span> : null}
			</label>
			{children}
			<Errors id={id} errors={errors} />
			{hint ? (
				<p id={`${id}-hint`} className={css.hint}>
					{hint}
				</p>
			) : null}
			{warning ? (
				<p id={`${id}-warning`} className={css.warning}>
					{warning}
				</p>
			) : null}
		</div>
	);
}

function Errors({ id, errors }: { id: string; errors?: string[] }) {
	if (!errors?.length) return null;
	return (
		<p id={`${id}-error`} className={css.error}>
			{errors.join(" ")}
		</p>
	);
}
