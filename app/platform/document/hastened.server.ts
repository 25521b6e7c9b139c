import type { EntryContext } from "@remix-run/cloudflare";
import { fontUrl, webFont } from "../../ui/fonts";
import { handleTexts } from "../i18n/handle-texts";
import { textFileOf } from "../i18n/text-files";

interface Hastened {
	remixContext: EntryContext;
	locale: string;
	nonce: string;
}

/** What every page fetches with its first script (entry.client.tsx). */
const withFirst = Object.keys(import.meta.glob("../../../build/client/assets/{held-posts,links-ahead}-*.js", { query: "?raw" })).map(
	(path) => path.replace("../../../build/client", ""),
);

/**
 * A document that is drawn before anything else is asked for: its style sheets and scripts, their texts and the page's icon come when the first frame is
 * to be seen. Without scripts the style sheets come as ever.
 * @param html whole; React minds no more tags at the end of its head and its body, nor what stands in a script, nor attributes
 */
export function hastened(html: string, { remixContext, locale, nonce }: Hastened): string {
	// Pages for who saves data have no scripts.
	if (!html.includes('<link rel="modulepreload"')) return html.replace(aheadPlace, "");
	const files = new Set([...namespacesOf(remixContext)].map(textFileOf));
	const texts = [...files].map((file) => `${textsFolder}${locale}/${file}.json`);
	const sheets = [...html.matchAll(/<link rel="stylesheet" href="[^"]+"\/>/g)].join("");
	return html
		.replace(html.includes(aheadPlace) ? aheadPlace : "</head>", (place) => {
			const script = `<script id="ahead" nonce="${nonce}">${aheadScript(html)}</script>`;
			return place === aheadPlace ? script : script + place;
		})
		.replaceAll(/(<link rel="(?:stylesheet|modulepreload)") href=/g, "$1 data-href=")
		.replace('type="module"', 'type="later"')
		.replace("</body>", () => `<noscript>${sheets}</noscript><script nonce="${nonce}">${laterScript(texts)}</script></body>`);
}

/**
 * Behind what is seen first, or in the head: on a slow line the largest script is asked for at once. Until it comes the page is there and drawn, and no moment
 * of the line is left unused. On a fast one, of which a wide screen's browser can make use, the web font is. Only some browsers know how fast their line is
 * (navigator.connection); to the others it is fast.
 */
const aheadScript = (html: string): string =>
	'let isFast=!/[23]g/.test(navigator.connection?.effectiveType),isWide=screen.width>1023,early=isWide&&!performance.getEntriesByType("paint").length,' +
	'ask=(rel,href,as)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,crossOrigin:"anonymous",fetchPriority:"low"},as&&{as}));' +
	`isFast?isWide&&ask("preload","${fontUrl}","font"):ask("modulepreload","${largestScript.exec(html)?.[1]}");requestAnimationFrame(()=>{early=false})`;

/** Behind what is seen first (first-styles.tsx). */
const aheadPlace = '<script id="ahead"></script>';

const largestScript = /<link rel="modulepreload" href="(\/assets\/shell-[^"]+)"/;

/** One after another: a browser styles all elements of a page anew for each sheet, and a reader who does something meanwhile waits for one at most. */
const sheetsScript =
	'let sheets=[...document.querySelectorAll("link[rel=stylesheet][data-href]")],' +
	"next=()=>{let link=sheets.shift();if(link){link.onload=link.onerror=next;link.href=link.dataset.href}};next();" +
	'for(let {dataset} of sheets)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"style",href:dataset.href}));';

/**
 * The web font, on a wide screen if it is there before anything is drawn, else with the next page: never between, for then it would move what is being
 * read. A phone, which would set the page twice for it, has it with the next page. On a slow line it would come too late to be shown.
 */
const fontScript =
	`let font=new FontFace("${webFont.family}",${JSON.stringify(webFont.src)},${JSON.stringify({ weight: webFont.weight, stretch: webFont.stretch })}),` +
	"loadFont=()=>{if(isFast)font.load().then(()=>{early?document.fonts.add(font):window.laterFont=font},()=>{})};" +
	"if(isWide)loadFont()";

/** A page that is not looked at is not drawn, and not every browser says when it has drawn one. */
const laterScript = (texts: readonly string[]): string =>
	`{${fontScript};let begun,begin=()=>{if(begun)return;begun=true;${sheetsScript}` +
	'for(let link of document.querySelectorAll("link[rel=modulepreload][data-href]"))link.href=link.dataset.href;' +
	`for(let href of ${JSON.stringify(withFirst)})ask("modulepreload",href);` +
	`for(let href of ${JSON.stringify(texts)})ask("preload",href,"fetch");` +
	'let later=document.querySelector("script[type=later]");' +
	'document.head.append(Object.assign(document.createElement("script"),{type:"module",nonce:later.nonce,textContent:later.textContent}));' +
	// A browser asks for the page's icon when all else is there: on a slow line it comes earlier so.
	`new Image().src="/favicon.svg";if(!isWide)loadFont()};` +
	'new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,1000);if(document.hidden)begin()}';

/** The namespaces of texts that the routes of a page name in their handles, as the browser reads them (entry.client.tsx). */
function namespacesOf({ staticHandlerContext, routeModules }: EntryContext): Set<string> {
	const handles = staticHandlerContext.matches.map(({ route }): unknown => routeModules[route.id]?.handle);
	return new Set(handles.flatMap(handleTexts));
}
