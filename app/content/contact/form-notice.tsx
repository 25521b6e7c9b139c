import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { FocusedAlert } from "../../ui/notice";

interface FormNoticeProps {
	refused: FormResult | null;
	/** What is said where it could not be passed on. */
	failed: { title: string; text: string } | false;
}

/** Above a form that was refused though none of its fields is wrong: what to do. */
export function FormNotice({ refused, failed }: FormNoticeProps) {
	const t = useT("errors");
	return (
		<>
			{refused?.notice ? <FocusedAlert title={t(refused.notice)} answer={refused} tone="warning" /> : null}
			{failed ? (
				<FocusedAlert title={failed.title} answer={refused}>
					<p>{failed.text}</p>
				</FocusedAlert>
			) : null}
		</>
	);
}
