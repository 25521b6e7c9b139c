import { type FieldMetadata, useForm } from "@conform-to/react";
import type { FieldError } from "../../ui/notice";
import { useT } from "../i18n/i18n";
import type { ErrorKey } from "./error-keys";
import { type SummaryField, useMessages } from "./error-texts";
import type { FormReply } from "./form-result";

type Fields = Record<string, unknown>;
type FormOptions<T extends Fields> = Parameters<typeof useForm<T, unknown, ErrorKey[]>>[0];

/** A field of a form of the shop, as conform describes it. */
export type ShopField = FieldMetadata<unknown, Fields, ErrorKey[]>;

/** conform keeps its last result, so it is also reset when the form is no longer refused. */
const notRefused: FormReply = { error: {} };

interface ShopFormOptions<T extends Fields> extends Omit<FormOptions<T>, "id" | "lastResult"> {
	/** Begins the ids of the fields: "invite" has invite-email. */
	id: string;
	/** The response to the form. */
	reply: FormReply | null | undefined;
}

/** conform's form, with messages as keys of the `errors` texts. */
export const useShopForm = <T extends Fields>({ reply, ...options }: ShopFormOptions<T>) =>
	useForm<T, unknown, ErrorKey[]>({ ...options, lastResult: reply ?? notRefused });

interface ShopSummaryField extends Pick<SummaryField, "label" | "isOneOfMany"> {
	field: Pick<ShopField, "id" | "name" | "errors">;
	/** The target of the message's link, if not the field's own id. */
	id?: string;
}

/** The messages of fields in the reader's language. */
export function useFieldErrors() {
	const { beside, inSummary } = useMessages();
	const mended = useT("common")("mended");
	return {
		/** Beside a field; undefined where nothing is wrong with it. */
		of: ({ name, errors }: ShopField): string[] | undefined => beside(name, errors),
		/**
		 * At the top of the form, in the order of the fields, each linked to its field.
		 * @param reply of a form whose fields are checked as they are typed: its messages stay, struck once they are mended, and no other comes
		 */
		summary: (fields: ShopSummaryField[], reply?: FormReply): FieldError[] =>
			fields.flatMap(({ field: { id, name, errors }, ...rest }) => {
				const said = reply ? reply.error?.[name] : errors;
				const found = inSummary({ id, name, ...rest }, (said && errors) ?? said ?? []);
				return errors ? found : found.map((error) => ({ ...error, mended }));
			}),
	};
}
