import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import type { ListSource } from "./list-source";
import * as css from "./new-list-page.css";

interface NewListProps {
	source: ListSource;
	/** Where the form is sent: the page itself. */
	path: string;
	idem: string;
	reply: FormReply | null;
}

/** Names a new list, and says what it is made of. */
export function NewListForm({ source, path, idem, reply }: NewListProps) {
	const t = useT("lists");
	const [form, fields] = useShopForm<Record<"name" | "idem", string>>({
		id: "list",
		reply,
		defaultValue: { name: source.suggestion },
	});
	const { summary } = useFieldErrors();
	return (
		<>
			<ErrorSummary title={t("errors")} errors={summary([{ field: fields.name, label: t("name.label") }])} />
			<Form method="post" action={path} {...getFormProps(form)} className={css.form}>
				<p>
					{t(`new.from.${source.kind}`, { title: source.title, count: source.length })}{" "}
					<Link to={source.path}>{t(`new.look.${source.kind}`)}</Link>
				</p>
				<input type="hidden" name="idem" value={fields.idem.value ?? idem} />
				<FormTextField field={fields.name} label={t("name.label")} hint={t("save.hint")} maxLength={80} autoComplete="off" />
				<p>
					<Button kind="primary">{t("save.submit")}</Button>
				</p>
			</Form>
		</>
	);
}
