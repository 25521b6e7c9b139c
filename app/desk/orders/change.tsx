import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { CertificateField, CraneField } from "../../platform/forms/extra-fields";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { SiteFields, useSiteSummary } from "../../platform/forms/site-fields";
import { changedDays } from "../../platform/i18n/days-text";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextArea, TextField } from "../../ui/forms/field";
import { regular } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import { subjectHref } from "../subject-href";
import * as css from "./change.css";
import { addedRows, changeForm, changeOrder } from "./change.server";
import * as order from "./order.css";
import { readOrder } from "./order.server";
import { workOn } from "./possible";

export const handle = { i18n: ["desk", "cart", "checkout", "common", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const order = await readOrder(context, params.number);
	const { order_number: number } = order;
	// An order that is over cannot change.
	if (!workOn(order).change) throw redirect(subjectHref("orders", number), 302);
	const title = context.texts.translator("desk")("change.title", { number });
	return { form: changeForm(context, order), added: addedRows, number, title, meta: describePage(context, { title }) };
}

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
	changeOrder(context, await request.formData(), params.number);
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused change is shown beside the order as it is now. */
export const shouldRevalidate = () => true;

export default function ChangeOrder() {
	const { form, added, number, title } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const common = useT("common");
	const cart = useT("cart");
	const result = answer?.result ?? null;
	const preview = answer?.preview ?? null;
	const { of, summary } = useErrorTexts(result);
	const typed = (name: string, initial: string) => result?.values[name] ?? initial;
	const field = (name: string, label: string, initial = "") => ({
		...{ id: name, name, label, errors: of(name), defaultValue: typed(name, initial) },
	});
	const quantity = (line: number) => `quantity.${line}`;
	const named = [
		...form.lines.map(({ line, title: name }) => ({ name: quantity(line), id: `quantity-${line}`, label: name, isOneOfMany: true })),
		...form.lines.map(({ line, title: name }) => ({
			name: `certificate.${line}`,
			id: `certificate-${line}`,
			label: name,
			isOneOfMany: true,
		})),
		...added.flatMap((row) => [
			{ name: `code.${row}`, id: `code-${row}`, label: t("change.add.code", { row: String(row + 1) }) },
			{ name: `added.${row}`, id: `added-${row}`, label: t("change.add.quantity", { row: String(row + 1) }) },
		]),
		...useSiteSummary(),
		{ name: "wantedOn", id: "wantedOn", label: t("change.wantedOn") },
		{ name: "reference", id: "reference", label: t("orders.reference") },
		{ name: "freight", id: "freight", label: t("change.freight") },
		{ name: "reason", id: "reason", label: t("orders.reason") },
	];
	return (
		<DeskPage title={title} lead={t("change.lead")} tools={<Link to={subjectHref("orders", number)}>{t("change.back")}</Link>}>
			{answer?.isLate ? <FocusedAlert title={t("change.late")} answer={answer} /> : null}
			{preview ? <Preview preview={preview} /> : null}
			<Form method="post" className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(named)} />
				<HiddenFields
					fields={{
						version: form.version,
						...(form.country && { country: form.country }),
						...(preview && { total: preview.total }),
					}}
				/>
				<DeskTable
					caption={t("orders.lines")}
					rows={form.lines}
					keyOf={({ line }) => line}
					empty=""
					columns={[
						{ title: t("orders.position"), isFigure: true, cell: ({ line }) => line },
						{ title: t("orders.item"), isName: "long", cell: ({ title: name, code }) => <Goods title={name} code={code} /> },
						{ title: t("orders.ordered"), isFigure: true, cell: ({ ordered }) => ordered },
						...(form.lines.some(({ certificate }) => certificate !== null)
							? [
									{
										title: cart("certificate.name"),
										cell: (line: (typeof form.lines)[number]) =>
											line.certificate === null ? null : <CertificateField line={line} label={line.certificate} result={result} />,
									},
								]
							: []),
						...(form.isPartly ? [{ title: t("orders.shipped"), isFigure: true, cell: ({ sent }: { sent: number }) => sent }] : []),
						{
							title: t("change.quantity"),
							isFigure: true,
							cell: ({ line, title: name, ordered }) => (
								<RowInput
									id={`quantity-${line}`}
									name={quantity(line)}
									label={`${t("change.quantity")}, ${name}`}
									defaultValue={typed(quantity(line), String(ordered))}
									errors={of(quantity(line))}
									inputMode="numeric"
									isFigure
								/>
							),
						},
					]}
				/>
				<p className={desk.muted}>
					{t("change.zero")} {form.isPartly ? t("change.partly") : ""}
				</p>
				<fieldset className={css.pairs}>
					<legend className={css.legend}>{t("change.add")}</legend>
					<p className={`${desk.muted} ${css.wide}`}>{t("change.add.text")}</p>
					{added.map((row) => (
						<Fragment key={row}>
							<TextField
								{...field(`code.${row}`, t("change.add.code", { row: String(row + 1) }))}
								id={`code-${row}`}
								optional={common("optional")}
								maxLength={60}
								autoComplete="off"
							/>
							<TextField
								{...field(`added.${row}`, t("change.add.quantity", { row: String(row + 1) }))}
								id={`added-${row}`}
								optional={common("optional")}
								inputMode="numeric"
								autoComplete="off"
							/>
						</Fragment>
					))}
				</fieldset>
				{form.isPartly ? null : (
					<fieldset className={css.fields}>
						<legend className={css.legend}>{t("change.address")}</legend>
						<SiteFields field={field} values={form.values} autoComplete="off" />
					</fieldset>
				)}
				<fieldset className={css.fields}>
					<legend className={css.legend}>{t("change.other")}</legend>
					<TextField {...field("wantedOn", t("change.wantedOn"), form.values.wantedOn)} type="date" optional={common("optional")} />
					<TextField {...field("reference", t("orders.reference"), form.values.reference)} optional={common("optional")} maxLength={200} />
					<TextField
						{...field("freight", t("change.freight"))}
						hint={t("change.freight.hint", { present: form.freight })}
						optional={common("optional")}
						inputMode="decimal"
						autoComplete="off"
					/>
					{form.crane === null ? null : <CraneField crane={form.crane} result={result} />}
				</fieldset>
				<TextArea {...field("reason", t("orders.reason"))} hint={t("orders.cancel.text")} maxLength={500} />
				<div className={css.buttons}>
					<Button kind={preview ? "secondary" : "primary"} name="intent" value="preview">
						{t("change.preview")}
					</Button>
					{preview && preview.obstacle === null ? (
						<Button kind="primary" name="intent" value="change">
							{t("change.submit")}
						</Button>
					) : null}
				</div>
			</Form>
		</DeskPage>
	);
}

/** Goods by name and code; a sum has no code. */
function Goods({
	title,
	code,
	certificate = false,
	days,
}: {
	title: string;
	code: string;
	certificate?: boolean;
	days?: string | undefined;
}) {
	const cart = useT("cart");
	return (
		<>
			{title}
			{certificate ? <span className={`${order.note} ${regular}`}>{cart("changes.certificate")}</span> : null}
			{changedDays(cart, days).map((text) => (
				<span key={text} className={`${order.note} ${regular}`}>
					{text}
				</span>
			))}
			{code ? <span className={`${order.note} ${regular}`}>{code}</span> : null}
		</>
	);
}

type Shown = NonNullable<NonNullable<ReturnType<typeof useActionData<typeof action>>>["preview"]>;

/** The difference that the change makes, or why it cannot be made. Nothing is saved yet. */
function Preview({ preview: { obstacle, lines, fields, freight, missed, net, gross } }: { preview: Shown }) {
	const t = useT("desk");
	const cart = useT("cart");
	if (obstacle === "same" || obstacle === "empty") return <FocusedAlert title={t(`change.obstacle.${obstacle}`)} answer={obstacle} />;
	const sums = [
		...(freight ? [{ title: t("change.field.freight"), code: "", quantity: null, certificate: false, price: freight }] : []),
		{ title: cart("totals.net"), code: "", quantity: null, certificate: false, price: net },
		{ title: cart("totals.gross"), code: "", quantity: null, certificate: false, price: gross },
	];
	return (
		<section className={desk.section} aria-labelledby="preview">
			<h2 id="preview" className={desk.sectionTitle}>
				{t("change.difference")}
			</h2>
			{obstacle ? <FocusedAlert title={t(`change.obstacle.${obstacle}`)} answer={obstacle} /> : <p role="status">{t("change.unsaved")}</p>}
			<DeskTable
				caption={t("change.difference")}
				rows={[...lines, ...sums]}
				keyOf={({ code, title }) => `${code} ${title}`}
				empty=""
				columns={[
					{ title: t("orders.item"), isName: "long", cell: (row) => <Goods {...row} /> },
					{ title: t("change.quantityBefore"), isFigure: true, cell: ({ quantity }) => quantity?.from ?? "" },
					{ title: t("change.quantityAfter"), isFigure: true, cell: ({ quantity }) => quantity?.to ?? "" },
					{ title: t("change.before"), isFigure: true, cell: ({ price }) => price.from },
					{ title: t("change.after"), isFigure: true, cell: ({ price }) => price.to },
				]}
			/>
			{fields.length > 0 ? (
				<ul>
					{fields.map((name) => (
						<li key={name}>{t(`change.field.${name}`)}</li>
					))}
				</ul>
			) : null}
			{missed ? <p>{`${t("change.wantedOn")}: ${cart("wishes.missed", { day: missed })}`}</p> : null}
		</section>
	);
}
