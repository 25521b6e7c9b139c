import { CheckRow } from "../../ui/forms/check-row";
import { useT } from "../i18n/i18n";

export interface KeptFile {
	id: string;
	name: string;
}

/** Files that the form already has. Unchecking one removes it. */
export function KeptFiles({ files }: { files: readonly KeptFile[] }) {
	const t = useT("common");
	if (files.length === 0) return null;
	return (
		<fieldset>
			<legend>{t("files.kept")}</legend>
			{files.map(({ id, name }) => (
				<CheckRow key={id} name="kept" value={`${id} ${name}`} defaultChecked figure="">
					{name}
				</CheckRow>
			))}
		</fieldset>
	);
}
