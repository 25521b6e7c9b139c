import { html, raw } from "hono/html";
import { accents, company } from "../../contract/company";
import { type Fact, firstSections, type Letter, type LetterLine, type Section, type SignedLetter } from "./letter";

const { accent } = accents.light;
const ink = "#10151a";
const quiet = "#55606a";
const blue = "#1f4e79";
const paper = "#ffffff";
const hairline = "1px solid #d5dadd";
const words = "padding:6px 16px 0 0;text-align:left;vertical-align:top";
const figure = "padding:6px 0 0 16px;text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums";
const small = `font-size:13px;line-height:1.4;color:${quiet}`;
const end = `padding-bottom:6px;border-bottom:${hairline}`;
const label = `font-size:13px;color:${quiet};font-weight:normal`;

/** On narrow screens the columns of a line stack below its title. Mail clients without media queries show the table. */
const onPhones = `@media (max-width:520px){
body{padding:16px!important}
.lines,.lines tbody{display:block!important}
.lines{border-top:${hairline}}
.lines thead,.lines .none{display:none!important}
.lines tr{display:flex!important;flex-wrap:wrap;justify-content:space-between;padding:2px 0 0}
.lines .first{padding-top:8px}
.lines .last{padding-bottom:8px;border-bottom:${hairline}}
.lines td{padding:0 16px 0 0!important;border:0!important}
.lines td:last-child,.lines .note+td{padding:0!important}
.lines .whole{flex:1 0 100%}
.lines .note{flex:1 1 0}
.lines .times{display:inline!important}
}`;

/**
 * The letter as an HTML document; `html` escapes interpolated values. Styles are inline because mail clients require it. Sentences are apart
 * without the tags too, as in previews and in what programs read.
 */
export async function letterHtml(letter: SignedLetter): Promise<string> {
	const page = await html`<!doctype html>
<html lang="${letter.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${letter.subject}</title>${letter.lines ? html`<style>${raw(onPhones)}</style>` : ""}</head>
<body style="margin:0;padding:24px;background:${paper};color:${ink};font:15px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:680px;margin:0 auto">
${brandMark(letter)}
<h1 style="margin:0 0 16px;padding-bottom:8px;border-bottom:1px solid ${ink};font-size:22px;line-height:1.25">${letter.heading}</h1>
${letter.paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>\n`)}
${linkBlock(letter)}
${letter.leadIn ? html`<p style="margin:0 0 12px">${letter.leadIn}</p>` : ""}
${linesTable(letter)}
${totalsTable(letter.totals)}
<p style="margin:8px 0 24px;font-size:13px;color:${quiet}">${letter.totalsNote}</p>
${firstSections(letter).map(sectionBlock)}
${letter.sections.map(sectionBlock)}
<p style="margin:24px 0 0;padding-top:8px;border-top:${hairline};font-size:13px;color:${quiet}">${brokenLines(letter.closing.join("\n"))}</p>
${shopLinks(letter)}
</div>
</body>
</html>`;
	return String(page);
}

/** A cell of the sign: mail clients keep the height of a cell. */
const cell = (height: number, color: string) =>
	raw(`height="${height}" bgcolor="${color}" style="height:${height}px;background:${color};font-size:0;line-height:0"`);

/**
 * The shop's sign and name, as in the header of its pages. It is a table, because mail clients show no SVG, and pictures only
 * if the reader allows them.
 */
function brandMark({ links = [] }: Letter) {
	const web = cell(12, accent);
	const gap = cell(12, paper);
	const name = `color:${ink};font-size:23px;line-height:24px;font-weight:bold;letter-spacing:-0.02em;text-decoration:none`;
	const [home] = links;
	return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse"><tr>
<td style="padding:0 8px 0 0"><table role="presentation" width="24" cellpadding="0" cellspacing="0" style="width:24px;border-collapse:collapse">
<tr><td colspan="3" ${cell(6, accent)}></td></tr>
<tr><td width="9" ${gap}></td><td width="6" ${web}></td><td width="9" ${gap}></td></tr>
<tr><td colspan="3" ${cell(6, accent)}></td></tr>
</table></td>
<td style="padding:0">${home ? html`<a href="${home.url}" style="${name}">${company.brand}</a>` : html`<span style="${name}">${company.brand}</span>`}</td>
</tr></table>`;
}

const shopLinks = ({ links }: Letter) =>
	links
		? html`<p style="margin:8px 0 0;font-size:13px">${links.map(
				({ text, url }) => html`<a href="${url}" style="display:inline-block;margin:0 16px 0 0;padding:4px 0;color:${blue}">${text}</a> `,
			)}</p>`
		: "";

const linkBlock = ({ link }: Letter) =>
	link
		? html`<p style="margin:0 0 16px"><a href="${link.url}" style="display:inline-block;padding:10px 16px;background:${accent};color:#ffffff;border-radius:2px;font-weight:bold;text-decoration:none">${link.text}</a><br>
<span style="font-size:13px;color:${quiet};overflow-wrap:anywhere">${link.url}</span></p>`
		: "";

const linesTable = ({ lines }: Letter) => (lines ? orderTable(lines) : "");

const orderTable = ({ head, rows }: NonNullable<Letter["lines"]>) =>
	html`<table class="lines" style="width:100%;border-collapse:collapse;margin:16px 0 0">
<thead><tr>
<th scope="col" style="${words};${end};${label};white-space:nowrap">${head.code}</th><th scope="col" style="${words};${end};${label}">${head.title}</th>
<th scope="col" style="${figure};${end};${label}">${head.quantity}</th><th scope="col" style="${figure};${end};${label}">${head.unitPrice}</th>
<th scope="col" style="${figure};${end};${label}">${head.total}</th>
</tr></thead>
<tbody>${rows.map(lineRows)}</tbody>
</table>`;

/** A table row of a line and rows for its notes: amounts in the column of the unit price, before that of the totals. */
function lineRows({ code, title, quantity, quantityNote, unitPrice, total, notes }: LetterLine) {
	const last = (index: number) => (index === notes.length ? `;${end}` : "");
	const bars = quantityNote === "" ? "" : html`<br><span style="${small}">${quantityNote}</span>`;
	const edgeClass = (index: number) => `${index === 0 ? "first" : ""}${index === notes.length ? " last" : ""}`.trim();
	const times = unitPrice === "" ? "" : html`<span class="times" style="display:none">× </span>`;
	return html`<tr class="${edgeClass(0)}"><td class="whole" style="${words};white-space:nowrap${last(0)}">${code}</td><td class="whole" style="${words}${last(0)}">${title}</td>
<td style="${figure}${last(0)}">${quantity}${bars}</td><td style="${figure}${last(0)}">${times}${unitPrice}</td><td style="${figure}${last(0)}">${total}</td></tr>
${notes.map(({ text, amount = "" }, index) => {
	const below = `padding-top:0;${small}${last(index + 1)}`;
	return html`<tr class="${edgeClass(index + 1)}"><td class="none" style="${words};${below}"></td><td class="note" colspan="2" style="${words};${below}">${text}</td><td style="${figure};${below}">${amount}</td><td class="none" style="${figure};${below}"></td></tr>
`;
})}`;
}

const totalsTable = (totals: readonly Fact[]) =>
	html`<table style="margin:8px 0 0 auto;border-collapse:collapse">
${totals.map(({ label: name, value, isStrong }) => {
	const weight = isStrong ? ";font-weight:bold" : "";
	return html`<tr><th scope="row" style="padding:3px 24px 3px 0;text-align:left;font-weight:normal${weight}">${name}</th>
<td style="padding:3px 0;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums${weight}">${value}</td></tr>
`;
})}</table>`;

const sectionBlock = ({ title, lines, isList = false }: Section) =>
	html`<h2 style="margin:16px 0 4px;font-size:14px">${title}</h2>
${
	isList
		? html`<ul style="margin:0 0 8px;padding-left:20px">${lines.map((line) => html`<li style="margin:0 0 4px">${line}</li>\n`)}</ul>`
		: html`<p style="margin:0 0 8px">${brokenLines(lines.join("\n"))}</p>`
}
`;

const brokenLines = (text: string) => text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br>\n${line}`));
