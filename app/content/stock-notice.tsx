import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { idInPath } from "../../contract/fields";
import { href } from "../platform/config/href";
import { FormTextField } from "../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Button, LinkButton } from "../ui/forms/button";
import { emailInput } from "../ui/forms/email-input";
import { Link } from "../ui/link";
import { ErrorSummary, FocusedAlert } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import type { MessageResult } from "./messages/message.server";
import { SentNotice, TrapField } from "./messages/message-form";
import { trapName } from "./messages/trap";
import * as css from "./stock-notice.css";
import { readNotice, takeNotice } from "./stock-notice.server";

export const handle = { i18n: ["stock-notice", "errors"] };
export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const title = context.texts.translator("stock-notice")("title");
	const article = idInPath.safeParse(searchParams.get("article")).data;
	return {
		...readNotice(context, searchParams),
		article: article === undefined ? null : Number(article),
		meta: describePage(context, { title }),
	};
}

export const action = takeNotice;
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function StockNotice() {
	const { meta: _, ...page } = useLoaderData<typeof loader>();
	return <StockNoticePage {...page} result={useActionData<typeof action>() ?? null} />;
}

interface PageProps extends ReturnType<typeof readNotice> {
	article: number | null;
	result: MessageResult | null;
}

/** Handles links in mails, shows refused forms again, and shows results. */
function StockNoticePage({ confirm, end, done, article, result }: PageProps) {
	const t = useT("stock-notice");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{t("title")}</h1>
					{result?.isFailed ? (
						<FocusedAlert title={t("invalid.title")} answer={result}>
							<p>{t("invalid.text")}</p>
						</FocusedAlert>
					) : null}
					{done ? (
						<SentNotice id="stock-notice" title={t(`${done}.title`)}>
							<p>{t(`${done}.text`)}</p>
						</SentNotice>
					) : result && !result.isFailed ? (
						<AskAgain result={result} />
					) : confirm !== null ? (
						<LinkForm intent="confirm" token={confirm} />
					) : end !== null ? (
						<LinkForm intent="end" token={end} />
					) : (
						<p>{t("how")}</p>
					)}
					<p>
						{article === null ? (
							<Link to={href("/shop")}>{t("toShop")}</Link>
						) : (
							<LinkButton to={href("/variant/:id", { id: article })}>{t("toArticle")}</LinkButton>
						)}
					</p>
				</div>
			</Wrap>
		</>
	);
}

/** Requires a press, because programs that open the links of a mail do not press buttons. */
function LinkForm({ intent, token }: { intent: "confirm" | "end"; token: string }) {
	const t = useT("stock-notice");
	return (
		<Form method="post" action={href("/stock-notice")} className={css.form}>
			<p>{t(`${intent}.text`)}</p>
			<input type="hidden" name="token" value={token} />
			<div>
				<Button name="intent" value={intent} kind="primary">
					{t(`${intent}.button`)}
				</Button>
			</div>
		</Form>
	);
}

function AskAgain({ result }: { result: MessageResult }) {
	const t = useT("stock-notice");
	const common = useT("common");
	const [form, fields] = useShopForm<Record<"email" | "variantId" | typeof trapName, string>>({ id: "ask-notice", reply: result.reply });
	const { summary } = useFieldErrors();
	return (
		<Form method="post" action={href("/stock-notice")} {...getFormProps(form)} className={css.form}>
			<ErrorSummary
				title={t("errors")}
				errors={summary([
					{ field: fields[trapName], label: common("trap") },
					{ field: fields.email, label: t("email") },
				])}
			/>
			<input type="hidden" name="variantId" value={fields.variantId.value} />
			<TrapField field={fields[trapName]} />
			<FormTextField field={fields.email} {...emailInput} label={t("email")} required />
			<div>
				<Button kind="primary">{t("ask")}</Button>
			</div>
		</Form>
	);
}
