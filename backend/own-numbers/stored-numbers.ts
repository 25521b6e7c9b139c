import * as z from "zod";
import { parseRange } from "../../contract/fields";
import { maxOwnNumbers, type OwnArticle, type ownNumbers } from "../../contract/team";
import { listedVariants, listVariants, theseVariants, variantCode } from "../catalogue/supplied-variants";
import { suppliesByCodes } from "../catalogue/supplies-by-code";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import { Refused } from "../platform/refused";
import { requireUser, type Visitor } from "../platform/visitor";
import { mayApprove, memberOf, teamOf } from "../teams/member";
import { numberKey, variantsOfNumbers } from "./own-articles";

const articleRow = z.object({ variant_id: z.number(), code: z.string(), number: z.string(), name: z.string() });
const countRow = z.object({ count: z.number() });

const numbers = "own_numbers n JOIN variants v ON v.id = n.variant_id";
const ownArticles = `SELECT n.variant_id, ${variantCode} AS code, n.number, n.name FROM ${numbers}`;

/** Binds an account, the search text, the id of a variant or null, and the two ends of a range. */
const wanted = `WHERE n.team_id = ${teamOf("?1")} AND (?3 IS NULL OR n.variant_id = ?3)
	AND (?2 = '' OR instr(n.key, ?2) > 0 OR instr(lower(replace(n.name, ' ', '')), ?2) > 0 OR instr(lower(replace(${variantCode}, ' ', '')), ?2) > 0)`;
export const numberQueries = {
	page: `${ownArticles} ${wanted} ORDER BY n.key LIMIT ?5 OFFSET ?4`,
	count: `SELECT count(*) AS count FROM ${numbers} ${wanted}`,
} as const;

type Listed = z.input<typeof ownNumbers.list.answer>;

/**
 * The own numbers of the visitor's company; none without a team.
 * @throws Refused not_signed_in
 */
export async function listNumbers(
	visitor: Visitor,
	{ range, search = "", variant }: z.output<typeof ownNumbers.list.query>,
): Promise<Listed> {
	const { db } = visitor;
	const user = requireUser(visitor);
	const member = await memberOf(db, user);
	if (!member) return { access: "none", count: 0, articles: [] };
	const { skip, take } = parseRange(range);
	const sought = [user, numberKey(search), variant === undefined ? null : Number(variant)];
	const [counts, page] = await db.batch([
		db.prepare(numberQueries.count).bind(...sought),
		db.prepare(numberQueries.page).bind(...sought, skip, take),
	]);
	return {
		access: member.role === "buyer" ? "read" : "change",
		count: rowsOf(countRow, counts)[0]?.count ?? 0,
		articles: await titled(visitor, rowsOf(articleRow, page)),
	};
}

/** The article with this number in the visitor's company; null also for a guest. */
export async function articleOfNumber(visitor: Visitor, number: string): Promise<OwnArticle | null> {
	const [variant] = (await variantsOfNumbers(visitor.db, visitor.user, [number])).values();
	if (!variant) return null;
	const found = visitor.db.prepare(`${ownArticles} WHERE n.team_id = ${teamOf("?1")} AND n.variant_id = ?2`).bind(visitor.user, variant.id);
	const [article] = await titled(visitor, rowsOf(articleRow, await found.all()));
	// An article that is no longer sold is searched for by its words.
	return article && article.fullTitle !== "" ? article : null;
}

async function titled({ db, locale }: Visitor, rows: readonly z.output<typeof articleRow>[]): Promise<OwnArticle[]> {
	const language = languageOf(locale);
	const ids = JSON.stringify(rows.map((row) => row.variant_id));
	const variants = rows.length > 0 ? await listVariants(db, language, db.prepare(listedVariants(language, theseVariants)).bind(ids)) : [];
	const titles = new Map(variants.map(({ id, fullTitle }) => [id, fullTitle]));
	return rows.map(({ variant_id: variantId, code, number, name }) => ({
		...{ variantId, code, fullTitle: titles.get(variantId) ?? "", number, name },
	}));
}

type Line = z.output<typeof ownNumbers.store.body>["lines"][number];

/**
 * Assigns own numbers to variants, all or none. Two variants of the lines may swap their numbers.
 * @returns the company's count of numbers
 * @throws Refused not_signed_in; not_allowed for buyers and without a team; invalid with the problem of each line (`lines.3.number`);
 * conflict if a colleague has meanwhile assigned one of the numbers
 */
export async function storeNumbers(visitor: Visitor, lines: readonly Line[]): Promise<number> {
	const { db } = visitor;
	const user = await requireChanger(visitor);
	const hits = await suppliesByCodes(
		db,
		lines.map(({ code }) => code),
	);
	const ids = lines.map(({ code }) => {
		const hit = hits.get(code);
		return hit === undefined || hit === "several" ? null : hit.variant;
	});
	const others = await db
		.prepare(
			`SELECT count(*) AS count FROM own_numbers WHERE team_id = ${teamOf("?1")} AND variant_id NOT IN (SELECT value FROM json_each(?2))`,
		)
		.bind(user, JSON.stringify(ids.filter((id) => id !== null)))
		.all();
	const count = (rowsOf(countRow, others)[0]?.count ?? 0) + lines.length;
	if (count > maxOwnNumbers) throw new Refused("invalid", "These are too many.", undefined, { lines: ["ownNumber.tooMany"] });
	const numbers = lines.map(({ number }) => number);
	const problems = problemsOf(lines, ids, await variantsOfNumbers(db, user, numbers));
	if (Object.keys(problems).length > 0) throw new Refused("invalid", "Not every line can be stored.", undefined, problems);
	const rows = JSON.stringify(lines.map(({ number, name }, index) => ({ variant: ids[index], number, key: numberKey(number), name })));
	const may = mayApprove("?1", teamOf("?1"));
	const statements = [
		`DELETE FROM own_numbers WHERE team_id = ${teamOf("?1")} AND variant_id IN (SELECT value ->> 'variant' FROM json_each(?2)) AND ${may}`,
		`INSERT INTO own_numbers (team_id, variant_id, number, key, name)
		SELECT ${teamOf("?1")}, value ->> 'variant', value ->> 'number', value ->> 'key', value ->> 'name' FROM json_each(?2) WHERE ${may}`,
	];
	try {
		await db.batch(statements.map((sql) => db.prepare(sql).bind(user, rows)));
	} catch (error) {
		if (String(error).includes("UNIQUE")) throw new Refused("conflict", "A number was given to another variant meanwhile.");
		throw error;
	}
	return count;
}

function problemsOf(lines: readonly Line[], ids: readonly (number | null)[], holders: ReadonlyMap<string, { id: number }>) {
	const problems: Record<string, string[]> = {};
	const numbers = new Set<string>();
	const variants = new Set<number>();
	for (const [index, { number }] of lines.entries()) {
		const id = ids[index] ?? null;
		const key = numberKey(number);
		if (id === null) problems[`lines.${index}.code`] = ["ownCode.unknown"];
		else if (variants.has(id)) problems[`lines.${index}.code`] = ["ownCode.twice"];
		else variants.add(id);
		const holder = holders.get(key)?.id;
		if (numbers.has(key)) problems[`lines.${index}.number`] = ["ownNumber.twice"];
		// A variant that gets another number in these lines releases its own.
		else if (holder !== undefined && !ids.includes(holder)) problems[`lines.${index}.number`] = ["ownNumber.taken"];
		numbers.add(key);
	}
	return problems;
}

/** @throws Refused not_signed_in, not_allowed */
export async function deleteNumber(visitor: Visitor, variant: number): Promise<void> {
	const user = await requireChanger(visitor);
	await visitor.db
		.prepare(`DELETE FROM own_numbers WHERE team_id = ${teamOf("?1")} AND variant_id = ?2 AND ${mayApprove("?1", teamOf("?1"))}`)
		.bind(user, variant)
		.run();
}

async function requireChanger(visitor: Visitor): Promise<number> {
	const user = requireUser(visitor);
	const member = await memberOf(visitor.db, user);
	if (!member || member.role === "buyer") throw new Refused("not_allowed", "Owners and approvers of a team keep its numbers.");
	return user;
}
