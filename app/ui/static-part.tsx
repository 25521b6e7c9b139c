import { type ReactNode, useState } from "react";

interface StaticPartProps {
	/** Unique in the page. */
	id: string;
	/** Given on the server alone, so that the bundler leaves it out of the browser's files: `{import.meta.env.SSR ? <Part /> : null}`. */
	children: ReactNode;
}

/** What the server has written, by id: a part that is mounted again on an error's page shows it again. */
const written = new Map<string, string>();

function writtenIn(id: string): string {
	const html = written.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
	written.set(id, html);
	return html;
}

const OnServer = ({ id, children }: StaticPartProps) => <div id={id}>{children}</div>;

function InBrowser({ id }: StaticPartProps) {
	const [html] = useState(() => writtenIn(id));
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already.
	return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A static island: the server writes it, the browser leaves it as it is. Neither its code nor its texts go to the browser. For what holds nothing to
 * press: structured data, the letterhead of a printed page, the id of a failed request.
 */
export const StaticPart = import.meta.env.SSR ? OnServer : InBrowser;
