import { Form, useLocation } from "@remix-run/react";
import { href } from "../platform/config/href";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/forms/button";

interface UndoProps {
	/** Id of the entry of the log. */
	entry: number;
	/** A mailed invoice is not taken back, but credited. */
	by: "restore" | "credit";
	/** Names the entry for screen readers, if there are several. */
	of?: string;
}

/** Takes an entry of the log back, and leads to this page again. */
export function UndoForm({ entry, by, of }: UndoProps) {
	const t = useT("desk");
	const { pathname, search } = useLocation();
	const label = t(`undo.${by}`);
	return (
		<Form method="post" action={href("/desk/log")} preventScrollReset>
			<HiddenFields fields={{ entry, returnTo: `${pathname}${search}` }} />
			<Button kind="quiet" size="s" {...(of !== undefined && { "aria-label": `${label}: ${of}` })}>
				{label}
			</Button>
		</Form>
	);
}
