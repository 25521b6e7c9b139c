import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../../ui/notice";
import { sent } from "./contact-form.css";

interface SentNoticeProps {
	id: string;
	title: string;
	children: ReactNode;
}

/** Replaces the form after it was sent. Receives the focus, which was in the form. */
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
