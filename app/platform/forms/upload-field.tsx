import { acceptOf, type FileUse } from "../../../contract/claims/file-types";
import { CheckRow } from "../../ui/forms/check-row";
import { FileField } from "../../ui/forms/file-field";
import { useT } from "../i18n/i18n";
import type { ErrorKey } from "./error-keys";
import { type ShopField, useFieldErrors } from "./use-shop-form";

export interface KeptFile {
	id: string;
	name: string;
}

export interface RefusedFile {
	name: string;
	error: ErrorKey;
}

interface UploadFieldProps {
	field: ShopField;
	use: FileUse;
	label: string;
	hint: string;
	isRequired?: boolean;
	/** Files that the form already has. */
	kept: readonly KeptFile[];
	/** Files of the form's last answer. */
	refused: readonly RefusedFile[];
	/** Names of files that earlier answers refused. */
	refusedBefore?: readonly string[] | undefined;
}

/** Takes files. A phone offers its camera and its files, because the field asks for no camera by `capture`. */
export function UploadField({ field, use, label, hint, isRequired = false, kept, refused, refusedBefore = [] }: UploadFieldProps) {
	const t = useT("common");
	const { of } = useFieldErrors();
	const named = (message: string, key: ErrorKey | undefined): string => {
		const names = refused.filter(({ error }) => error === key).map(({ name }) => name);
		return names.length > 0 ? t("files.refused", { message, names: names.join(", ") }) : message;
	};
	return (
		<>
			<KeptFiles files={kept} />
			{[...new Set([...refusedBefore, ...refused.map(({ name }) => name)])].map((name) => (
				<input key={name} type="hidden" name="refused" value={name} />
			))}
			{/* A new key for each answer empties the field, so that no file is sent twice. */}
			<FileField
				key={kept.map(({ id }) => id).join()}
				id={field.id}
				name="files"
				label={label}
				{...(isRequired ? {} : { optional: t("optional") })}
				words={{ choose: t("files.choose"), none: t("files.none") }}
				hint={hint}
				errors={of(field)?.map((message, index) => named(message, field.errors?.[index]))}
				accept={acceptOf(use)}
				multiple
			/>
		</>
	);
}

/** Unchecking a file removes it. */
function KeptFiles({ files }: { files: readonly KeptFile[] }) {
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
