import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { typedPlace } from "../../contract/seller/place";
import { countryOptions } from "../platform/backend/optional-content.server";
import { href } from "../platform/config/href";
import { CountryField } from "../platform/forms/country-field";
import { FormTextField } from "../platform/forms/form-fields";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { readForm } from "../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../platform/forms/use-shop-form";
import { localPath } from "../platform/http/redirect.server";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Button } from "../ui/forms/button";
import { note, row, stack } from "../ui/layout.css";
import { ErrorSummary } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import * as css from "./deliver-to.css";

export const handle = { i18n: ["place", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { place } = context.visitor;
	const title = context.texts.translator("place")("title");
	return {
		countries: await countryOptions(context),
		values: { country: place?.country ?? context.market.country, postCode: place?.postCode ?? "" },
		isKnown: place !== null,
		back: localPath(new URL(request.url).searchParams.get("back"), request.url),
		meta: describePage(context, { title }),
	};
}

/** Keeps the typed place in the browser, or forgets it, and goes back to the page that asked. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const isForgotten = form.get("intent") === "forget";
	const submission = readForm(typedPlace, form);
	if (!isForgotten && submission.status !== "success") return data({ reply: submission.reply() }, { status: 422 });
	context.visitor.setPlace(submission.status === "success" && !isForgotten ? submission.value : null);
	return redirect(localPath(form.get("back"), request.url), 303);
}
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function DeliverToPage() {
	const { countries, values, isKnown, back } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const t = useT("place");
	const [form, fields] = useShopForm<{ country: string; postCode: string }>({
		id: "place",
		reply: refused?.reply,
		defaultValue: values,
	});
	const errors = useFieldErrors();
	const summary = errors.summary([
		{ field: fields.country, label: t("country") },
		{ field: fields.postCode, label: t("postCode") },
	]);
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{t("title")}</h1>
					<p>{t("lead")}</p>
					<ErrorSummary title={t("errors")} errors={summary} />
					<Form method="post" action={href("/deliver-to", { back })} {...getFormProps(form)} className={stack[4]}>
						<HiddenFields fields={{ back }} />
						<CountryField field={fields.country} label={t("country")} autoComplete="shipping country" countries={countries} />
						<FormTextField
							field={fields.postCode}
							label={t("postCode")}
							autoComplete="shipping postal-code"
							inputMode="numeric"
							hint={t("postCode.hint")}
						/>
						<p className={row[3]}>
							<Button kind="primary">{t("save")}</Button>{" "}
							{isKnown ? (
								<Button name="intent" value="forget" kind="quiet" formNoValidate>
									{t("forget")}
								</Button>
							) : null}
						</p>
					</Form>
					<p className={note}>{t("note")}</p>
				</div>
			</Wrap>
		</>
	);
}
