import { useActionData } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { list, mended, title as titleStyle, tone as tones } from "./notice.css";
import { Hidden } from "./wrap";

export function Notice({ tone = "info", title, children }: { tone?: keyof typeof tones; title?: ReactNode; children?: ReactNode }) {
	return (
		<div className={tones[tone]}>
			{title ? <p className={titleStyle}>{title}</p> : null}
			{children}
		</div>
	);
}

/** Shows a message that screen readers announce when it is rendered. */
export function Alert(props: Parameters<typeof Notice>[0]) {
	return (
		<div role="alert">
			<Notice {...props} />
		</div>
	);
}

export interface FieldError {
	id: string;
	/** "Postcode: enter five digits". */
	text: string;
	/** Follows the error once the field is valid. */
	mended?: string;
}

interface AlertProps {
	title: string;
	/** The form's response. A new response is announced again, even with equal text. */
	answer: unknown;
	tone?: keyof typeof tones;
	children?: ReactNode;
}

/** Shows the result of a form above it, and receives the focus. */
export function FocusedAlert({ title, answer, tone = "error", children }: AlertProps) {
	const alert = useRef<HTMLDivElement>(null);
	const announced = useRef<unknown>();
	useEffect(() => {
		if (announced.current === answer) return;
		announced.current = answer;
		alert.current?.focus();
	}, [answer]);
	return (
		<div ref={alert} role="alert" tabIndex={-1} className={tones[tone]}>
			<p className={titleStyle}>{title}</p>
			{children}
		</div>
	);
}

interface SummaryProps {
	title: string;
	errors: FieldError[];
	/** The form's response, if it is not the page's. */
	answer?: unknown;
}

/** Lists the errors of a form at its top, each linked to its field. It receives the focus. */
export function ErrorSummary({ title, errors: current, answer: own }: SummaryProps) {
	const ofPage = useActionData();
	const answer = own ?? ofPage ?? "first";
	const answered = useAnswered(current, answer);
	const right = useRightFields(answered);
	const errors = current.some((error) => error.mended === undefined)
		? current.map((error) => ({ ...error, isStruck: false }))
		: answered.map((error) => presentOf(error, current, right));
	if (errors.length === 0) return null;
	return (
		<FocusedAlert title={title} answer={answer}>
			{/* The strike is silent, because the field itself says that it is valid. */}
			<ul className={list} aria-live="off">
				{errors.map((error, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its entries, while their texts may change
					<li key={`${error.id} ${index}`}>
						<a href={`#${error.id}`} onClick={focusField} className={error.isStruck ? mended : undefined}>
							{error.text}
						</a>
						{error.isStruck ? <Hidden> ({error.mended})</Hidden> : null}
					</li>
				))}
			</ul>
		</FocusedAlert>
	);
}

/** An answered error as it is now: struck once its field is valid, and with the message of the field if that has another one. */
function presentOf(error: FieldError, current: readonly FieldError[], right: readonly string[]): FieldError & { isStruck: boolean } {
	const ofField = current.filter(({ id }) => id === error.id);
	const present = ofField.find(({ text }) => text === error.text) ?? ofField[0];
	return { ...error, text: present?.text ?? error.text, isStruck: right.includes(error.id) || !present };
}

/**
 * Keeps the errors of the last response as the reader fixes them. The list keeps its height, so that nothing moves
 * while somebody types.
 */
function useAnswered(current: FieldError[], answer: unknown): FieldError[] {
	// A form takes up its response in its own effect, after those of its children.
	const [settled, setSettled] = useState(answer);
	const [said, setSaid] = useState({ answer, errors: current });
	useEffect(() => setSettled(answer), [answer]);
	if (said.answer !== settled) setSaid({ answer: settled, errors: current });
	return said.errors.filter(({ mended }) => mended !== undefined);
}

/** Returns ids of fields that were invalid and are now valid. */
function useRightFields(errors: FieldError[]): readonly string[] {
	const [right, setRight] = useState<readonly string[]>([]);
	const ids = errors.map(({ id }) => id).join(" ");
	useEffect(() => {
		const isInvalid = (id: string) => document.getElementById(id)?.getAttribute("aria-invalid") === "true";
		const marked = ids.split(" ").filter(isInvalid);
		const look = () => setRight(marked.filter((id) => !isInvalid(id)));
		const observer = new MutationObserver(look);
		observer.observe(document.body, { attributeFilter: ["aria-invalid"], subtree: true });
		look();
		return () => observer.disconnect();
	}, [ids]);
	return right;
}

/** Focuses without the router, because a changed fragment would be a navigation and discard the action data. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	const fold = field?.closest("details");
	if (fold) fold.open = true;
	field?.focus();
	if (field && document.activeElement === field) event.preventDefault();
}
