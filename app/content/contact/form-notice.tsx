import { useT } from "../../platform/i18n/i18n";
import { FocusedAlert } from "../../ui/notice";
import type { MessageResult } from "./message.server";

interface FormNoticeProps {
	result: MessageResult | null;
	/** What is said where it could not be passed on. */
	failed: { title: string; text: string };
}

/** Above a form that was refused though none of its fields is wrong: what to do. */
export function FormNotice({ result, failed }: FormNoticeProps) {
	const t = useT("errors");
	return (
		<>
			{result?.notice ? <FocusedAlert title={t(result.notice)} answer={result} tone="warning" /> : null}
			{result?.isFailed ? (
				<FocusedAlert title={failed.title} answer={result}>
					<p>{failed.text}</p>
				</FocusedAlert>
			) : null}
		</>
	);
}
