import { useT } from "../../platform/i18n/i18n";
import { TextField } from "../../ui/forms/field";
import * as desk from "../desk-page.css";
import * as css from "./purchases.css";

interface ExpectedProps {
	/** Tells the fields of several forms apart. */
	id: string;
	day: string;
	tells: boolean;
	errors?: string[] | undefined;
}

/** Fields of a purchase: its expected day, and a box for telling the buyers. */
export function Expected({ id, day, tells, errors }: ExpectedProps) {
	const t = useT("desk");
	return (
		<>
			<TextField id={`${id}-expected`} name="expectedOn" type="date" label={t("purchases.expected")} defaultValue={day} errors={errors} />
			<label className={desk.check}>
				<input type="checkbox" name="tellsBuyers" value="1" defaultChecked={tells} className={css.box} /> {t("purchases.tells")}
			</label>
		</>
	);
}
