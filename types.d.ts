import "react";
import "@remix-run/cloudflare";
import type { Backend } from "./app/backend/client.server";
import type { Documents } from "./app/backend/documents.server";
import type { Texts } from "./app/i18n";
import type { Market } from "./app/market";
import type { Visitor } from "./app/visitor.server";

declare module "react" {
	interface HTMLAttributes<T> {
		/** React 18 passes the attribute on but does not type it yet. */
		popover?: "auto" | "manual";
	}
}

declare global {
	/** Where the browser finds the texts of this build: /assets/texts-0a1b2c3d/ */
	const textsFolder: string;
}

declare module "@remix-run/cloudflare" {
	interface AppLoadContext {
		market: Market;
		texts: Texts;
		visitor: Visitor;
		backend: Backend;
		documents: Documents;
		/** What an address of a file answers in place of a page: its loader puts it here, so that its failures are pages all the same. */
		file: Response | null;
		/** Lets work go on after the answer was sent. It must not fail. */
		later: (work: Promise<unknown>) => void;
		/** Goes into every log line of the request and onto its error page. */
		requestId: string;
		/** Of the page that is asked for: https://www.crossbar.example. */
		origin: string;
		/** A page is asked for by its address: neither a form nor data for scripts. */
		isVisit: boolean;
		nonce: string;
		locales: {
			/** The host belongs to no language: the cookie says it. */
			isNeutralHost: boolean;
			/** Language → address of its domain, where it has one. */
			origins: Record<string, string>;
		};
	}
	interface Future {
		v3_singleFetch: true;
	}
}
