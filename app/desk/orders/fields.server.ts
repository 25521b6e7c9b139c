import { z } from "zod";
import { acceptedTypes } from "../../../contract/claims/file-types";
import { maxPaperBytes, maxPhotographs } from "../../../contract/desk/deliveries";
import { idem, plainText } from "../../../contract/fields";
import { isoDayOf } from "../../../contract/values/days";
import type { ErrorKey } from "../../platform/forms/error-keys";

/** Reads the fields of a form with a field for each line of an order, and collects what is wrong beside each field. */
export function fieldsIn(form: FormData) {
	const errors: Record<string, ErrorKey[]> = {};
	const refuse = (name: string, key: ErrorKey): void => {
		errors[name] ??= [key];
	};
	const typed = (name: string): string => {
		const value = form.get(name);
		return typeof value === "string" ? plainText(value) : "";
	};
	/** @returns "" for an empty field */
	const line = (name: string, max: number): string => {
		const value = typed(name);
		if (value.length > max) refuse(name, "tooLong");
		return value;
	};
	return {
		errors,
		refuse,
		line,
		/** @returns the ISO day; undefined for an empty or wrong field */
		day(name: string): string | undefined {
			const value = isoDayOf(typed(name));
			if (value === "") return undefined;
			const day = z.iso.date().safeParse(value).data;
			if (day === undefined) refuse(name, "wantedDay.format");
			return day;
		},
		/** @returns a number of pieces; 0 for an empty or wrong field */
		pieces(name: string): number {
			const value = typed(name).replace(/\s/g, "");
			if (/^\d{0,7}$/.test(value)) return Number(value);
			refuse(name, "amount.whole");
			return 0;
		},
		/** @returns decimal euros, by default above 0; undefined for an empty or wrong field */
		euros(name: string, least = 0.01): number | undefined {
			const value = typed(name).replace(/[\s€]/g, "").replace(",", ".");
			if (value === "") return undefined;
			const amount = /^\d{1,7}(\.\d{1,2})?$/.test(value) ? Number(value) : -1;
			if (amount >= least) return amount;
			refuse(name, "euros.invalid");
			return undefined;
		},
		/** @returns a list separated by commas or semicolons */
		list(name: string, max: number): string[] {
			const values = typed(name)
				.split(/[,;]/)
				.map((part) => part.trim())
				.filter((part) => part !== "");
			if (values.length > max || values.some((value) => value.length > 40)) refuse(name, "tooLong");
			return values;
		},
		/** @returns chosen files */
		photographs(name: string): File[] {
			const photographs = form.getAll(name).flatMap((file) => (typeof file === "string" || file.size === 0 ? [] : [file]));
			if (photographs.length > maxPhotographs) refuse(name, "files.tooMany");
			if (photographs.some(({ type }) => type !== "" && !acceptedTypes.photo.some((accepted) => accepted === type)))
				refuse(name, "files.photo");
			if (form.has("tooLarge") || photographs.some(({ size }) => size > maxPaperBytes)) refuse(name, "files.paperTooLarge");
			return photographs;
		},
		/** @returns an address of the web, with https:// where nothing else is typed; "" for an empty or wrong field */
		url(name: string): string {
			const value = line(name, 500);
			if (value === "") return "";
			const url = z.url({ protocol: /^https?$/ }).safeParse(/^[a-z]+:/i.test(value) ? value : `https://${value}`).data;
			if (url === undefined) refuse(name, "website.invalid");
			return url ?? "";
		},
		isTicked: (name: string): boolean => form.has(name),
		/** @throws Response 400 for a form without its key, which no page sends */
		key(): string {
			const key = idem.safeParse(form.get("key")).data;
			if (key === undefined) throw new Response(null, { status: 400 });
			return key;
		},
	};
}
