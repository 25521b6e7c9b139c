import { Form } from "@remix-run/react";
import { countryCodes } from "../../../contract/locale";
import { href } from "../../platform/config/href";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { SelectField, TextArea, TextField } from "../../ui/forms/field";
import { hidden } from "../../ui/layout.css";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../desk-page.css";
import { type DeskColumn, DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import { useCalculatedColumns } from "./calculated-columns";
import { FreeLines, useFreeLabels } from "./free-lines";
import { errorName, fieldsOfTyped, freeErrorName, freeFields, lineFields, type TypedLine } from "./quotation-fields";
import { QuotationTotals } from "./quotation-totals";
import * as own from "./request.css";
import type { Shown } from "./request.server";

interface QuotationProps {
	shown: Shown;
	number: string;
	idem: string;
}

interface Row {
	typed: TypedLine;
	index: number;
}

/** Changes with what the server has written into the row's fields, which browsers otherwise keep. */
const keyOf = ({ typed, index }: Row) => [index, ...lineFields.map((name) => typed[name])].join("|");

/** A quotation. Every button sends the whole form, so that nothing typed is lost. */
export function QuotationForm({ shown, number, idem }: QuotationProps) {
	const t = useT("desk");
	const { typed, calculated, found, errors, details } = shown;
	const { of, summary } = useErrorTexts({ values: {}, errors, details });
	const labels: Record<keyof TypedLine, string> = {
		code: t("field.item"),
		quantity: t("field.quantity"),
		cut: t("field.cut"),
		price: t("requests.price"),
		percent: t("requests.percent"),
	};
	const cart = useT("cart");
	const freeLabelOf = useFreeLabels();
	const labelOf = (index: number, name: keyof TypedLine) => t("requests.fieldOf", { field: labels[name], line: String(index + 1) });
	const single = {
		discount: t("requests.discount"),
		freight: t("requests.freight"),
		country: t("requests.country"),
		days: t("requests.days"),
		until: t("requests.until"),
		text: t("requests.text"),
	};
	const calculatedColumns = useCalculatedColumns(calculated, calculated?.lines ?? {});
	const wrong = summary([
		...typed.lines.flatMap((_, index) =>
			lineFields.map((name) => ({
				...{ name: errorName(index, name), id: `line-${index}-${name}` },
				...{ label: labelOf(index, name), isOneOfMany: true },
			})),
		),
		...typed.free.flatMap((_, index) =>
			freeFields.map((name) => ({
				...{ name: freeErrorName(index, name), id: `free-${index}-${name}` },
				...{ label: freeLabelOf(index, name), isOneOfMany: true },
			})),
		),
		...Object.entries(single).map(([name, label]) => ({ name, id: name, label, isOneOfMany: name === "discount" || name === "freight" })),
	]);
	const field = (name: keyof typeof single) => ({
		...{ id: name, name, label: single[name], defaultValue: typed[name], errors: of(name), autoComplete: "off" },
	});
	return (
		<section className={css.section} aria-labelledby="quote-title">
			<h2 id="quote-title" className={css.sectionTitle}>
				{t("requests.quote.title")}
			</h2>
			<Form method="post" preventScrollReset className={own.form}>
				{/* The Enter key presses the first button. */}
				<button type="submit" name="intent" value="calculate" className={hidden} tabIndex={-1} aria-hidden="true" />
				<ErrorSummary title={t("errors")} errors={wrong} />
				<HiddenFields fields={{ key: idem }} />
				<p className={css.muted}>{t("requests.quote.hint")}</p>
				<DeskTable
					caption={t("requests.quoted")}
					rows={typed.lines.map((line, index): Row => ({ typed: line, index }))}
					keyOf={keyOf}
					empty=""
					columns={[
						...lineFields.map(
							(name): DeskColumn<Row> => ({
								title: labels[name],
								isFigure: name !== "code",
								cell: ({ typed: line, index }) => (
									<RowInput
										id={`line-${index}-${name}`}
										name={name}
										label={labelOf(index, name)}
										defaultValue={line[name]}
										inputMode={name === "price" || name === "percent" ? "decimal" : name === "quantity" ? "numeric" : undefined}
										errors={of(errorName(index, name))}
										isFigure={name !== "code"}
									/>
								),
							}),
						),
						...(calculated ? [{ title: t("field.title"), cell: ({ index }: Row) => calculated.lines[index]?.title ?? "" }] : []),
						...calculatedColumns,
						{
							title: t("requests.remove"),
							cell: ({ index }) => (
								<Button
									kind="quiet"
									size="s"
									name="intent"
									value={`remove:${index}`}
									aria-label={t("requests.removeOf", { line: String(index + 1) })}
								>
									{t("requests.remove")}
								</Button>
							),
						},
					]}
				/>
				<div className={css.inline}>
					<Button size="s" name="intent" value="rows">
						{t("requests.more")}
					</Button>
				</div>
				<div className={own.find}>
					<TextField id="find" name="find" label={t("requests.find")} defaultValue={typed.find} maxLength={200} autoComplete="off" />
					<Button name="intent" value="find">
						{t("requests.find.button")}
					</Button>
				</div>
				{found ? <Found found={found} /> : null}
				<FreeLines typed={typed.free} calculated={calculated} errorsOf={of} />
				<div className={own.terms}>
					<TextField {...field("discount")} inputMode="decimal" hint={t("requests.discount.hint")} />
					<TextField {...field("freight")} inputMode="decimal" hint={t("requests.freight.hint")} />
					<SelectField {...field("country")} hint={t("requests.country.hint")}>
						<option value="">{t("requests.country.own")}</option>
						{countryCodes.map((code) => (
							<option key={code} value={code}>
								{cart(`country.${code}`)}
							</option>
						))}
					</SelectField>
					<TextField {...field("days")} inputMode="numeric" />
					<TextField {...field("until")} type="date" hint={t("requests.until.hint")} />
				</div>
				<TextArea {...field("text")} rows={5} maxLength={2000} />
				{calculated ? <Totals calculated={calculated} /> : null}
				<div className={css.inline}>
					<Button name="intent" value="calculate">
						{t("requests.calculate")}
					</Button>
					<Button kind="primary" name="intent" value="quote">
						{t("requests.quote")}
					</Button>
				</div>
			</Form>
			{calculated ? (
				<Form
					method="post"
					action={href("/desk/requests/:number/quotation.pdf", { number: number.toLowerCase() })}
					reloadDocument
					target="_blank"
				>
					{fieldsOfTyped(typed).map(([name, value], index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other name.
						<input key={index} type="hidden" name={name} value={value} />
					))}
					<Button>{t("requests.pdf")}</Button>
				</Form>
			) : null}
		</section>
	);
}

function Found({ found }: { found: NonNullable<Shown["found"]> }) {
	const t = useT("desk");
	return (
		<div role="status">
			<DeskTable
				caption={t("requests.found")}
				rows={found}
				keyOf={({ code }) => code}
				empty={t("requests.found.none")}
				columns={[
					{ title: t("field.item"), cell: ({ code }) => code },
					{ title: t("field.title"), isName: "long", cell: ({ title }) => title },
					{ title: t("requests.today"), isFigure: true, cell: ({ price }) => price },
					{
						title: t("requests.add"),
						cell: ({ code, least }) => (
							<Button kind="quiet" size="s" name="intent" value={`add:${least} ${code}`} aria-label={t("requests.addOf", { code })}>
								{t("requests.add")}
							</Button>
						),
					},
				]}
			/>
		</div>
	);
}

/** The sums of what was typed when they were calculated. */
function Totals({ calculated }: { calculated: NonNullable<Shown["calculated"]> }) {
	const t = useT("desk");
	const { validUntil, margin } = calculated;
	return (
		<div role="status">
			<QuotationTotals sums={calculated} more={margin ? [{ name: t("margin.title"), value: margin.sum || t("requests.noCost") }] : []}>
				<p className={css.muted}>
					{[
						t("requests.validUntil", { day: validUntil }),
						...(margin && margin.unknown > 0 ? [t("margin.unknown", { count: margin.unknown })] : []),
					].join(" ")}
				</p>
			</QuotationTotals>
		</div>
	);
}
