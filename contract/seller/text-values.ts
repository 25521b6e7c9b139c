import type { TextParameters } from "./text-parameters";

/** A namespace's key. A counted text uses its stem: items for items_one and items_other. */
export type KeyOf<Texts> = keyof Texts extends infer Key ? (Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key & string) : never;

type ParametersOf<Namespace, Key> = Namespace extends keyof TextParameters
	? Key extends keyof TextParameters[Namespace]
		? TextParameters[Namespace][Key]
		: never
	: never;

/** The arguments after a text's key: a value for each of its parameters. A number chooses the plural form. */
export type ValuesOf<Namespace, Key> = [ParametersOf<Namespace, Key>] extends [never]
	? []
	: [values: { readonly [Name in ParametersOf<Namespace, Key> & string]: Name extends "count" ? number : string | number }];
