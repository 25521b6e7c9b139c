import { useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { currentSubmission, type Submission, watchSubmissions } from "../../platform/forms/keep-on-failure";
import { useT } from "../../platform/i18n/i18n";
import { floating } from "../../platform/page/flash-message.css";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";

/** Delay before a pending submission is announced. In ms. */
const patience = 1000;

/** Over the page, or inside the dialog that contains the form: announces a pending submission, or offers to send a failed one again. */
export function UnsentForm() {
	const submission = useSyncExternalStore(watchSubmissions, currentSubmission, () => null);
	// The form may be gone with its page.
	useLocation();
	if (!submission || submission.press?.form.isConnected === false) return null;
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
				<div className={floating}>
					<Notice>{t("saving")}</Notice>
				</div>
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
		<div role="alert" className={floating}>
			<Notice tone="error" title={t(failure)}>
				<p>{t("notSent")}</p>
				<Button type="button" size="s" onClick={sendAgain}>
					{t("error.retry")}
				</Button>
			</Notice>
		</div>
	);
}
