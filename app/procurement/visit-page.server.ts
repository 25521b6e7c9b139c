import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ReturnForm } from "../../contract/procurement";
import { plainPage } from "../platform/document/plain-page.server";
import { escapeXml } from "../platform/http/escape-xml";
import type { Texts } from "../platform/i18n/i18n";

interface VisitPage {
	title: string;
	words: string;
	/** HTML between words and actions. */
	details?: string;
	/** HTML. */
	actions?: string;
	status?: number;
	/** The language of the system; by default the page's. */
	texts?: Texts;
	/** Origins that may frame it; every https page by default, because it shows nothing of anybody. */
	framedBy?: readonly string[];
}

/** A page around a visit, without the shop's frame: it may be in a frame of the system, and works without scripts and cookies. */
export async function visitPage(
	context: AppLoadContext,
	{ title, words, details = "", actions = "", status = 200, texts, framedBy }: VisitPage,
): Promise<Response> {
	const { html, styleSource } = await plainPage(texts ?? context.texts, title, words, actions, details);
	context.styleSources.push(styleSource);
	context.framedBy.push(...(framedBy ?? ["https:"]));
	return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

const hiddenField = ({ name, value }: { name: string; value: string }): string =>
	`<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`;

/** The form that takes goods to the buyer's system: sent by a script, or by its button. */
export function formPage(context: AppLoadContext, form: ReturnForm, texts: Texts = context.texts): Promise<Response> {
	const { system, action, target, fields, frame_origins: origins } = form;
	const t = texts.translator("visit");
	context.formTargets.push(...new Set([new URL(action).origin, ...origins]));
	const attributes = `id="return" method="post" action="${escapeXml(action)}" accept-charset="utf-8"${target === "" ? "" : ` target="${escapeXml(target)}"`}`;
	const button = `<button type="submit" class="again">${escapeXml(t("return", { system }))}</button>`;
	const script = context.savesData ? "" : `<script nonce="${context.nonce}">document.getElementById("return").submit()</script>`;
	const actions = `<form ${attributes}>${fields.map(hiddenField).join("")}${button}</form>${script}`;
	return visitPage(context, {
		title: t("return.title", { system }),
		words: t("return.text", { system }),
		actions,
		texts,
		framedBy: origins,
	});
}
