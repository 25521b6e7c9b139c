import type { EntryContext } from "@remix-run/cloudflare";
import { handleTexts } from "./handle-texts";
import { fontUrl, webFont } from "./styles/fonts";
import { textFileOf } from "./text-files";

interface Hastened {
	remixContext: EntryContext;
	locale: string;
	nonce: string;
}

/** What every page fetches with its first script (entry.client.tsx). */
const withFirst = Object.keys(import.meta.glob("../build/client/assets/{held-posts,links-ahead}-*.js", { query: "?raw" })).map((path) =>
	path.replace("../build/client", ""),
);

/**
 * The scripts of a whole document, for the `Link` header of a first visit: the browser asks for them before it has read to the end, but after what is to
 * be seen.
 */
export function scriptLinks(html: string): string | null {
	const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
	// Pages for who saves data have none.
	return scripts.length === 0
		? null
		: [...new Set([...scripts, ...withFirst])].map((href) => `<${href}>; rel=modulepreload; fetchpriority=low`).join(", ");
}

/**
 * Where scripts run, has a first visit's browser ask for the texts before they do. On a fast line it is told of the font too; on a slow one the
 * page does without, for the font would come too late to be shown.
 * @param html whole; React minds no more tags at the end of its head, nor what stands in a script
 */
export function hastened(html: string, { remixContext, locale, nonce }: Hastened): string {
	if (!html.includes('<link rel="modulepreload"')) return html;
	const files = new Set([...namespacesOf(remixContext)].map(textFileOf));
	const texts = [...files].map((file) => `${textsFolder}${locale}/${file}.json`);
	return html
		.replace("</head>", () => `<script nonce="${nonce}">${fontScript}</script></head>`)
		.replace(remixScript, () => `${textScript(texts)};${remixScript}`);
}

/** The first of the document's own scripts begins so. No style sheet is in its way. */
const remixScript = "window.__remixContext = ";

const preload = (what: string) =>
	`document.head.append(Object.assign(document.createElement("link"),{rel:"preload",crossOrigin:"anonymous",fetchPriority:"low",${what}}))`;

/**
 * The web font, if it is there before anything is drawn, else with the next page: never between, for then it would move what is being read. Only some
 * browsers know how fast their line is (navigator.connection); to the others it is fast.
 */
const fontScript =
	`if((navigator.connection?.effectiveType??"4g")=="4g"){${preload(`as:"font",type:"font/woff2",href:"${fontUrl}"`)};` +
	`let font=new FontFace("${webFont.family}",${JSON.stringify(webFont.src)},${JSON.stringify({ weight: webFont.weight, stretch: webFont.stretch })}),early=true;` +
	"font.load().then(()=>{early?document.fonts.add(font):window.laterFont=font},()=>{});requestAnimationFrame(()=>{early=false})}";

/** A browser asks for the page's icon when all else is there: on a slow line it comes earlier so. */
const iconScript = 'new Image().src="/favicon.svg"';

const textScript = (texts: readonly string[]): string =>
	`for(let href of ${JSON.stringify(texts)})${preload('as:"fetch",href')};${iconScript}`;

/** The namespaces of texts that the routes of a page name in their handles, as the browser reads them (entry.client.tsx). */
function namespacesOf({ staticHandlerContext, routeModules }: EntryContext): Set<string> {
	const handles = staticHandlerContext.matches.map(({ route }): unknown => routeModules[route.id]?.handle);
	return new Set(handles.flatMap(handleTexts));
}
