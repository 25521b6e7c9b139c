import { useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { currentSubmission, type Submission, watchSubmissions } from "../../platform/forms/keep-on-failure";
import { useT } from "../../platform/i18n/i18n";
import { floating } from "../../platform/page/flash-message.css";
import { Button } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";

/** Time until a form that is on its way is spoken of. In ms. */
const patience = 1000;

/** Over the page, or within the dialog where the form stands in one: says that a form is on its way, or offers to send it again. */
export function UnsentForm() {
	const submission = useSyncExternalStore(watchSubmissions, currentSubmission, () => null);
	// The form may be gone with its page.
	useLocation();
	if (!submission || submission.press?.form.isConnected === false) return null;
	const message = submission.failure ? <SendAgain {...submission} failure={submission.failure} /> : <Sending />;
	const dialog = submission.press?.form.closest("dialog");
	return dialog ? createPortal(message, dialog) : message;
}

/** The region is empty before it speaks, so that a screen reader hears it. */
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
