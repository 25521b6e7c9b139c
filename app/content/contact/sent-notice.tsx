import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../../ui/notice";
import { sent } from "./contact-form.css";

interface SentNoticeProps {
	id: string;
	title: string;
	children: ReactNode;
}

/** In the form's place once the message is on its way; with scripts the focus, which was in the form, comes here. */
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
