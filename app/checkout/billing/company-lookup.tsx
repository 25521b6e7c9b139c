import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Company } from "../../../contract/values/register-company";
import { CountryField, type CountryOption } from "../../platform/forms/country-field";
import { FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { heading, note, stack } from "../../ui/layout.css";
import { Notice } from "../../ui/notice";
import * as css from "../form.css";
import type { BillingFormFields } from "./billing-fields";
import * as lookUpCss from "./company-lookup.css";
import { canBeName, fillResult, fillWhenLeft, type Lookup, registerFields } from "./fill-company";

interface VatFieldProps {
	fields: BillingFormFields;
	/** Shown if the field has no error. */
	warning: string | undefined;
	countries: CountryOption[];
	/** URL with the fragment of the result. */
	lookUpAction: string;
}

/** Country and VAT id, the only values the look-up needs. */
export function VatField({ fields, warning, countries, lookUpAction }: VatFieldProps) {
	const t = useT("checkout");
	return (
		<>
			<div className={css.third}>
				<CountryField countries={countries} field={fields.country} label={t("field.country")} autoComplete="billing country" />
			</div>
			<div className={css.rest}>
				<div className={css.withButton}>
					<FormTextField
						field={fields.vat}
						label={t("field.vat")}
						warning={fields.vat.errors ? undefined : warning}
						placeholder={t("field.vat.example")}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						required
					/>
					<div className={css.besideField}>
						<Button name="intent" value="lookup" formAction={lookUpAction} formNoValidate>
							{t("lookup.submit")}
						</Button>
					</div>
				</div>
			</div>
		</>
	);
}

interface CompanyFieldProps {
	field: ShopField;
	warning?: string;
	lookUpAction: string;
}

/** The company's name. Its beginning is enough for a look-up. */
export function CompanyField({ field, warning, lookUpAction }: CompanyFieldProps) {
	const t = useT("checkout");
	return (
		<div className={css.whole}>
			<div className={css.withButton}>
				<FormTextField
					field={field}
					label={t("field.company")}
					warning={field.errors ? undefined : warning}
					autoComplete="billing organization"
					required
				/>
				<div className={css.besideField}>
					<Button name="intent" value="lookup-name" formAction={lookUpAction} formNoValidate>
						{t("lookup.byName")}
					</Button>
				</div>
			</div>
		</div>
	);
}

/** The id of the look-up result, which follows its fields. */
export const lookUpResultId = "lookup-result";

interface ResultProps {
	lookup: Lookup | null;
	/** A button requested the look-up. The focus moves here, because the form was filled in. */
	isRequested: boolean;
	/** URL that the button submits the form to. */
	action: string;
}

export function LookUpResult({ lookup, isRequested, action }: ResultProps) {
	const t = useT("checkout");
	const result = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (lookup && isRequested) result.current?.focus();
	}, [lookup, isRequested]);
	return (
		<div
			ref={result}
			id={lookup ? lookUpResultId : undefined}
			tabIndex={lookup ? -1 : undefined}
			className={lookup ? lookUpCss.result : lookUpCss.nothing}
		>
			<div role="status">{lookup ? <Said lookup={lookup} /> : null}</div>
			{lookup?.kind === "filled" && isOtherName(lookup) ? (
				<p className={lookUpCss.take}>
					<Button name="pick" value={lookup.vat} size="s" formAction={action} formNoValidate>
						{t("lookup.takeName")}
					</Button>
				</p>
			) : null}
			{lookup?.kind === "choice" ? <CompanyChoice companies={lookup.companies} action={action} /> : null}
		</div>
	);
}

/** The VAT id belongs to a company other than the typed one. */
const isOtherName = ({ kept }: Extract<Lookup, { kind: "filled" }>): boolean => kept.includes("company");

function Said({ lookup }: { lookup: Lookup }) {
	const t = useT("checkout");
	if (lookup.kind === "choice") return <p className={heading.s}>{t("lookup.choose", { count: lookup.companies.length })}</p>;
	if (lookup.kind === "failed") return <Notice tone="warning">{t("lookup.failed")}</Notice>;
	if (lookup.kind === "nothing")
		return <Notice tone="warning">{t(lookup.by === "vat" ? "lookup.nothing" : "lookup.nothingByName")}</Notice>;
	const isOther = isOtherName(lookup);
	const kept = lookup.kept
		.filter((name) => name !== "company")
		.map((name) => t(`field.${name}`))
		.join(", ");
	return (
		<Notice tone={isOther || lookup.kept.includes("vat") ? "warning" : "success"}>
			<p>
				{isOther
					? t("lookup.otherName", { company: lookup.company, typed: lookup.typedCompany })
					: t("lookup.found", { company: lookup.company })}
			</p>
			{/* A name may end with an abbreviation's full stop. */}
			{kept ? <p>{t("lookup.kept", { fields: kept.replace(/\.$/, "") })}</p> : null}
		</Notice>
	);
}

/** Companies whose names match the input. Each is a button that fills the form. */
function CompanyChoice({ companies, action }: { companies: Company[]; action: string }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	return (
		<div className={stack[2]}>
			<ul className={lookUpCss.list}>
				{companies.map(({ vat, company, streetAddress, postCode, city, country }) => (
					<li key={vat} className={lookUpCss.item}>
						<button type="submit" name="pick" value={vat} formAction={action} formNoValidate className={lookUpCss.pick}>
							<span className={lookUpCss.name}>{company}</span>{" "}
							<span className={lookUpCss.address}>
								{streetAddress}, {postCode} {city}, {cartT(`country.${country}`)}
							</span>{" "}
							<span className={lookUpCss.vat}>{vat}</span>
						</button>
					</li>
				))}
			</ul>
			<p className={note}>{t("lookup.chooseNote")}</p>
		</div>
	);
}

type Ask = typeof import("./find-in-register").findInRegister;
let ask: Promise<Ask> | undefined;

const loadAsk = (): Promise<Ask> => {
	ask ??= import("./find-in-register").then((module) => module.findInRegister);
	return ask;
};

/**
 * Looks the company up when VAT id or company loses focus and the address is incomplete. An id fills in empty fields, the beginning of a
 * name lists companies. An empty result is not shown, because the reader did not request it.
 */
export function useRegister(form: RefObject<HTMLFormElement>) {
	const [lookup, setLookup] = useState<Lookup | null>(null);
	const last = useRef("");
	const found = useRef<Company | null>(null);

	/** Compares the form with the register again, since the reader goes on typing. */
	function judgeAgain(company: Company, typed: Record<string, string>): void {
		setLookup({ key: last.current, ...fillResult(typed, company) });
	}

	async function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
		const field = target instanceof HTMLInputElement ? target.name : "";
		// A pressed button submits the look-up itself; one focused by the Tab key does not.
		const isPressed = relatedTarget instanceof HTMLButtonElement && relatedTarget.matches(":active");
		if ((field !== "vat" && field !== "company") || isPressed) return;
		const typed = valuesOf(form.current);
		if (field === "company" && found.current) return judgeAgain(found.current, typed);
		const question = questionOf(field, typed);
		if (!question || last.current === question.toString()) return;
		last.current = question.toString();
		found.current = null;
		const companies = await loadAsk()
			.then((askNow) => askNow(question))
			.catch(() => null);
		const [only] = companies ?? [];
		const key = question.toString();
		if (!companies || !only || !form.current || last.current !== key) return;
		const now = valuesOf(form.current);
		if (field === "company") return now.company === typed.company ? setLookup({ key, kind: "choice", companies }) : undefined;
		const focused = focusedIn(form.current);
		const values = fillWhenLeft(typed, now, focused, only);
		if (!values) return;
		write(form.current, values);
		found.current = only;
		// A name that is being typed is not another one yet.
		judgeAgain(only, focused === "company" ? { ...values, company: only.company } : values);
	}

	return { lookup, onBlur };
}

/** @returns the look-up to request; null if no field is empty or the input is too short */
function questionOf(field: "vat" | "company", values: Record<string, string>): URLSearchParams | null {
	const { vat = "", company = "", country = "" } = values;
	const isMissing = (name: string) => (values[name] ?? "").trim() === "";
	if (field === "vat")
		return /\d{7}/.test(vat.replace(/\D/g, "")) && registerFields.some(isMissing) ? new URLSearchParams({ vat, country }) : null;
	const isNew = registerFields.every((name) => name === "company" || isMissing(name));
	return isNew && canBeName(company) ? new URLSearchParams({ name: company }) : null;
}

export function valuesOf(form: HTMLFormElement | null): Record<string, string> {
	const values: Record<string, string> = {};
	if (form) for (const [name, value] of new FormData(form)) if (typeof value === "string") values[name] = value;
	return values;
}

/** The name of the focused field; "" for none. */
function focusedIn(form: HTMLFormElement): string {
	const { activeElement } = document;
	const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
	return isField && activeElement.form === form ? activeElement.name : "";
}

/** Writes values to the DOM, because the browser holds the form's values. */
function write(form: HTMLFormElement, values: Record<string, string>): void {
	for (const name of [...registerFields, "country"]) {
		const field = form.elements.namedItem(name);
		const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
		if (isField && values[name] !== undefined) field.value = values[name];
	}
}
