import { FormTextField } from "../../platform/forms/form-fields";
import type { ShopField } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Trap } from "./trap";

/** The trap of a form that is shown again where it was refused: then everybody sees it, so that a person can empty it. */
export function TrapField({ field }: { field: ShopField }) {
	const label = useT("common")("trap");
	return field.errors ? <FormTextField field={field} label={label} autoComplete="off" /> : <Trap label={label} />;
}
