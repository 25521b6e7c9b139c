import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { SiteField } from "../../../contract/order-fields";
import type { CountryOption } from "../../platform/forms/country-field";
import { FormCheckbox, FormSelect, FormTextField } from "../../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeliveryFields } from "../address-fields";
import * as css from "../profile/profile-page.css";
import * as own from "./address-form.css";
import type { AddressResult } from "./address-result";

type Field = SiteField | "label" | "of" | "isDefault" | "version";

interface AddressFormProps {
	values: Record<string, string>;
	isNew: boolean;
	/** A new one may be the team's. */
	hasTeam: boolean;
	countries: CountryOption[];
	result: AddressResult | null;
}

/** A new address, or one that is changed or deleted. */
export function AddressForm({ values, isNew, hasTeam, countries, result }: AddressFormProps) {
	const t = useT("addresses");
	const checkout = useT("checkout");
	const [form, fields] = useShopForm<Record<Field, string>>({ id: "address", reply: result?.reply, defaultValue: values });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.label, label: t("label.label") },
		...(["country", "company", "streetAddress", "addressAdditionalLine", "postCode", "city", "name", "phone", "siteNotes"] as const).map(
			(name) => ({ field: fields[name], label: checkout(`field.${name}`) }),
		),
	];
	const version = result?.version ?? fields.version.value;
	return (
		<div className={css.section}>
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} answer={result} />
				{result?.version ? (
					<FocusedAlert title={t("changed.title")} answer={result}>
						<p>{t("changed.text")}</p>
					</FocusedAlert>
				) : null}
				{isNew ? null : <input type="hidden" name="version" value={version} />}
				<div className={css.group}>
					<div className={isNew && hasTeam ? css.rest : css.whole}>
						<FormTextField
							field={fields.label}
							label={t("label.label")}
							hint={t("label.hint")}
							maxLength={80}
							autoComplete="off"
							required
						/>
					</div>
					{isNew && hasTeam ? (
						<div className={css.third}>
							<FormSelect field={fields.of} label={t("of.label")} autoComplete="off">
								<option value="self">{t("of.self")}</option>
								<option value="team">{t("of.team")}</option>
							</FormSelect>
						</div>
					) : null}
				</div>
				<fieldset className={css.group}>
					<legend className={css.legend}>{checkout("section.shipping")}</legend>
					<DeliveryFields fields={fields} countries={countries} autoComplete="off" />
				</fieldset>
				{isNew ? (
					<FormCheckbox field={fields.isDefault} label={t("isDefault")} hint={<span className={own.below}>{t("isDefault.hint")}</span>} />
				) : null}
				<div className={css.actions}>
					<Button name="intent" value="save" kind="primary" size="l">
						{t("save")}
					</Button>
				</div>
			</Form>
			{isNew ? null : (
				<details className={own.fold}>
					<summary className={own.summary}>{t("delete.title")}</summary>
					<Form method="post" className={own.remove}>
						<p className={css.note}>{t("delete.text")}</p>
						<Button name="intent" value="delete">
							{t("delete.submit")}
						</Button>
					</Form>
				</details>
			)}
		</div>
	);
}
