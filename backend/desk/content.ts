import type * as z from "zod";
import { deskArticles } from "../../contract/desk/content";
import { articles, articlesAtDesk } from "../content/articles";
import { removeVersions, restoreVersion, saveVersion, versionByName, type WrittenKind } from "../content/versions";
import type { App } from "../platform/http";
import { type DeskRead, type DeskWrite, deskTask, deskView } from "./bind";

export function contentRoutes(app: App): void {
	const article = callsOf(articles);
	deskView(app, deskArticles.list, ({ db }) => articlesAtDesk(db));
	deskView(app, deskArticles.byName, article.byName);
	deskTask(app, deskArticles.save, article.save);
	deskTask(app, deskArticles.restore, article.restore);
	deskTask(app, deskArticles.remove, article.remove);
}

/** The calls of a kind by name. Names are in lower case, unlike numbers. */
const callsOf = <D extends z.ZodType>(kind: WrittenKind<D>) => ({
	byName: ({ db, number, query }: DeskRead<{ version?: number | undefined }>) =>
		versionByName(db, kind, number.toLowerCase(), query.version),
	save: ({ db, number, body, caller }: DeskWrite<{ version: number; data: z.output<D> }>) =>
		saveVersion(db, kind, { name: number.toLowerCase(), caller, ...body }),
	restore: ({ db, number, body, caller }: DeskWrite<{ version: number; of: number }>) =>
		restoreVersion(db, kind, { name: number.toLowerCase(), caller, ...body }),
	remove: ({ db, number, body }: DeskWrite<{ version: number }>) =>
		removeVersions(db, kind, { name: number.toLowerCase(), version: body.version }),
});
