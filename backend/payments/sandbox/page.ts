import { html } from "hono/html";
import { company } from "../../../contract/company";
import { backendLocale } from "../../../contract/locale";
import { type ProviderTexts, providerTexts } from "../../texts/provider-texts";
import type { SandboxSession } from "./api";
import { sandboxStyles } from "./styles";

/** What the form is shown again with, once a card did not pay. */
export interface Refusal {
	reason: "declined" | "unknown";
	card: string;
	isTold: boolean;
}

/** The provider's page: what is to be paid and to whom, the card, and the way back. It needs no scripts. */
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
			${choice("now", t("sandbox.webhook.now"), refused?.isTold ?? true)}
			${choice("never", t("sandbox.webhook.never"), refused ? !refused.isTold : false)}
		</fieldset>
		<button>${t("sandbox.pay", { amount })}</button>
	</form>
</section>`,
	);
}

/** A session that nobody can pay any more. */
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
