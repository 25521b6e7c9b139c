import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../../ui/notice";
import { sent } from "./contact-form.css";

interface SentPlaceProps {
	id: string;
	title: string;
	children: ReactNode;
}

/** In the form's place once the message is on its way; with scripts the focus, which was in the form, comes here. */
export function SentPlace({ id, title, children }: SentPlaceProps) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} role="status" id={id} tabIndex={-1} className={sent}>
			<Notice tone="success" title={title}>
				{children}
			</Notice>
		</div>
	);
}
