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
 * A document that is drawn before anything else is asked for: its style sheets and scripts, their texts and the page's icon come when the first frame is
 * to be seen. Without scripts the style sheets come as ever.
 * @param html whole; React minds no more tags at the end of its head and its body, nor what stands in a script, nor attributes
 */
export function hastened(html: string, { remixContext, locale, nonce }: Hastened): string {
	// Pages for who saves data have no scripts.
	if (!html.includes('<link rel="modulepreload"')) return html;
	const files = new Set([...namespacesOf(remixContext)].map(textFileOf));
	const texts = [...files].map((file) => `${textsFolder}${locale}/${file}.json`);
	const sheets = [...html.matchAll(/<link rel="stylesheet" href="[^"]+"\/>/g)].join("");
	return html
		.replace("</head>", () => `<script nonce="${nonce}">${fontScript}</script></head>`)
		.replaceAll(/(<link rel="(?:stylesheet|modulepreload)") href=/g, "$1 data-href=")
		.replace('type="module"', 'type="later"')
		.replace("</body>", () => `<noscript>${sheets}</noscript><script nonce="${nonce}">${laterScript(texts)}</script></body>`);
}

const preload = (what: string) =>
	`document.head.append(Object.assign(document.createElement("link"),{rel:"preload",crossOrigin:"anonymous",fetchPriority:"low",${what}}))`;

/**
 * Asks for the web font, if the line is fast: on a slow one it would come too late to be shown. Only some browsers know (navigator.connection); to the
 * others it is fast.
 */
const askForFont =
	`if((navigator.connection?.effectiveType??"4g")=="4g"){${preload(`as:"font",type:"font/woff2",href:"${fontUrl}"`)};` +
	`let font=new FontFace("${webFont.family}",${JSON.stringify(webFont.src)},${JSON.stringify({ weight: webFont.weight, stretch: webFont.stretch })});` +
	"font.load().then(()=>{early?document.fonts.add(font):window.laterFont=font},()=>{})}";

/**
 * On a wide screen the web font, if it is there before anything is drawn, else with the next page: never between, for then it would move what is being
 * read. A phone, which would set the page twice for it, has it with the next page.
 */
const fontScript = `let isWide=matchMedia("(min-width:1024px)").matches,early=isWide;if(isWide)${askForFont};requestAnimationFrame(()=>{early=false})`;

const sheetPreload =
	'document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"style",href:link.dataset.href}))';

/** One after another: a browser styles all elements of a page anew for each sheet, and a reader who does something meanwhile waits for one at most. */
const sheetsScript =
	'let sheets=[...document.querySelectorAll("link[rel=stylesheet][data-href]")],' +
	"next=()=>{let link=sheets.shift();if(link){link.onload=link.onerror=next;link.href=link.dataset.href}};next();" +
	`for(let link of sheets)${sheetPreload};`;

/** A page that is not looked at is not drawn, and not every browser says when it has drawn one. */
const laterScript = (texts: readonly string[]): string =>
	`{let begun,begin=()=>{if(begun)return;begun=true;${sheetsScript}` +
	'for(let link of document.querySelectorAll("link[rel=modulepreload]"))link.href=link.dataset.href;' +
	`for(let href of ${JSON.stringify(withFirst)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
	`for(let href of ${JSON.stringify(texts)})${preload('as:"fetch",href')};` +
	'let later=document.querySelector("script[type=later]");' +
	'document.head.append(Object.assign(document.createElement("script"),{type:"module",nonce:later.nonce,textContent:later.textContent}));' +
	// A browser asks for the page's icon when all else is there: on a slow line it comes earlier so.
	`new Image().src="/favicon.svg";if(!isWide)${askForFont}};` +
	'new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,1000);if(document.hidden)begin()}';

/** The namespaces of texts that the routes of a page name in their handles, as the browser reads them (entry.client.tsx). */
function namespacesOf({ staticHandlerContext, routeModules }: EntryContext): Set<string> {
	const handles = staticHandlerContext.matches.map(({ route }): unknown => routeModules[route.id]?.handle);
	return new Set(handles.flatMap(handleTexts));
}
