import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { partDeliveryChoices } from "../../../contract/values/order-states";
import { changedLine } from "../../cart/orders/sent-order";
import { daysPrefix, partNames, ScheduleFields, type ScheduleRow, useScheduleSummary } from "../../cart/schedule/schedule-fields";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { CertificateField, CraneField } from "../../platform/forms/extra-fields";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { SiteFields, useSiteSummary } from "../../platform/forms/site-fields";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Choice, SelectField, TextArea, TextField } from "../../ui/forms/field";
import { block, heading, muted, stack, hidden as unseen } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { Hidden, Wrap } from "../../ui/wrap";
import * as css from "./order-change.css";
import { addedRows, changeForm, changeOrder, orderPath, readChangeable } from "./order-change.server";

export const handle = { i18n: ["cart", "checkout", "common", "errors", "order-change"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const order = await readChangeable(context, params.uuid);
	const number = order.order_number ?? "";
	const title = context.texts.translator("order-change")(`title.${order.may_change}`, { number });
	const back = orderPath(context, order.uuid);
	return {
		form: changeForm(context, order),
		added: addedRows,
		number,
		back,
		idem: context.newKey(),
		title,
		meta: describePage(context, { title }),
	};
}

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
	changeOrder(context, await request.formData(), params.uuid);
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused change is shown beside the order as it is now. */
export const shouldRevalidate = () => true;

/** Changes a sent order, or asks for it (R63). */
export default function OrderChange() {
	const { form, added, number, back, idem, title } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("order-change");
	const common = useT("common");
	const cart = useT("cart");
	const checkout = useT("checkout");
	const result = answer?.result ?? null;
	const preview = answer?.preview ?? null;
	const { of, summary } = useErrorTexts(result);
	const field = (name: string, label: string, initial = "") => ({
		...{ id: name.replace(".", "-"), name, label, errors: of(name), defaultValue: result?.values[name] ?? initial },
	});
	const optional = common("optional");
	const scheduleFields = useScheduleSummary();
	const named = [
		...form.lines.map(({ line, title: name }) => ({ name: `quantity.${line}`, id: `quantity-${line}`, label: name, isOneOfMany: true })),
		...form.lines.map(({ line, title: name }) => ({ name: `certificate.${line}`, id: `certificate-${line}`, label: name })),
		...form.lines.flatMap(({ line, title: name, days }) => scheduleFields(days ?? [], { prefix: daysPrefix(line), title: name })),
		...added.flatMap((row) => [
			{ name: `code.${row}`, id: `code-${row}`, label: t("add.code", { row: String(row + 1) }) },
			{ name: `added.${row}`, id: `added-${row}`, label: t("add.quantity", { row: String(row + 1) }) },
		]),
		...useSiteSummary(),
		{ name: "wantedOn", id: "wantedOn", label: t("wantedOn") },
		{ name: "reference", id: "reference", label: t("reference") },
		{ name: "comment", id: "comment", label: t("comment") },
	];
	const hidden = { version: form.version, idem };
	return (
		<>
			<Breadcrumbs items={[{ title: cart("order.title", { number }), to: back }, { title }]} />
			<Wrap>
				<div className={css.page}>
					<header className={stack[3]}>
						<h1>{title}</h1>
						<p>{t(`lead.${form.mode}`)}</p>
						<p>
							<Link to={back}>{t("back")}</Link>
						</p>
					</header>
					{answer?.isLate ? <FocusedAlert title={t("late")} answer={answer} /> : null}
					{preview ? <Preview preview={preview} /> : null}
					<Form method="post" className={css.form}>
						<ErrorSummary title={t("errors")} errors={summary(named)} />
						<HiddenFields
							fields={{ ...hidden, ...(form.country && { country: form.country }), ...(preview && { total: preview.total }) }}
						/>
						<fieldset className={css.lines}>
							<legend className={css.legend}>{t("lines")}</legend>
							<p className={muted}>{t("lines.hint")}</p>
							{form.lines.map(({ line, title: name, ordered, sent, certificate, days }) => (
								<div key={line} className={stack[2]}>
									{sent < ordered ? (
										<TextField
											{...field(`quantity.${line}`, `${line}. ${name}`, String(ordered))}
											hint={sent > 0 ? t("sentInPart", { quantity: ordered, sent }) : t("ordered", { quantity: ordered })}
											inputMode="numeric"
											autoComplete="off"
											maxLength={9}
										/>
									) : (
										<p>
											{`${line}. ${name}`} <span className={`${block} ${muted}`}>{t("sent", { quantity: ordered })}</span>
										</p>
									)}
									{certificate === null ? null : (
										<CertificateField
											line={{ line, title: name }}
											label={cart("certificate.add", { price: certificate })}
											result={result}
										/>
									)}
									{days === null ? null : <LineDays line={line} title={name} rows={days} result={result} />}
								</div>
							))}
						</fieldset>
						<fieldset className={css.fields}>
							<legend className={css.legend}>{t("add")}</legend>
							<p className={`${muted} ${css.wide}`}>{t("add.text")}</p>
							{added.map((row) => (
								<Fragment key={row}>
									<TextField
										{...field(`code.${row}`, t("add.code", { row: String(row + 1) }))}
										optional={optional}
										maxLength={60}
										autoComplete="off"
									/>
									<TextField
										{...field(`added.${row}`, t("add.quantity", { row: String(row + 1) }))}
										optional={optional}
										inputMode="numeric"
										autoComplete="off"
									/>
									{answer?.choices[row]?.length ? (
										<fieldset className={`${css.choices} ${css.wide}`}>
											<legend className={unseen}>{t("add.choose", { row: String(row + 1) })}</legend>
											{answer.choices[row].map(({ code, title: name, price }) => (
												<Choice
													key={code}
													id={`pick-${row}-${code}`}
													type="radio"
													name={`pick.${row}`}
													value={code}
													label={`${name} · ${price}`}
													hint={code}
													defaultChecked={result?.values[`pick.${row}`] === code}
												/>
											))}
										</fieldset>
									) : null}
								</Fragment>
							))}
						</fieldset>
						{form.country === null ? null : (
							<fieldset className={css.fields}>
								<legend className={css.legend}>{t("address")}</legend>
								<SiteFields field={field} values={form.values} />
							</fieldset>
						)}
						<fieldset className={css.fields}>
							<legend className={css.legend}>{t("other")}</legend>
							<TextField {...field("wantedOn", t("wantedOn"), form.values.wantedOn)} type="date" optional={optional} />
							<TextField {...field("reference", t("reference"), form.values.reference)} optional={optional} maxLength={200} />
							<SelectField {...field("partDeliveries", cart("wishes.parts"), form.partDeliveries)} autoComplete="off">
								<option value="">{cart("wishes.any")}</option>
								{partDeliveryChoices.map((one) => (
									<option key={one} value={one}>
										{cart(`wishes.${one}`)}
									</option>
								))}
							</SelectField>
							{form.crane === null ? null : <CraneField crane={form.crane} hint={checkout("crane.hint")} result={result} />}
						</fieldset>
						<TextArea {...field("comment", t("comment"))} optional={optional} maxLength={500} />
						<div className={css.buttons}>
							<Button kind={preview?.obstacle === null ? "secondary" : "primary"} name="intent" value="preview">
								{t("preview")}
							</Button>
							{preview?.obstacle === null ? (
								<Button kind="primary" name="intent" value="change">
									{t(`submit.${form.mode}`)}
								</Button>
							) : null}
						</div>
					</Form>
					{form.country === null ? null : (
						<details>
							<summary>{t(`withdraw.title.${form.mode}`)}</summary>
							<Form method="post" className={css.withdrawal}>
								<HiddenFields fields={hidden} />
								<p>{t(`withdraw.text.${form.mode}`)}</p>
								<TextArea id="withdrawal-comment" name="comment" label={t("comment")} optional={optional} maxLength={500} />
								<div>
									<Button name="intent" value="withdraw">
										{t(`withdraw.title.${form.mode}`)}
									</Button>
								</div>
							</Form>
						</details>
					)}
				</div>
			</Wrap>
		</>
	);
}

/** The delivery schedule of a line, folded while it has none. */
function LineDays({ line, title, rows, result }: { line: number; title: string; rows: ScheduleRow[]; result: FormResult | null }) {
	const cart = useT("cart");
	const { of } = useErrorTexts(result);
	const prefix = daysPrefix(line);
	const shown = rows.map((row, index) => {
		const { on, amount } = partNames(index + 1, prefix);
		return { on: result?.values[on] ?? row.on, amount: result?.values[amount] ?? row.amount };
	});
	return (
		<details open={shown.some(({ on, amount }) => on !== "" || amount !== "")}>
			<summary>
				{cart("schedule.title")}
				<Hidden>, {title}</Hidden>
			</summary>
			<div className={`${stack[2]} ${css.days}`}>
				<ScheduleFields prefix={prefix} rows={shown} of={of} />
				<p className={muted}>{cart("schedule.note")}</p>
			</div>
		</details>
	);
}

type Shown = NonNullable<NonNullable<ReturnType<typeof useActionData<typeof action>>>["preview"]>;

/** The difference that the change makes, or why it cannot be made. Nothing is saved yet. */
function Preview({ preview }: { preview: Shown }) {
	const { obstacle, lines, fields, freight, missed, net, gross } = preview;
	const t = useT("order-change");
	const cart = useT("cart");
	if (obstacle !== null) return <FocusedAlert title={t(`obstacle.${obstacle}`)} answer={preview} />;
	return (
		<section className={stack[3]} aria-labelledby="preview">
			<h2 id="preview" className={heading.l}>
				{t("difference")}
			</h2>
			<p role="status">{t("unsaved")}</p>
			<ul>
				{lines.map((line) => (
					<li key={line.title}>
						{line.title}: {changedLine(cart, line)}
					</li>
				))}
				{fields.map((name) => (
					<li key={name}>
						{name === "freight" && freight ? cart("changes.freight", freight) : cart(`changes.field.${name}`)}
						{name === "wanted_on" && missed ? `: ${cart("wishes.missed", { day: missed })}` : null}
					</li>
				))}
				{missed && !fields.includes("wanted_on") ? <li>{`${cart("wishes.day")}: ${cart("wishes.missed", { day: missed })}`}</li> : null}
			</ul>
			<p>{cart("changes.total", net)}</p>
			<p>{t("gross", gross)}</p>
		</section>
	);
}
