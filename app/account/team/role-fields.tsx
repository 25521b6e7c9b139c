import { getInputProps } from "@conform-to/react";
import type { Role } from "../../../contract/team";
import { roles } from "../../../contract/values/team-roles";
import { FormTextField } from "../../platform/forms/form-fields";
import { type ShopField, useFieldErrors } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Choice } from "../../ui/forms/field";
import * as css from "./role-fields.css";

interface RoleFieldsProps {
	legend: string;
	/** Those to choose from. */
	choices?: readonly Role[];
	role: ShopField;
	limit: ShopField;
}

/** What a colleague may do; a limit is asked for where buying is chosen, with and without scripts. */
export function RoleFields({ legend, choices = roles, role, limit }: RoleFieldsProps) {
	const t = useT("team");
	const errors = useFieldErrors().of(role);
	return (
		<div className={css.role}>
			<fieldset className={css.choices} aria-describedby={errors ? role.errorId : undefined}>
				<legend className={css.legend}>{legend}</legend>
				{choices.map((choice, index) => {
					const { key, ...radio } = getInputProps(role, { type: "radio", value: choice, ariaAttributes: false });
					return (
						<Choice
							key={choice}
							{...radio}
							// The first is where a message about the role leads to.
							id={index === 0 ? role.id : `${role.id}-${choice}`}
							label={<span className={css.name}>{t(`role.${choice}`)}</span>}
							hint={t(`role.${choice}.text`)}
							errors={index === 0 ? errors : undefined}
						/>
					);
				})}
			</fieldset>
			<div className={css.limit}>
				<FormTextField field={limit} label={t("limit")} hint={t("limit.hint")} inputMode="decimal" autoComplete="off" maxLength={40} />
			</div>
		</div>
	);
}
