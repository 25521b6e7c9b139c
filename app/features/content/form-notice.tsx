import type { FormResult } from "../../actions/form-result";
import { useT } from "../../i18n";
import { FocusedAlert } from "../../ui/notice";

/** Above a form that was refused though none of its fields is wrong: what to do. */
export function FormNotice({ refused }: { refused: FormResult | null }) {
	const t = useT("errors");
	return refused?.notice ? <FocusedAlert title={t(refused.notice)} answer={refused} tone="warning" /> : null;
}
