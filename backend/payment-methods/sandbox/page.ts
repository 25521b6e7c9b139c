import { html } from "hono/html";
import { accents, company } from "../../../contract/company";
import { backendLocale } from "../../../contract/fields";
import { type ProviderTexts, providerTexts } from "../../texts/provider-texts";
import type { SandboxSession } from "./api";

interface Refusal {
	reason: "declined" | "unknown";
	card: string;
	sendsMessage: boolean;
}

/** The payment page: amount, payee, card and a link back. It needs no scripts. */
export function sandboxPage(session: SandboxSession, line: string, refused: Refusal | null) {
	const texts = textsOf(session);
	const { t, money } = texts;
	const amount = money(session.amount_total);
	return page(
		texts,
		t("sandbox.title"),
		html`<section class="what" aria-labelledby="payee">
	<h2 id="payee">${t("sandbox.payee", { company: company.name })}</h2>
	<p class="label">${t("sandbox.amount")}</p>
	<p class="amount">${amount}</p>
	<p class="line">${line}</p>
	<p><a href="${session.cancel_url}">${t("sandbox.cancel")}</a></p>
</section>
<section class="how">
	<h1>${t("sandbox.title")}</h1>
	${refused ? html`<p class="error" role="alert" id="refusal">${t(`sandbox.${refused.reason}`)}</p>` : ""}
	<form method="post">
		${session.customer_email ? html`<p class="email"><span class="label">${t("sandbox.email")}</span> ${session.customer_email}</p>` : ""}
		${field("card", t("sandbox.card"), {
			value: refused?.card ?? "",
			hint: t("sandbox.cards"),
			complete: "off",
			isWrong: refused !== null,
		})}
		<div class="row">
			${field("expiry", t("sandbox.expiry"), { value: "12/34", complete: "off" })}
			${field("cvc", t("sandbox.cvc"), { value: "123", complete: "off" })}
		</div>
		<fieldset>
			<legend>${t("sandbox.webhook")}</legend>
			${choice("now", t("sandbox.webhook.now"), refused?.sendsMessage ?? true)}
			${choice("never", t("sandbox.webhook.never"), refused ? !refused.sendsMessage : false)}
		</fieldset>
		<button>${t("sandbox.pay", { amount })}</button>
	</form>
</section>`,
	);
}

export function sandboxOverPage(session: SandboxSession) {
	const texts = textsOf(session);
	const { t } = texts;
	const isPaid = session.payment_status === "paid";
	return page(
		texts,
		t("sandbox.over.title"),
		html`<section class="how">
	<h1>${t("sandbox.over.title")}</h1>
	<p>${t(isPaid ? "sandbox.over.paid" : "sandbox.over.expired")}</p>
	<p><a class="button" href="${isPaid ? session.success_url : session.cancel_url}">${t("sandbox.back")}</a></p>
</section>`,
	);
}

const textsOf = ({ locale }: SandboxSession): ProviderTexts =>
	providerTexts(backendLocale.catch("en").parse(locale === "et" ? "ee" : locale));

const page = ({ language, t }: ProviderTexts, title: string, content: unknown) => html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · Sandbox</title><style>${sandboxStyles}</style></head>
<body>
<header class="notice">${t("sandbox.notice")}</header>
<main>${content}</main>
</body>
</html>`;

interface FieldOptions {
	value: string;
	hint?: string;
	complete: string;
	isWrong?: boolean;
}

const field = (name: string, label: string, { value, hint, complete, isWrong }: FieldOptions) => html`<p class="field">
	<label for="${name}">${label}</label>
	<input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${complete}" required
		${isWrong ? html`aria-invalid="true" ` : ""}${described(hint && `${name}-hint`, isWrong && "refusal")}>
	${hint ? html`<small id="${name}-hint">${hint}</small>` : ""}
</p>`;

function described(...ids: (string | false | undefined)[]) {
	const known = ids.filter(Boolean).join(" ");
	return known ? html`aria-describedby="${known}"` : "";
}

const choice = (value: string, label: string, isChosen: boolean) => html`<label class="choice">
	<input type="radio" name="webhook" value="${value}" ${isChosen ? "checked" : ""}> ${label}
</label>`;

/** The shop's colours, but plainly not the shop. */
const sandboxStyles = `
:root { color-scheme: light dark; --ink: #10151a; --paper: #fff; --ground: #f3f5f6; --line: #d5dadd; --grey: #4c565e; --link: #1f4e79;
	--action: ${accents.light.accent}; --on-action: #fff; --error: #a3211b; --warn: #fdf1d8; --on-warn: #5c3d00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecef; --paper: #171d22; --ground: #0f1418; --line: #39434b; --grey: #aab4bb;
	--link: #8fbfec; --action: ${accents.dark.accentHover}; --error: #ff9d94; --warn: #3a2c0a; --on-warn: #f6dca0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.notice { margin: 0; padding: 0.5rem 1rem; background: var(--warn); color: var(--on-warn); text-align: center; font-size: 0.875rem; }
main { display: grid; gap: 1rem; max-width: 56rem; margin: 0 auto; padding: 1rem; }
@media (min-width: 48rem) { main { grid-template-columns: 5fr 6fr; padding: 3rem 1.5rem; gap: 0; } }
section { padding: 1.25rem; }
.how { background: var(--paper); border: 1px solid var(--line); border-radius: 2px; }
@media (min-width: 48rem) { section { padding: 2rem; } main > .how:only-child { grid-column: 1 / -1; } }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 0 0 1rem; font-size: 1rem; font-weight: 600; }
.label, legend { color: var(--grey); font-size: 0.875rem; }
.what .label { margin: 0; }
.amount { margin: 0; font-size: 2.25rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.line, small { color: var(--grey); font-size: 0.875rem; }
.email { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; margin: 0 0 1rem; padding-bottom: 0.75rem;
	border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.field { margin: 0 0 1rem; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0 1rem; align-items: end; }
label { display: block; }
.field label { margin-bottom: 0.25rem; font-weight: 600; font-size: 0.875rem; }
input:not([type=radio]) { width: 100%; height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--grey); border-radius: 2px;
	background: var(--paper); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border: 2px solid var(--error) !important; }
small { display: block; margin-top: 0.25rem; }
.error { margin: 0 0 1rem; padding: 0.75rem 1rem; border: 1px solid var(--error); border-left-width: 4px; color: var(--error); }
fieldset { margin: 0 0 1.25rem; padding: 0.5rem 1rem 0.75rem; border: 1px dashed var(--line); }
.choice { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 2rem; margin-right: 1.5rem; }
.choice input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--link); }
button, .button { display: block; width: 100%; min-height: 3rem; padding: 0.625rem 1rem; border: 0; border-radius: 2px; background: var(--action);
	color: var(--on-action); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
a { color: var(--link); }
.what a { display: inline-block; padding: 0.25rem 0; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;
