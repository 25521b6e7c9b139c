import type { EntryContext } from "@remix-run/cloudflare";
import { handleTexts } from "./handle-texts";
import { fallbackFamily, fontUrl } from "./styles/fonts.css";

interface Hastened {
	remixContext: EntryContext;
	locale: string;
	nonce: string;
}

/**
 * Has a first visit's browser ask at once for what its page needs to become live, not when it has read to the end: scripts and, where they run,
 * texts. On a fast line that script asks for the font too; on a slow one the page does without, for the font would come too late to be shown.
 * @param html whole; React minds no more tags at the end of its head
 */
export function hastened(html: string, { remixContext, locale, nonce }: Hastened): string {
	const at = html.indexOf("</head>");
	const modules = new Set(html.match(/<link rel="modulepreload" href="[^"]+"/g));
	if (at < 0 || modules.size === 0) return html;
	const texts = [...namespacesOf(remixContext)].map((name) => `${textsFolder}${locale}/${name}.json`);
	const tags = `${[...modules].map((tag) => `${tag}/>`).join("")}<script nonce="${nonce}">${script(texts)}</script>`;
	return html.slice(0, at) + tags + html.slice(at);
}

/** Only some browsers know how fast their line is (navigator.connection); to the others it is fast. */
const script = (texts: readonly string[]): string =>
	`{let l=(o)=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",crossOrigin:"anonymous"},o)),s=navigator.connection?.effectiveType;` +
	`if(s&&s!="4g")document.documentElement.style.setProperty("--font-family",${JSON.stringify(fallbackFamily)});` +
	`else l({as:"font",type:"font/woff2",href:"${fontUrl}"});` +
	`for(let href of ${JSON.stringify(texts)})l({as:"fetch",href})}`;

/** The namespaces of texts that the routes of a page name in their handles, as the browser reads them (entry.client.tsx). */
function namespacesOf({ staticHandlerContext, routeModules }: EntryContext): Set<string> {
	const handles = staticHandlerContext.matches.map(({ route }): unknown => routeModules[route.id]?.handle);
	return new Set(handles.flatMap(handleTexts));
}
