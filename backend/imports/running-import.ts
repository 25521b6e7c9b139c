import * as z from "zod";
import { now, rowsOf } from "../db/rows";
import { Refused } from "../platform/refused";
import { words } from "./fields";
import { run } from "./import-catalogue";

/**
 * Fields of each writing call of an import.
 * @property source such as the file's name, for importers that the lock refuses
 */
export const importCall = z.object({ run, source: words(255).optional(), dry_run: z.boolean().default(false) });

const running = z.object({ run: z.string(), source: z.string().nullable(), started_at: z.string(), locked_until: z.string() });

const day = (time: string): string => time.slice(0, 10);
const clock = (time: string): string => `${time.slice(11, 19)} UTC`;

/**
 * Locks imports for this one until `unlockImports`, or for five minutes after its last call.
 * @throws Refused conflict while another import holds the lock
 */
export async function lockImports(
	db: D1Database,
	{ run: own, source }: Pick<z.output<typeof importCall>, "run" | "source">,
): Promise<void> {
	const [, found] = await db.batch([
		// A run that continues after its lock has expired starts anew.
		db
			.prepare(
				`INSERT INTO running_import (id, run, source, started_at, locked_until) VALUES (1, ?1, ?2, ${now()}, ${now("+5 minutes")})
				ON CONFLICT (id) DO UPDATE SET run = excluded.run, locked_until = excluded.locked_until,
					source = iif(run = excluded.run, coalesce(excluded.source, source), excluded.source),
					started_at = iif(locked_until > excluded.started_at, started_at, excluded.started_at)
				WHERE run = excluded.run OR locked_until <= excluded.started_at`,
			)
			.bind(own, source ?? null),
		db.prepare("SELECT run, source, started_at, locked_until FROM running_import"),
	]);
	const [other] = rowsOf(running, found);
	if (other && other.run !== own)
		throw new Refused(
			"conflict",
			`Another import${other.source ? ` (${other.source})` : ""} has been running since ${day(other.started_at)} ${clock(other.started_at)}. This one may go on when that has ended, or at ${clock(other.locked_until)} if that was stopped.`,
		);
}

export async function unlockImports(db: D1Database, own: string): Promise<void> {
	await db.prepare("DELETE FROM running_import WHERE run = ?").bind(own).run();
}
