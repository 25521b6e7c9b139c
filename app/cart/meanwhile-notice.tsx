import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../ui/notice";

/** That something has come in between, at the top of the page. With scripts the focus goes here. */
export function MeanwhileNotice({ title, children }: { title: string; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} role="alert" tabIndex={-1}>
			<Notice tone="warning" title={title}>
				{children}
			</Notice>
		</div>
	);
}
