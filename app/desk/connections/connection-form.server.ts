import { z } from "zod";
import type { ConnectionSettings } from "../../../contract/desk/procurement/connections";
import { email, line, slug } from "../../../contract/fields";
import { connectionLogin, connectionRules, frameOrigin, returnUrl, unitMap } from "../../../contract/procurement";
import { href } from "../../platform/config/href";

/** A list that is typed with an entry a line. */
const lines = z
	.string()
	.default("")
	.transform((text) =>
		text
			.split(/\r?\n/)
			.map((entry) => entry.trim())
			.filter((entry) => entry !== ""),
	);

/** Pairs that are typed as "name=value", one a line. */
const pairs = lines.transform((entries) =>
	Object.fromEntries(
		entries.map((entry) => {
			const at = entry.indexOf("=");
			return at < 0 ? [entry, ""] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
		}),
	),
);

const isOn = z
	.string()
	.optional()
	.transform((value) => value === "on");

/** Categories by their slugs or addresses. */
const slugs = lines
	.transform((entries) => entries.map((entry) => entry.replace(/^.*\/categories\//, "").replace(/[/?#].*$/, "")))
	.refine((typed) => typed.every((entry) => slug.safeParse(entry).success), "categories.unknown");

const { categories, groups, makers, vendor, extras } = connectionRules.shape;

/** The typed settings of a connection. */
export const connectionForm = z
	.object({
		name: z.string({ error: "name.required" }).pipe(line(60)).pipe(z.string().min(1, "name.required")),
		login: z.string({ error: "login.format" }).pipe(connectionLogin),
		member: email,
		returnUrls: lines.pipe(z.array(returnUrl).max(10, "tooLong")),
		frameOrigins: lines.pipe(z.array(frameOrigin).max(5, "tooLong")),
		units: pairs.refine((typed) => unitMap.safeParse(typed).success, "units.format"),
		categories: slugs.refine((typed) => categories.safeParse(typed).success, "tooLong"),
		groups: pairs.refine((typed) => groups.safeParse(typed).success, "groups.format"),
		makers: pairs.refine((typed) => makers.safeParse(typed).success, "makers.format"),
		vendor,
		extras,
		freight: isOn,
		isActive: isOn,
	})
	.transform(
		({
			categories: sold,
			groups: byCategory,
			makers: bySupplier,
			vendor: number,
			extras: services,
			freight,
			...rest
		}): ConnectionSettings => ({
			...rest,
			rules: { categories: sold, groups: byCategory, makers: bySupplier, vendor: number, extras: services, freight },
		}),
	);

export type TypedConnection = Record<
	| "name"
	| "login"
	| "member"
	| "returnUrls"
	| "frameOrigins"
	| "units"
	| "categories"
	| "groups"
	| "makers"
	| "vendor"
	| "extras"
	| "freight"
	| "isActive",
	string
>;

const typedPairs = (map: Record<string, string>): string =>
	Object.entries(map)
		.map((pair) => pair.join("="))
		.join("\n");

/** Settings as the form's fields show them. */
export const typedConnection = ({ rules, isActive, units, returnUrls, frameOrigins, ...rest }: ConnectionSettings): TypedConnection => ({
	...{ name: rest.name, login: rest.login, member: rest.member },
	returnUrls: returnUrls.join("\n"),
	frameOrigins: frameOrigins.join("\n"),
	units: typedPairs(units),
	categories: rules.categories.join("\n"),
	groups: typedPairs(rules.groups),
	makers: typedPairs(rules.makers),
	vendor: rules.vendor,
	extras: rules.extras,
	freight: rules.freight ? "on" : "",
	isActive: isActive ? "on" : "",
});

/** Where the systems of a kind call, at the shop's hosts. */
export const pathOf = { oci: href("/punchout/oci"), cxml: "/punchout/cxml", ids: href("/punchout/ids") } as const;
