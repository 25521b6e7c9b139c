import { Form, Link } from "@remix-run/react";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { ErrorSummary } from "../../ui/notice";
import type { ListSource } from "./list-source";
import * as css from "./new-list-page.css";

interface NewListProps {
	source: ListSource;
	/** Where the form is sent: the page itself. */
	path: string;
	idem: string;
	refused: FormResult | null;
}

/** Names a new list, and says what it is made of. */
export function NewListForm({ source, path, idem, refused }: NewListProps) {
	const t = useT("lists");
	const { of, summary } = useErrorTexts(refused);
	return (
		<>
			<ErrorSummary title={t("errors")} errors={summary([{ name: "name", id: "list-name", label: t("name.label") }])} />
			<Form method="post" action={path} noValidate className={css.form}>
				<p>
					{t(`new.from.${source.kind}`, { title: source.title, count: source.length })}{" "}
					<Link to={source.path}>{t(`new.look.${source.kind}`)}</Link>
				</p>
				<input type="hidden" name="idem" value={refused?.values.idem || idem} />
				<TextField
					id="list-name"
					name="name"
					label={t("name.label")}
					hint={t("save.hint")}
					errors={of("name")}
					defaultValue={refused?.values.name ?? source.suggestion}
					maxLength={80}
					autoComplete="off"
				/>
				<p>
					<Button kind="primary">{t("save.submit")}</Button>
				</p>
			</Form>
		</>
	);
}
