import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { Choice, SelectField, TextArea, TextField } from "../../ui/forms/field";
import { PasswordField } from "../../ui/forms/password-field";
import { useT } from "../i18n/i18n";
import { type ShopField, useFieldErrors } from "./use-shop-form";

/** conform's data about a field, without its own attributes. */
type Of<T> = { field: ShopField } & Omit<T, "id" | "name" | "errors" | "defaultValue" | "defaultChecked">;

/** The components of app/ui/forms/field.tsx set ARIA attributes themselves. */
const unwired = { ariaAttributes: false } as const;

type TextType = "text" | "email" | "tel" | "date";

export function FormTextField({ field, type = "text", ...rest }: Of<Omit<ComponentProps<typeof TextField>, "type">> & { type?: TextType }) {
	const { key, ...input } = getInputProps(field, { type, ...unwired });
	const common = useT("common");
	const unfinished = type === "date" && !rest.required ? common("dayUnfinished") : undefined;
	return <TextField key={key} errors={useFieldErrors().of(field)} unfinished={unfinished} {...input} {...rest} />;
}

/** A password field. A refused form does not return its value. */
export function FormPasswordField({ field, ...rest }: Of<Omit<ComponentProps<typeof PasswordField>, "showLabel">>) {
	const { key, type: _, ...input } = getInputProps(field, { type: "password", value: false, ...unwired });
	return <PasswordField key={key} errors={useFieldErrors().of(field)} showLabel={useT("common")("showPassword")} {...input} {...rest} />;
}

export function FormTextArea({ field, ...rest }: Of<ComponentProps<typeof TextArea>>) {
	const { key, ...area } = getTextareaProps(field, unwired);
	return <TextArea key={key} errors={useFieldErrors().of(field)} {...area} {...rest} />;
}

export function FormSelect({ field, ...rest }: Of<ComponentProps<typeof SelectField>>) {
	const { key, ...select } = getSelectProps(field, unwired);
	return <SelectField key={key} errors={useFieldErrors().of(field)} {...select} {...rest} />;
}

/** A checkbox. @param value of one of several checkboxes that share a name; its id ends with it */
export function FormCheckbox({ field, value, ...rest }: Of<Omit<ComponentProps<typeof Choice>, "type" | "value">> & { value?: string }) {
	const id = value === undefined ? field.id : `${field.id}-${value}`;
	const { key, ...box } = getInputProps(field, { type: "checkbox", value, ...unwired });
	return <Choice key={key} errors={useFieldErrors().of(field)} {...box} {...rest} id={id} />;
}
