import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { currentSubmission, type Submission, watchSubmissions } from "../platform/forms/keep-on-failure";
import { useT } from "../platform/i18n/i18n";
import { Floating } from "../platform/page/flash-message";
import { belowBar } from "../platform/page/flash-message.css";
import { Button } from "../ui/forms/button";
import { Alert, Notice } from "../ui/notice";
import * as css from "./shell.css";

/** The delay in ms before a pending submission is announced. */
const patience = 1000;

/**
 * Shows a line below the header's bar while something is loading. Below the cart, or inside the dialog with the form,
 * it announces a slow submission or offers to send a failed one again.
 */
export function Pending() {
	const submission = useSyncExternalStore(watchSubmissions, currentSubmission, () => null);
	const { state } = useNavigation();
	return (
		<div className={belowBar}>
			<div id="pending" className={css.pendingLine} data-pending={state === "idle" || submission?.failure ? undefined : ""} />
			{submission ? <Unsent submission={submission} /> : null}
		</div>
	);
}

function Unsent({ submission }: { submission: Submission }) {
	// Rerenders on navigation, because the form may be gone with its page.
	useLocation();
	if (submission.press?.form.isConnected === false) return null;
	const message = submission.failure ? <SendAgain {...submission} failure={submission.failure} /> : <Sending />;
	const dialog = submission.press?.form.closest("dialog");
	return dialog ? createPortal(message, dialog) : message;
}

/** The region is rendered empty first, so that screen readers announce its content. */
function Sending() {
	const t = useT("common");
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		const waiting = setTimeout(() => setLong(true), patience);
		return () => clearTimeout(waiting);
	}, []);
	return (
		<div role="status">
			{isLong ? (
				<Floating>
					<Notice>{t("saving")}</Notice>
				</Floating>
			) : null}
		</div>
	);
}

interface SendAgainProps extends Submission {
	failure: NonNullable<Submission["failure"]>;
}

function SendAgain({ press, request, failure }: SendAgainProps) {
	const t = useT("common");
	const submit = useSubmit();
	async function sendAgain() {
		if (press) return press.form.requestSubmit(press.submitter?.isConnected ? press.submitter : null);
		const { pathname, search } = new URL(request.url);
		submit(await request.formData(), { method: "post", action: pathname + search, preventScrollReset: true });
	}
	return (
		<Floating>
			<Alert tone="error" title={t(failure)}>
				<p>{t(failure === "error.offline.title" ? "maybeSent" : "notSent")}</p>
				<Button type="button" size="s" onClick={sendAgain}>
					{t("error.retry")}
				</Button>
			</Alert>
		</Floating>
	);
}
