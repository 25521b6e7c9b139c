import "react";
import "@remix-run/cloudflare";
import type { Subscribe } from "./app/content/newsletter.server";
import type { ConversionKind } from "./app/platform/analytics/conversions";
import type { EventName, EventProperties } from "./app/platform/analytics/events";
import type { Visit } from "./app/platform/analytics/visits.server";
import type { Backend } from "./app/platform/backend/client.server";
import type { Desk } from "./app/platform/backend/desk.server";
import type { Documents } from "./app/platform/backend/documents.server";
import type { PageRecord } from "./app/platform/backend/page-record.server";
import type { Market } from "./app/platform/config/market";
import type { RouteRow } from "./app/platform/config/route-table";
import type { SentForm } from "./app/platform/forms/sent-form";
import type { Texts } from "./app/platform/i18n/i18n";
import type { Visitor } from "./app/platform/session/visitor.server";
import type { User } from "./contract/users";

declare module "react" {
	interface HTMLAttributes<T> {
		/** React 18 passes the attribute on but does not type it yet. */
		popover?: "auto" | "manual";
	}
}

declare module "@remix-run/cloudflare" {
	interface AppLoadContext {
		/** The row of the route table for the requested address. */
		route: RouteRow;
		/** Path and query of the requested page. Its data have an address of their own. */
		page: string;
		market: Market;
		texts: Texts;
		visitor: Visitor;
		/** The signed-in user; null for a guest. Read once for each request. */
		currentUser: () => Promise<User | null>;
		/** The signed-in user, whom each route with `needs: "user"` has. @throws the redirect to signing in */
		user: () => Promise<User>;
		backend: Backend;
		documents: Documents;
		/** The page is the desk's (worker/desk-host). */
		isDesk: boolean;
		/** What a page of the desk needs. @throws 404 at every other host */
		desk: () => Desk;
		/** What an address of a file answers in place of a page: its loader puts it here, so that its failures are pages all the same. */
		file: Response | null;
		/** Lets work go on after the answer was sent. It must not fail. */
		waitUntil: (work: Promise<unknown>) => void;
		/**
		 * Notes an event of the catalogue, where the visitor allows analytics; it goes out after the answer.
		 * @param insertId where the same event may come up again: it is counted once by this
		 */
		track: <N extends EventName>(name: N, properties: EventProperties<N>, insertId?: string) => void;
		/**
		 * Notes a step that is worth something, where the visitor allows marketing.
		 * @param cents the amount without VAT that it is about, where its worth is a share of that
		 */
		convert: (kind: ConversionKind, cents?: number, insertId?: string) => void;
		/** What goes into the page that is made. */
		record: PageRecord;
		/** A key for a form: sent twice, it is one effect. Nothing else may make one, so that a page that is kept gets fresh ones. */
		newKey: () => string;
		/** One that also says when its form was rendered (app/platform/http/form-key.ts). */
		newFormKey: () => string;
		/** Tracks a visit: of this reader, and of everyone to whom the page is served from the cache. */
		trackVisit: (seen: Visit) => void;
		/** The page of this shop that led here, also by a script; null for any other. */
		cameFrom: URL | null;
		/** Takes a subscription to the newsletter; null where there is none. */
		subscribe: Subscribe | null;
		/** More forms come from this network than people send: nothing is to be done for this one, and its page says so. */
		isFlood: boolean;
		/** The form of this request once more, for the page that says that it has failed; null where a page was asked for. */
		sentForm: () => Promise<SentForm | null>;
		/** Development pages are served: the shop is being developed, and this host is named in the settings. */
		hasDevPages: boolean;
		/** Goes into every log line of the request and onto its error page. */
		requestId: string;
		/** Of the page that is asked for: https://www.crossbar.example. */
		origin: string;
		/** Hosts besides this one that a payment may be gone on with at. */
		paymentHosts: readonly string[];
		/** A page is asked for by its address: neither a form nor data for scripts. */
		isVisit: boolean;
		/** A script asks, and shows its page meanwhile. */
		isByScript: boolean;
		/** The reader asks to be sent little: no scripts, no web font, fewer pictures. */
		savesData: boolean;
		/** The page includes its style sheets, because the browser has none of the shop yet. */
		includesStyles: boolean;
		/** The browser ran scripts a moment ago: parts of the page may be deferred (app/platform/backend/deferred.server.ts). */
		provesScripts: boolean;
		/** Origins that the page's forms may be sent to besides the shop's, and that may frame it: of a buyer's system. Set when it is made. */
		formTargets: string[];
		framedBy: string[];
		/** What the content security policy allows of styles within the page. Set when it is rendered. */
		styleSources: string[];
		nonce: string;
		/** When the page is written: ms since 1970. */
		renderedAt: number;
		locales: {
			/** The host belongs to no language: the cookie says it. */
			isNeutralHost: boolean;
			/** Language → address of its domain, where it has one. */
			origins: Record<string, string>;
			/** https://host of the canonical addresses of what is answered: the language's domain, or this host where it has none. */
			own: string;
		};
	}
	interface Future {
		v3_singleFetch: true;
	}
}
