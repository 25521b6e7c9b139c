import type { Variant } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { compareForm } from "../../platform/page/compare-ids";
import { useChoice } from "../../platform/page/use-choice";
import { box } from "../../ui/forms/check-row.css";
import { Hidden } from "../../ui/wrap";
import * as css from "./comparing.css";

/** The box of a row that puts it into the comparison; it belongs to the form around the list, whichever form it stands in. */
export function CompareTick({ variant: { id, code, fullTitle } }: { variant: Pick<Variant, "id" | "code" | "fullTitle"> }) {
	const t = useT("catalogue");
	const { ids } = useChoice();
	const compare = t("compare");
	return (
		<label className={css.tick} title={compare}>
			<input
				type="checkbox"
				name="ids"
				value={id}
				data-code={code}
				form={compareForm}
				defaultChecked={ids.includes(id)}
				className={`${box} ${css.box}`}
				// The row itself says the title.
				aria-label={t("compare.tick", { title: fullTitle })}
			/>
			<Hidden>{compare}</Hidden>
		</label>
	);
}
