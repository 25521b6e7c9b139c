import { type ReactNode, useEffect, useRef } from "react";
import { list, title as titleStyle, tone as tones } from "./notice.css";

/** A message in its place on the page. */
export function Notice({ tone = "info", title, children }: { tone?: keyof typeof tones; title?: ReactNode; children?: ReactNode }) {
	return (
		<div className={tones[tone]}>
			{title ? <p className={titleStyle}>{title}</p> : null}
			{children}
		</div>
	);
}

export interface FieldError {
	/** The field's id. */
	id: string;
	/** "Postcode: enter five digits". */
	text: string;
}

/** What is wrong with a form, at its top, each line a link to its field. With scripts the focus goes here. */
export function ErrorSummary({ title, errors }: { title: string; errors: FieldError[] }) {
	const place = useRef<HTMLDivElement>(null);
	const hasErrors = errors.length > 0;
	useEffect(() => {
		if (hasErrors) place.current?.focus();
	}, [hasErrors]);
	if (!hasErrors) return null;
	return (
		<div ref={place} role="alert" tabIndex={-1} className={tones.error}>
			<p className={titleStyle}>{title}</p>
			<ul className={list}>
				{errors.map((error) => (
					<li key={`${error.id} ${error.text}`}>
						<a href={`#${error.id}`}>{error.text}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
