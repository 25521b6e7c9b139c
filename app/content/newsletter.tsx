import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { email } from "../../contract/fields";
import { href } from "../platform/config/href";
import { FormTextField } from "../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { localPath } from "../platform/http/redirect.server";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { useSeller } from "../platform/page/use-seller";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Button } from "../ui/forms/button";
import { emailInput } from "../ui/forms/email-input";
import { muted, note, size, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { ErrorSummary } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import { checkPublicForm, confirmsMessage, type MessageResult, redirectToThanks, showFormAgain } from "./messages/message.server";
import { FormNotice, SentNotice, TrapField } from "./messages/message-form";
import { subscribedFrom } from "./messages/subscribed-from";
import { trapName } from "./messages/trap";
import * as css from "./newsletter.css";

export const handle = { i18n: ["newsletter", "errors"] };

export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
	if (!context.subscribe) throw new Response(null, { status: 404 });
	const { searchParams } = new URL(request.url);
	const t = context.texts.translator("newsletter");
	const meta = describePage(context, { title: t("title"), description: t("metaDescription"), isUnlisted: searchParams.size > 0 });
	return { meta, isSent: confirmsMessage(context.visitor, searchParams), at: context.renderedAt };
}

/** The newsletter's own page shows the form, also again after a refusal. */
const ownPage = href("/newsletter");

const fields = z.object({ email });

/**
 * Subscribes an address to the newsletter (R15.6) and returns to the form's page. The form is equal on every page and
 * for everyone, so it has no key. One address twice is one subscription.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const { visitor, isFlood } = context;
	if (!context.subscribe) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const from = localPath(form.get("returnTo") ?? ownPage, request.url);
	const isOwnPage = from.split("?")[0] === ownPage;
	const thanks = () => {
		if (isOwnPage) return redirectToThanks(visitor, `${ownPage}?sent=1`);
		visitor.setFlash({ kind: "notice", key: "newsletter.sent" });
		return redirect(`${from}#newsletter`, 303);
	};
	const screening = checkPublicForm(form, { fields, field: "email", stamp: "at", isFlood });
	if (screening.refused) {
		const { status, ...refused } = screening.refused;
		return showFormAgain(refused, status);
	}
	const { submission } = screening;
	const page = subscribedFrom(from);
	const isTaken = await context.subscribe({ email: submission.value.email, pageUri: context.origin + page.path, pageName: page.name });
	if (isTaken) context.convert("newsletter");
	return isTaken ? thanks() : showFormAgain({ reply: submission.reply(), isFailed: true }, 502);
}

export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

/** Presents the newsletter with its form, and shows a refused footer form again. */
export default function NewsletterPage() {
	const { isSent, at } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const t = useT("newsletter");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<Wrap>
				<div className={css.page}>
					<header className={stack[3]}>
						<h1>{t("title")}</h1>
						<p className={`${size.m} ${muted}`}>{t("lead")}</p>
					</header>
					{isSent ? (
						<SentNotice id="subscribe" title={t("sent.title")}>
							<p>{t("sent.text")}</p>
							<p>
								<Link to={href("/shop")}>{t("sent.shop")}</Link>
							</p>
						</SentNotice>
					) : (
						<SubscribeForm at={at} result={result} />
					)}
					<ul className={css.topics}>
						<li>{t("topic.range")}</li>
						<li>{t("topic.prices")}</li>
						<li>{t("topic.articles")}</li>
					</ul>
				</div>
			</Wrap>
		</>
	);
}

interface SubscribeFormProps {
	/** The time of rendering, in ms since 1970. */
	at: number;
	result: MessageResult | null;
}

function SubscribeForm({ at, result }: SubscribeFormProps) {
	const t = useT("newsletter");
	const common = useT("common");
	const [form, fields] = useShopForm<Record<"email" | "at" | "returnTo" | typeof trapName, string>>({
		id: "subscribe",
		reply: result?.reply,
	});
	const { summary } = useFieldErrors();
	const { email } = useSeller();
	const trap = { field: fields[trapName], label: common("trap") };
	return (
		<Form method="post" action={href("/newsletter")} {...getFormProps(form)} preventScrollReset className={css.form}>
			<ErrorSummary title={t("errors")} errors={summary([trap, { field: fields.email, label: t("email") }])} />
			<FormNotice result={result} failed={{ title: t("failed.title"), text: t("failed.text") }} />
			<input type="hidden" name="at" value={fields.at.value ?? at} />
			<input type="hidden" name="returnTo" value={fields.returnTo.value ?? href("/newsletter")} />
			<TrapField field={fields[trapName]} />
			<div className={css.line}>
				<FormTextField field={fields.email} {...emailInput} label={t("email")} required />
			</div>
			<div>
				<Button kind="primary">{t("send")}</Button>
			</div>
			<p className={note}>
				{t("note", { email })} <Link to={href("/privacy")}>{common("privacy")}</Link>
			</p>
		</Form>
	);
}
