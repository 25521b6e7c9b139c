import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { token as tokenText } from "../../contract/fields";
import { type BegunPunchout, procurement } from "../../contract/procurement";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { locales, markets } from "../platform/config/market";
import { escapeXml } from "../platform/http/escape-xml";
import { deviceOf } from "../platform/session/device-of.server";
import { visitPage } from "./visit-page.server";

/**
 * The first page of a visit. A first answer sets a cookie, and the second begins the visit only if the browser has kept it: in a frame of another
 * site some browsers keep none, and the visit then goes on in a window of its own.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const { texts, visitor, backend } = context;
	const t = texts.translator("visit");
	const url = new URL(request.url);
	const token = tokenText.safeParse(url.searchParams.get("token"));
	if (!token.success) throw new Response(null, { status: 404 });
	const { state, frame_origins: framedBy } = await backend(procurement.start, { params: { token: token.data } });
	// A reload of the first page.
	if (state === "over" && visitor.visit) return redirect(href("/shop"), 303);
	if (state !== "open") return over(context, framedBy);
	if (request.method !== "GET" || request.headers.has("Sec-Purpose")) return new Response(null);
	const path = href("/punchout/start", { token: token.data });
	if (!hasProbe(request, url)) {
		if (!url.searchParams.has("checked")) return redirect(`${path}&checked`, { status: 303, headers: { "Set-Cookie": probe(url) } });
		const actions = `<a class="again" href="${escapeXml(path)}" target="_blank">${escapeXml(t("cookies.window"))}</a>`;
		return visitPage(context, { title: t("cookies.title"), words: t("cookies.text"), actions, status: 403, framedBy });
	}
	const device = deviceOf(request);
	const begun = await backend(procurement.begin, { body: { token: token.data, device } }).catch((error: unknown) => {
		if (error instanceof BackendRefusal) return null;
		throw error;
	});
	if (!begun) return over(context, framedBy);
	begin(context, url, begun);
	return redirect(landingPath(begun), 303);
}

function over(context: AppLoadContext, framedBy: readonly string[]): Promise<Response> {
	const t = context.texts.translator("visit");
	return visitPage(context, { title: t("over.title"), words: t("over.text"), status: 410, ...(framedBy.length > 0 && { framedBy }) });
}

function begin({ visitor, locales: { isNeutralHost } }: AppLoadContext, url: URL, begun: BegunPunchout): void {
	const { sessionId: session, cart, lines, system, frame_origins: origins, operation, hasOwnPrices, hasQuestions, within } = begun;
	const isReadOnly = operation === "inspect";
	visitor.beginVisit(url, {
		session,
		cart: { uuid: cart, count: lines },
		visit: { system, origins, hasOwnPrices, isReadOnly, hasQuestions, within },
	});
	const locale = locales.find((one) => markets[one].backendLocale === begun.locale);
	if (isNeutralHost && locale) visitor.setLocale(locale);
}

function landingPath({ landing, cart: uuid, operation }: BegunPunchout): string {
	switch (landing.kind) {
		case "catalogue":
			return operation === "create" ? href("/shop") : href("/cart/:uuid", { uuid });
		case "cart":
			return href("/cart/:uuid", { uuid });
		case "questions":
			return href("/punchout/questions");
		case "variant":
			return href("/products/:slug", { slug: landing.slug, showVariant: landing.id });
		case "search":
			return href("/new_search", { search: landing.words });
	}
}

const probeName = ({ protocol }: URL): string => (protocol === "https:" ? "__Host-visit-probe" : "visit-probe");

const probe = (url: URL): string => `${probeName(url)}=1; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=None; Partitioned`;

const hasProbe = (request: Request, url: URL): boolean =>
	(request.headers.get("Cookie") ?? "").split(/;\s*/).includes(`${probeName(url)}=1`);
