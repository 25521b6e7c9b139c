import { Form, useLocation } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "./column-choice.css";
import { useHiddenColumns } from "./hidden-columns";

interface ColumnChoiceProps {
	/** The columns that can be hidden. */
	columns: readonly { key: string; title: string }[];
}

/** Chooses the columns of a table. This browser remembers them. */
export function ColumnChoice({ columns }: ColumnChoiceProps) {
	const t = useT("desk");
	const hidden = useHiddenColumns();
	const { pathname, search } = useLocation();
	return (
		<details className={css.choice}>
			<summary>{t("columns.title")}</summary>
			<Form method="post" action={href("/desk/columns")} className={css.form}>
				<HiddenFields fields={{ returnTo: pathname + search }} />
				{columns.map(({ key, title }) => (
					<label key={key} className={css.column}>
						<input type="hidden" name="column" value={key} />
						<input type="checkbox" name="shown" value={key} defaultChecked={!hidden.includes(key)} />
						{title}
					</label>
				))}
				<Button size="s">{t("columns.show")}</Button>
			</Form>
		</details>
	);
}
