import { type ReactNode, useState } from "react";

interface StaticPartProps {
	id: string;
	/**
	 * Pass it only on the server, so that the bundler leaves it out of the browser's files: `{import.meta.env.SSR ?
	 * <Part /> : null}`.
	 */
	children: ReactNode;
}

/** Holds the server's HTML by id, for a part that an error page mounts again. */
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
 * A static island: the server renders it and the browser leaves it unchanged. Neither its code nor its texts go to
 * the browser. It suits content without controls: structured data, the letterhead of a printed page, the id of a
 * failed request.
 */
export const StaticPart = import.meta.env.SSR ? OnServer : InBrowser;
