import { type Role, roles } from "../../../contract/team";
import { useT } from "../../platform/i18n/i18n";
import { Choice, TextField } from "../../ui/field";
import * as css from "./role-fields.css";

interface RoleFieldsProps {
	/** Begins the ids of the fields. */
	name: string;
	legend: string;
	/** Those to choose from. */
	choices?: readonly Role[];
	chosen: string;
	/** As it stands in its field. */
	limit: string;
	errors: { role?: string[]; limit?: string[] };
}

/** What a colleague may do; a limit is asked for where buying is chosen, with and without scripts. */
export function RoleFields({ name, legend, choices = roles, chosen, limit, errors }: RoleFieldsProps) {
	const t = useT("team");
	const roleId = `${name}-role`;
	return (
		<div className={css.role}>
			<fieldset className={css.choices} aria-describedby={errors.role ? `${roleId}-error` : undefined}>
				<legend className={css.legend}>{legend}</legend>
				{choices.map((role, index) => (
					<Choice
						key={role}
						type="radio"
						// The first is where a message about the role leads to.
						id={index === 0 ? roleId : `${roleId}-${role}`}
						name="role"
						value={role}
						label={<span className={css.name}>{t(`role.${role}`)}</span>}
						hint={t(`role.${role}.text`)}
						errors={index === 0 ? errors.role : undefined}
						defaultChecked={role === chosen}
					/>
				))}
			</fieldset>
			<div className={css.limit}>
				<TextField
					id={`${name}-limit`}
					name="limit"
					label={t("limit")}
					hint={t("limit.hint")}
					errors={errors.limit}
					defaultValue={limit}
					inputMode="decimal"
					autoComplete="off"
					maxLength={40}
				/>
			</div>
		</div>
	);
}
