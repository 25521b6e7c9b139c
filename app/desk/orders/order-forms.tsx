import { Form } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { acceptedTypes } from "../../../contract/claims/file-types";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Choice, SelectField, TextArea, TextField } from "../../ui/forms/field";
import { FileField } from "../../ui/forms/file-field";
import { ErrorSummary } from "../../ui/notice";
import * as desk from "../desk-page.css";
import type { Intent as AnyIntent } from "./act.server";
import * as css from "./order.css";
import type { OrderView } from "./order.server";

/** Wishes of the buyer have forms of their own. */
type Intent = Exclude<AnyIntent, "accept" | "decline">;

export interface Keys {
	ship: string;
	invoice: string;
	credit: string;
	refund: string;
}

interface FormsProps {
	order: OrderView;
	keys: Keys;
	/** The refused form. */
	result: FormResult | null;
}

export const hasWork = ({ credit, change: _, decide: __, ...others }: OrderView["work"]): boolean =>
	credit.length > 0 || Object.values(others).some(Boolean);

/** The forms that the order's state and the person's roles allow. The first is the next step and is open. */
export function OrderForms({ order, keys, result }: FormsProps) {
	const t = useT("desk");
	const { work } = order;
	const open = order.lines.filter(({ ordered, sent }) => sent < ordered);
	const typed = (intent: Intent) => (result?.form === intent ? result : null);
	const isMainInvoice = !work.review && !work.ship && !work.finish;
	return (
		<section id="work" aria-label={t("orders.work")} className={css.works}>
			{work.review ? <ReviewForm lines={open} result={typed("review")} /> : null}
			{work.finish ? <FinishForm result={typed("finish")} /> : null}
			{work.ship ? <ShipForm lines={open} today={order.today} keyOf={keys.ship} result={typed("ship")} /> : null}
			{work.dates ? <DatesForm lines={open} result={typed("dates")} /> : null}
			{work.photograph ? <PhotographForm deliveries={order.deliveries} result={typed("photograph")} /> : null}
			{work.invoice ? (
				<InvoiceForm hasShipped={order.deliveries.length > 0} isMain={isMainInvoice} keyOf={keys.invoice} result={typed("invoice")} />
			) : null}
			{work.credit.length > 0 ? (
				<CreditForm numbers={work.credit} lines={order.lines} keyOf={keys.credit} result={typed("credit")} />
			) : null}
			{work.refund ? <RefundForm left={work.refund} keyOf={keys.refund} result={typed("refund")} /> : null}
			{work.cancel ? <CancelForm isReview={work.review} version={order.version} result={typed("cancel")} /> : null}
		</section>
	);
}

type Line = OrderView["lines"][number];

interface FormProps {
	result: FormResult | null;
}

interface FieldOf {
	name: string;
	label: string;
}

/** Holds the typed values and the errors of a form. */
function useTyped(intent: Intent, result: FormResult | null) {
	const { of, summary } = useErrorTexts(result);
	const idOf = (name: string) => `${intent}-${name.replace(".", "-")}`;
	return {
		/** Properties of a field. @param initial its value unless something was typed */
		field: ({ name, label }: FieldOf, initial = "") => ({
			...{ id: idOf(name), name, label },
			errors: of(name),
			defaultValue: result?.values[name] ?? initial,
		}),
		isTicked: (name: string) => result?.values[name] !== undefined,
		idOf,
		errors: (fields: FieldOf[]) =>
			summary(fields.map(({ name, label }) => ({ name, label, id: idOf(name), isOneOfMany: name.includes(".") }))),
		key: (fresh: string) => result?.values.key ?? fresh,
	};
}

interface WorkFormProps {
	intent: Intent;
	isMain?: boolean;
	isRefused: boolean;
	hasFiles?: boolean;
	errors?: ComponentProps<typeof ErrorSummary>["errors"];
	children?: ReactNode;
}

/** A form that opens by its title, without scripts too. */
function WorkForm({ intent, isMain = false, isRefused, hasFiles = false, errors = [], children }: WorkFormProps) {
	const t = useT("desk");
	return (
		<details className={css.work} open={isMain || isRefused}>
			<summary className={css.workTitle}>{t(`orders.${intent}`)}</summary>
			<Form method="post" encType={hasFiles ? "multipart/form-data" : undefined} className={css.form} aria-label={t(`orders.${intent}`)}>
				<ErrorSummary title={t("errors")} errors={errors} />
				{children}
				<div>
					<Button kind={isMain ? "primary" : "secondary"} name="intent" value={intent}>
						{t(`orders.${intent}.submit`)}
					</Button>
				</div>
			</Form>
		</details>
	);
}

/** The field of the day of all lines, and a field for each line. */
function DayFields({ lines, typed, isOptional }: { lines: Line[]; typed: ReturnType<typeof useTyped>; isOptional: boolean }) {
	const t = useT("desk");
	const common = useT("common");
	return (
		<>
			<TextField
				{...typed.field({ name: "date", label: t("orders.day.all") })}
				type="date"
				optional={isOptional ? common("optional") : undefined}
			/>
			{lines.length > 1 || !isOptional ? (
				<fieldset className={desk.group}>
					<legend className={css.legend}>{t("orders.day.lines")}</legend>
					{lines.map(({ line, title, confirmedOn }) => (
						<TextField
							key={line}
							{...typed.field({ name: `date.${line}`, label: `${line}. ${title}` })}
							hint={confirmedOn ? t("orders.day.known", { day: confirmedOn }) : undefined}
							type="date"
						/>
					))}
				</fieldset>
			) : null}
		</>
	);
}

const dayErrors = (lines: Line[], all: string) => [
	{ name: "date", label: all },
	...lines.map(({ line, title }) => ({ name: `date.${line}`, label: title })),
];

function ReviewForm({ lines, result }: FormProps & { lines: Line[] }) {
	const t = useT("desk");
	const typed = useTyped("review", result);
	return (
		<WorkForm intent="review" isMain isRefused={result !== null} errors={typed.errors(dayErrors(lines, t("orders.day.all")))}>
			<p className={desk.muted}>{t("orders.review.text")}</p>
			<DayFields lines={lines} typed={typed} isOptional />
		</WorkForm>
	);
}

function DatesForm({ lines, result }: FormProps & { lines: Line[] }) {
	const t = useT("desk");
	const typed = useTyped("dates", result);
	return (
		<WorkForm intent="dates" isRefused={result !== null} errors={typed.errors(dayErrors(lines, t("orders.day.all")))}>
			<p className={desk.muted}>{t("orders.dates.text")}</p>
			<DayFields lines={lines} typed={typed} isOptional={false} />
		</WorkForm>
	);
}

function ShipForm({ lines, today, keyOf, result }: FormProps & { lines: Line[]; today: string; keyOf: string }) {
	const t = useT("desk");
	const common = useT("common");
	const typed = useTyped("ship", result);
	const optional = common("optional");
	const hasCertificate = lines.some((one) => one.hasCertificate);
	const fields = {
		day: { name: "shippedOn", label: t("orders.ship.day") },
		carrier: { name: "carrier", label: t("orders.ship.carrier") },
		number: { name: "trackingNumber", label: t("orders.ship.number") },
		url: { name: "trackingUrl", label: t("orders.ship.url") },
	};
	const errors = [
		...lines.flatMap(({ line, title }) => [
			{ name: `quantity.${line}`, label: title },
			{ name: `heats.${line}`, label: title },
		]),
		...Object.values(fields),
		{ name: "files", label: t("goods.pictures") },
	];
	return (
		<WorkForm intent="ship" isMain hasFiles isRefused={result !== null} errors={typed.errors(errors)}>
			<HiddenFields fields={{ key: typed.key(keyOf) }} />
			{lines.map(({ line, title, ordered, sent, hasCertificate: isCertified }) => (
				<fieldset key={line} className={css.shipLine}>
					<legend className={css.legend}>{`${line}. ${title}`}</legend>
					<TextField
						{...typed.field(
							{ name: `quantity.${line}`, label: t("orders.ship.quantity", { left: ordered - sent }) },
							String(ordered - sent),
						)}
						inputMode="numeric"
						autoComplete="off"
					/>
					<TextField
						{...typed.field({ name: `heats.${line}`, label: t("orders.ship.heats") })}
						optional={isCertified ? undefined : optional}
						hint={isCertified ? t("orders.ship.certificate") : undefined}
						autoComplete="off"
					/>
				</fieldset>
			))}
			{hasCertificate ? (
				<Choice
					id={typed.idOf("heatsLater")}
					name="heatsLater"
					label={t("orders.ship.later")}
					defaultChecked={typed.isTicked("heatsLater")}
				/>
			) : null}
			<TextField {...typed.field(fields.day, today)} type="date" />
			<TextField {...typed.field(fields.carrier)} optional={optional} maxLength={80} />
			<TextField {...typed.field(fields.number)} optional={optional} maxLength={80} />
			<TextField {...typed.field(fields.url)} optional={optional} inputMode="url" maxLength={500} />
			<PhotographField typed={typed} optional={optional} />
		</WorkForm>
	);
}

/** A phone offers its camera. */
function PhotographField({ typed, optional }: { typed: ReturnType<typeof useTyped>; optional?: string }) {
	const t = useT("desk");
	const { id, name, label, errors } = typed.field({ name: "files", label: t("goods.pictures") });
	return (
		<FileField
			{...{ id, name, label, errors, optional }}
			accept={acceptedTypes.photo.join()}
			multiple
			words={{ choose: t("pictures.add"), none: t("bank.noFile") }}
			hint={t("orders.photograph.hint")}
		/>
	);
}

function PhotographForm({ deliveries, result }: FormProps & { deliveries: OrderView["deliveries"] }) {
	const t = useT("desk");
	const typed = useTyped("photograph", result);
	const delivery = { name: "delivery", label: t("certificates.delivery") };
	return (
		<WorkForm
			intent="photograph"
			hasFiles
			isRefused={result !== null}
			errors={typed.errors([delivery, { name: "files", label: t("goods.pictures") }])}
		>
			<SelectField {...typed.field(delivery, deliveries.at(-1)?.number)} autoComplete="off">
				{deliveries.map(({ number }) => (
					<option key={number} value={number}>
						{number}
					</option>
				))}
			</SelectField>
			<PhotographField typed={typed} />
		</WorkForm>
	);
}

function FinishForm({ result }: FormProps) {
	const t = useT("desk");
	return (
		<WorkForm intent="finish" isMain isRefused={result !== null}>
			<p className={desk.muted}>{t("orders.finish.text")}</p>
		</WorkForm>
	);
}

function CancelForm({ isReview, version, result }: FormProps & { isReview: boolean; version: number }) {
	const t = useT("desk");
	const common = useT("common");
	const typed = useTyped("cancel", result);
	const reason = { name: "reason", label: t("orders.reason") };
	return (
		<WorkForm intent="cancel" isRefused={result !== null} errors={typed.errors([reason])}>
			<HiddenFields fields={{ version }} />
			<TextArea
				{...typed.field(reason)}
				hint={t("orders.cancel.text")}
				optional={isReview ? common("optional") : undefined}
				maxLength={500}
			/>
		</WorkForm>
	);
}

function InvoiceForm({ hasShipped, isMain, keyOf, result }: FormProps & { hasShipped: boolean; isMain: boolean; keyOf: string }) {
	const t = useT("desk");
	const common = useT("common");
	const typed = useTyped("invoice", result);
	const day = { name: "deliveredOn", label: t("orders.invoice.day") };
	const chosen = result?.values.extent ?? (hasShipped ? "shipped" : "all");
	return (
		<WorkForm intent="invoice" isMain={isMain} isRefused={result !== null} errors={typed.errors([day])}>
			<HiddenFields fields={{ key: typed.key(keyOf) }} />
			<fieldset className={desk.group}>
				<legend className={css.legend}>{t("orders.invoice.extent")}</legend>
				{(["shipped", "all"] as const).map((extent) => (
					<Choice
						key={extent}
						id={typed.idOf(extent)}
						type="radio"
						name="extent"
						value={extent}
						label={t(`orders.invoice.${extent}`)}
						defaultChecked={chosen === extent}
					/>
				))}
			</fieldset>
			<TextField {...typed.field(day)} type="date" hint={t("orders.invoice.dayHint")} optional={common("optional")} />
		</WorkForm>
	);
}

function CreditForm({ numbers, lines, keyOf, result }: FormProps & { numbers: string[]; lines: Line[]; keyOf: string }) {
	const t = useT("desk");
	const typed = useTyped("credit", result);
	const reason = { name: "reason", label: t("orders.reason") };
	return (
		<WorkForm
			intent="credit"
			isRefused={result !== null}
			errors={typed.errors([...lines.map(({ line, title }) => ({ name: `quantity.${line}`, label: title })), reason])}
		>
			<HiddenFields fields={{ key: typed.key(keyOf) }} />
			<SelectField {...typed.field({ name: "invoice", label: t("orders.credit.invoice") }, numbers[0])}>
				{numbers.map((number) => (
					<option key={number} value={number}>
						{number}
					</option>
				))}
			</SelectField>
			<fieldset className={desk.group}>
				<legend className={css.legend}>{t("orders.credit.lines")}</legend>
				<p className={desk.muted}>{t("orders.credit.text")}</p>
				{lines.map(({ line, title }) => (
					<TextField
						key={line}
						{...typed.field({ name: `quantity.${line}`, label: `${line}. ${title}` })}
						inputMode="numeric"
						autoComplete="off"
					/>
				))}
				<Choice
					id={typed.idOf("withDelivery")}
					name="withDelivery"
					label={t("orders.credit.delivery")}
					defaultChecked={typed.isTicked("withDelivery")}
				/>
			</fieldset>
			<TextField {...typed.field(reason)} hint={t("orders.credit.reason")} maxLength={200} />
		</WorkForm>
	);
}

function RefundForm({ left, keyOf, result }: FormProps & { left: string; keyOf: string }) {
	const t = useT("desk");
	const common = useT("common");
	const typed = useTyped("refund", result);
	const amount = { name: "amount", label: t("orders.refund.amount") };
	return (
		<WorkForm intent="refund" isRefused={result !== null} errors={typed.errors([amount])}>
			<HiddenFields fields={{ key: typed.key(keyOf) }} />
			<TextField
				{...typed.field(amount)}
				hint={t("orders.refund.left", { left })}
				optional={common("optional")}
				inputMode="decimal"
				autoComplete="off"
			/>
		</WorkForm>
	);
}
