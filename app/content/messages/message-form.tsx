import { type ReactNode, useEffect, useRef } from "react";
import { errorText } from "../../platform/forms/error-texts";
import { FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { FocusedAlert, Notice } from "../../ui/notice";
import { sent } from "../contact.css";
import type { MessageResult } from "./message.server";
import { Trap } from "./trap";

interface FormNoticeProps {
	result: MessageResult | null;
	failed: { title: string; text: string };
}

/** Explains above the form why it was refused although each field is valid. */
export function FormNotice({ result, failed }: FormNoticeProps) {
	const t = useT("errors");
	return (
		<>
			{result?.notice ? <FocusedAlert title={errorText(t, result.notice)} answer={result} tone="warning" /> : null}
			{result?.isFailed ? (
				<FocusedAlert title={failed.title} answer={result}>
					<p>{failed.text}</p>
				</FocusedAlert>
			) : null}
		</>
	);
}

/** Shows the trap of a refused form to everybody, so that a person can empty it. */
export function TrapField({ field }: { field: ShopField }) {
	const label = useT("common")("trap");
	return field.errors ? <FormTextField field={field} label={label} autoComplete="off" /> : <Trap label={label} />;
}

interface SentNoticeProps {
	id: string;
	title: string;
	children: ReactNode;
}

/** Replaces a sent form. It receives the focus, which was in the form. */
export function SentNotice({ id, title, children }: SentNoticeProps) {
	const focusTarget = useRef<HTMLDivElement>(null);
	useEffect(() => focusTarget.current?.focus(), []);
	return (
		<div ref={focusTarget} role="status" id={id} tabIndex={-1} className={sent}>
			<Notice tone="success" title={title}>
				{children}
			</Notice>
		</div>
	);
}
