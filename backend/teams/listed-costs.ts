import * as z from "zod";
import type { Read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { teamOf } from "./member";

interface Codes {
	costCentre?: string | undefined;
	project?: string | undefined;
}
export type ListedCosts = Record<"costCentre" | "project", boolean>;

const truth = z.number().transform((value) => value === 1);
const row = z.object({ costCentre: truth, project: truth });

/**
 * SQL: whether the team of an account (?1) has an active cost centre with a code.
 * @param code SQL of it
 */
const isActiveCentre = (code: string): string =>
	`EXISTS (SELECT 1 FROM cost_centres WHERE team_id = ${teamOf("?1")} AND code = ${code} COLLATE BINARY AND is_active = 1)`;

/**
 * The codes among these that an account may not order to.
 * @param user null for a guest
 */
export const unlistedCostCentres = (db: D1Database, user: number | null, codes: readonly string[]): Read<Set<string>> => ({
	statements: [
		db
			.prepare(
				`SELECT value AS code FROM json_each(?2) WHERE value <> ''
				AND NOT ${isActiveCentre("value")}`,
			)
			.bind(user, JSON.stringify(codes)),
	],
	parse: ([found]) => new Set(rowsOf(codeRow, found).map(({ code }) => code)),
});

const codeRow = z.object({ code: z.string() });

/**
 * Tells whether an account may order to a cost centre and a project: an active one of its team, and without a team any cost centre; "" is
 * always allowed.
 * @param user null for a guest
 */
export const listedCosts = (db: D1Database, user: number | null, { costCentre = "", project = "" }: Codes): Read<ListedCosts> => ({
	statements: [
		db
			.prepare(
				`SELECT ?2 = '' OR ${teamOf("?1")} IS NULL OR ${isActiveCentre("?2")} AS costCentre,
				?3 = '' OR EXISTS (SELECT 1 FROM projects WHERE team_id = ${teamOf("?1")} AND code = ?3 COLLATE BINARY) AS project`,
			)
			.bind(user, costCentre, project),
	],
	parse: ([found]) => rowsOf(row, found)[0] ?? { costCentre: false, project: false },
});
