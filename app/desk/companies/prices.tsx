import { Form } from "@remix-run/react";
import { maxPriceRows } from "../../../contract/desk/lists";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import * as rowCss from "../row-input.css";
import type { readCompany } from "./company.server";
import { type PriceKind, type PricesResult, priceKinds } from "./price-rows";

type Loaded = Awaited<ReturnType<typeof readCompany>>["prices"];

interface PricesProps {
	prices: Loaded;
	maySet: boolean;
	/** The refused form. */
	result: PricesResult | null;
}

/** The agreed discounts. Whoever may set them changes the whole list at once. */
export function Prices({ prices, maySet, result }: PricesProps) {
	const t = useT("desk");
	const { isInForce, setOn } = prices;
	return (
		<section className={css.section} aria-labelledby="prices-title">
			<h2 id="prices-title" className={css.sectionTitle}>
				{t("companies.prices")}
			</h2>
			{result?.isStale ? <FocusedAlert title={t("companies.prices.stale")} answer={result} /> : null}
			{setOn ? <p className={css.muted}>{t(isInForce ? "companies.prices.since" : "companies.prices.waiting", { day: setOn })}</p> : null}
			{maySet ? <PricesForm prices={prices} result={result} /> : <PricesTable rows={prices.rows} />}
		</section>
	);
}

function PricesTable({ rows }: Pick<Loaded, "rows">) {
	const t = useT("desk");
	return (
		<DeskTable
			caption={t("companies.prices")}
			rows={rows}
			keyOf={({ index }) => index}
			empty={t("companies.prices.none")}
			columns={[
				{
					title: t("companies.prices.on"),
					isName: true,
					cell: ({ kind, goods }) => (kind === "all" ? t("companies.prices.all") : t(`companies.prices.${kind}`, { name: goods })),
				},
				{ title: t("companies.prices.percent"), isFigure: true, cell: ({ percent }) => percent },
				{ title: t("companies.prices.until"), isFigure: true, cell: ({ until }) => until ?? "–" },
			]}
		/>
	);
}

const columns = ["goods", "percent", "until"] as const;

/** Five empty rows follow the known ones. */
function PricesForm({ prices: { version, rows }, result }: Pick<PricesProps, "prices" | "result">) {
	const t = useT("desk");
	const { of, summary } = useErrorTexts(result);
	const places = Array.from({ length: Math.min(rows.length + 5, maxPriceRows) }, (_, index) => index);
	const labelOf = (field: (typeof columns)[number], index: number) =>
		t("requests.fieldOf", { field: t(field === "goods" ? "companies.prices.on" : `companies.prices.${field}`), line: index + 1 });
	const errors = summary(
		places.flatMap((index) =>
			columns.map((field) => ({
				name: `${field}.${index}`,
				id: `prices-${field}-${index}`,
				label: labelOf(field, index),
				isOneOfMany: true,
			})),
		),
	);
	const typed = (name: string, known: string): string => result?.values[name] ?? known;
	return (
		<Form method="post" preventScrollReset className={css.section}>
			<ErrorSummary title={t("errors")} errors={errors} />
			<HiddenFields fields={{ version }} />
			<p className={css.muted}>{t("companies.prices.hint")}</p>
			<DeskTable
				caption={t("companies.prices")}
				rows={places}
				keyOf={(index) => index}
				empty=""
				columns={[
					{
						title: t("companies.prices.kind"),
						cell: (index) => (
							<KindField index={index} label={labelOf("goods", index)} chosen={typed(`kind.${index}`, rows[index]?.kind ?? "all")} />
						),
					},
					...columns.map((field) => ({
						title: t(field === "goods" ? "companies.prices.on" : `companies.prices.${field}`),
						cell: (index: number) => (
							<RowInput
								id={`prices-${field}-${index}`}
								name={`${field}.${index}`}
								label={labelOf(field, index)}
								defaultValue={typed(
									`${field}.${index}`,
									field === "goods" ? (rows[index]?.goods ?? "") : (rows[index]?.typed[field] ?? ""),
								)}
								errors={of(`${field}.${index}`)}
								type={field === "until" ? "date" : "text"}
								inputMode={field === "percent" ? "decimal" : undefined}
								maxLength={120}
							/>
						),
					})),
				]}
			/>
			<div>
				<Button name="intent" value="prices">
					{t("companies.prices.set")}
				</Button>
			</div>
		</Form>
	);
}

function KindField({ index, label, chosen }: { index: number; label: string; chosen: string }) {
	const t = useT("desk");
	const words: Record<PriceKind, string> = {
		all: t("companies.prices.all"),
		category: t("goods.category"),
		product: t("companies.prices.ofProduct"),
		article: t("today.article"),
	};
	return (
		<select
			className={rowCss.input}
			name={`kind.${index}`}
			aria-label={`${t("companies.prices.kind")}, ${label}`}
			defaultValue={chosen}
			autoComplete="off"
		>
			{priceKinds.map((kind) => (
				<option key={kind} value={kind}>
					{words[kind]}
				</option>
			))}
		</select>
	);
}
