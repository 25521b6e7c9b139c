import { Form } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import * as css from "./order.css";

interface SaveProps {
	uuid: string;
	idem: string;
	/** Suggested name; "" for none. */
	suggestion: string;
	/** Without an account the link leads to sign-in and then to a page with this form. */
	isSignedIn: boolean;
}

/** The page that saves the lines of a cart or order as a list. */
export const newListPath = (uuid: string): string => href("/users/lists/new", { cart: uuid });

/** Saves an order's lines as a list that can be added to a cart later. */
export function SaveAsList({ uuid, idem, suggestion, isSignedIn }: SaveProps) {
	const t = useT("lists");
	const path = newListPath(uuid);
	if (!isSignedIn)
		return (
			<p className={css.saveLink}>
				<Link to={path}>{t("save.title")}</Link>
			</p>
		);
	return (
		<details className={css.saveFold}>
			<summary className={css.saveSummary}>{t("save.title")}</summary>
			<Form method="post" action={path} className={css.saveForm}>
				<input type="hidden" name="idem" value={idem} />
				<TextField
					id="list-name"
					name="name"
					label={t("name.label")}
					hint={t("save.hint")}
					defaultValue={suggestion}
					maxLength={80}
					required
					autoComplete="off"
				/>
				<Button>{t("save.submit")}</Button>
			</Form>
		</details>
	);
}
