import { company, phones, signPath } from "../../../contract/company";
import { phoneIn } from "../../../contract/seller/own-data";
import { media } from "../../ui/style/breakpoints";
import { dark, light, radius, space, text, weight } from "../../ui/style/tokens.css";
import { escapeXml } from "../http/escape-xml";
import type { Texts } from "../i18n/i18n";
import { styleSource } from "./style-source.server";

export interface PlainPage {
	html: string;
	/** Its content security policy allows its own styles, forms to this shop, and the icon that browsers request. */
	policy: string;
	/** The source of its styles, for a policy of another page. */
	styleSource: string;
}

/**
 * An error page in a single file, rendered without React for places that lack it.
 * @param title as text
 * @param words as text
 * @param actions the reader's options as HTML; the main part has the class "again"
 * @param details HTML between both
 */
export async function plainPage(
	{ locale, translator }: Texts,
	title: string,
	words: string,
	actions: string,
	details = "",
): Promise<PlainPage> {
	const t = translator("common");
	const phone = phoneIn(phones[locale], locale);
	const call = translator("shell")("call", { phone: phone.shown });
	const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(t("titleSuffix", { title }))}</title><style>${styles}</style></head>
<body><main><p class="brand"><svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true"><path d="${signPath}" fill="currentColor"/></svg>${escapeXml(company.brand)}</p>
<h1>${escapeXml(title)}</h1><p>${escapeXml(words)}</p>${details}<div class="ways">${actions} <a href="tel:${phone.dial}">${escapeXml(call)}</a></div></main></body></html>
`;
	const source = await styleSource(styles);
	const policy = `default-src 'none'; style-src ${source}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
	return { html, policy, styleSource: source };
}

export const retryLink = ({ translator }: Texts): string =>
	`<a class="again" href="">${escapeXml(translator("common")("error.retry"))}</a>`;

const variables = (palette: Record<string, string>): string =>
	`:root{${Object.entries(palette)
		.map(([name, value]) => `--${name}:${value}`)
		.join(";")}}`;

const { ink, line, paper, link, accent, onAccent } = light;
const night = { ink: dark.ink, line: dark.line, paper: dark.paper, link: dark.link, accent: dark.accent };

const styles = [
	variables({ ink, line, paper, link, accent, onAccent }),
	`@media ${media.dark}{${variables(night)}}`,
	":root{color-scheme:light dark}",
	`body{margin:0;font:${text.m.fontSize}/${text.m.lineHeight} Arial,"Liberation Sans",sans-serif;color:var(--ink);background:var(--paper)}`,
	`main{max-width:60ch;margin:0 auto;padding:${space[6]} ${space[4]} ${space[16]}}`,
	`.brand{display:flex;align-items:center;gap:${space[2]};margin:0 0 ${space[12]};padding-bottom:${space[4]};border-bottom:1px solid var(--line);font-size:1.4375rem;font-weight:${weight.heavy}}`,
	".brand svg{color:var(--accent)}",
	`h1{margin:0 0 ${space[4]};font-size:1.75rem;line-height:1.1}`,
	`.ways{display:flex;flex-wrap:wrap;align-items:center;gap:${space[3]} ${space[6]};margin-top:${space[6]}}`,
	"a{color:var(--link);text-underline-offset:3px}",
	"a:focus-visible,button:focus-visible{outline:2px solid var(--link);outline-offset:2px}",
	`.again{padding:${space[3]} ${space[5]};border:1px solid transparent;border-radius:${radius};font:inherit;font-weight:${weight.bold};color:var(--onAccent);background:var(--accent);text-decoration:none;cursor:pointer}`,
].join("");
