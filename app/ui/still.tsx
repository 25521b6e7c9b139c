import { useNavigate, useSubmit } from "@remix-run/react";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from "react";

/** What the server wrote, by id: a still that comes anew, on an error's page, shows it again. */
const written = new Map<string, string>();

function writtenIn(id: string): string {
	const known = written.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
	written.set(id, known);
	return known;
}

interface StillProps {
	id: string;
	/** Given on the server alone: `{import.meta.env.SSR ? <Part /> : null}`. */
	children: ReactNode;
	/** Where a link leads now, which the server wrote for the address that it was asked for. */
	to?: (path: string) => string;
}

/** As the server writes it. */
function Written({ id, children }: StillProps) {
	return <div id={id}>{children}</div>;
}

/** As it stands in the browser: its links and forms work without a new document, like all others. */
function Standing({ id, to }: StillProps) {
	const navigate = useNavigate();
	const submit = useSubmit();
	const [html] = useState(() => writtenIn(id));
	return (
		// biome-ignore lint/a11y: what is clicked and sent are the links and forms within.
		<div
			id={id}
			suppressHydrationWarning
			onClick={(event) => {
				const path = pathOf(event);
				if (path === null) return;
				event.preventDefault();
				navigate(to ? to(path) : path);
			}}
			onSubmit={(event) => {
				const form = formOf(event);
				if (!form) return;
				event.preventDefault();
				submit(form, { preventScrollReset: true });
				if (event.target instanceof HTMLFormElement) event.target.reset();
			}}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already.
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

/** A part of the page that the server writes and no script changes: neither its code nor its texts go to the browser. */
export const Still = import.meta.env.SSR ? Written : Standing;

/** Where a plain click on a link of this shop leads; null for any other click. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
	const link = target instanceof Element ? target.closest("a") : null;
	if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
	return link.origin === location.origin && !link.target ? link.pathname + link.search + link.hash : null;
}

/** The button or form that was sent, with the address of now where it leads back; null where the document is to change. */
function formOf({ target, nativeEvent }: SyntheticEvent): HTMLFormElement | HTMLButtonElement | null {
	if (!(target instanceof HTMLFormElement)) return null;
	const back = target.elements.namedItem("returnTo");
	if (back instanceof HTMLInputElement) back.value = location.pathname + location.search;
	if (target.dataset.document !== undefined) return null;
	const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
	return button instanceof HTMLButtonElement ? button : target;
}
