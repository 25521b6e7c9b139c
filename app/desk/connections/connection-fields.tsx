import { FormCheckbox, FormSelect, FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import { useFieldErrors, type useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { ErrorSummary } from "../../ui/notice";
import type { TypedConnection } from "./connection-form.server";

type Fields = ReturnType<typeof useShopForm<TypedConnection>>[1];

interface Props {
	fields: Fields;
	members: readonly { email: string; name: string }[];
}

/** The settings of a connection. */
export function ConnectionFields({ fields, members }: Props) {
	const t = useT("desk");
	const optional = useT("common")("optional");
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.name, label: t("connections.name") },
		{ field: fields.login, label: t("connections.login") },
		{ field: fields.member, label: t("connections.member") },
		{ field: fields.returnUrls, label: t("connections.returnUrls") },
		{ field: fields.frameOrigins, label: t("connections.frameOrigins") },
		{ field: fields.units, label: t("connections.units") },
		{ field: fields.categories, label: t("connections.categories") },
		{ field: fields.groups, label: t("connections.groups") },
		{ field: fields.makers, label: t("connections.makers") },
		{ field: fields.vendor, label: t("connections.vendor") },
	];
	return (
		<>
			<ErrorSummary title={t("errors")} errors={summary(labels)} />
			<FormTextField field={fields.name} label={t("connections.name")} hint={t("connections.name.hint")} autoComplete="off" required />
			<FormTextField field={fields.login} label={t("connections.login")} hint={t("connections.login.hint")} autoComplete="off" required />
			<FormSelect field={fields.member} label={t("connections.member")} hint={t("connections.member.hint")} autoComplete="off">
				{members.map(({ email, name }) => (
					<option key={email} value={email}>
						{name ? `${name}, ${email}` : email}
					</option>
				))}
			</FormSelect>
			<FormTextArea field={fields.returnUrls} label={t("connections.returnUrls")} hint={t("connections.returnUrls.hint")} rows={3} />
			<FormTextArea
				field={fields.frameOrigins}
				label={t("connections.frameOrigins")}
				hint={t("connections.frameOrigins.hint")}
				rows={2}
				optional={optional}
			/>
			<FormTextArea
				field={fields.categories}
				label={t("connections.categories")}
				hint={t("connections.categories.hint")}
				rows={3}
				optional={optional}
			/>
			<FormTextArea field={fields.units} label={t("connections.units")} hint={t("connections.units.hint")} rows={3} optional={optional} />
			<FormTextArea
				field={fields.groups}
				label={t("connections.groups")}
				hint={t("connections.groups.hint")}
				rows={3}
				optional={optional}
			/>
			<FormTextArea
				field={fields.makers}
				label={t("connections.makers")}
				hint={t("connections.makers.hint")}
				rows={2}
				optional={optional}
			/>
			<FormTextField field={fields.vendor} label={t("connections.vendor")} optional={optional} autoComplete="off" />
			<FormSelect field={fields.extras} label={t("connections.extras")} autoComplete="off">
				<option value="texts">{t("connections.extras.texts")}</option>
				<option value="lines">{t("connections.extras.lines")}</option>
			</FormSelect>
			<FormCheckbox field={fields.freight} label={t("connections.freight")} />
			<FormCheckbox field={fields.isActive} label={t("connections.isActive")} />
		</>
	);
}
