import type * as z from "zod";
import {
	deskArticles,
	deskCompany,
	deskContact,
	deskHours,
	deskPages,
	deskPromotions,
	deskQuestions,
	deskTopics,
} from "../../contract/desk/content";
import { articles, articlesAtDesk } from "../content/articles";
import { hours } from "../content/hours";
import { pages, pagesAtDesk } from "../content/pages";
import { promotions, promotionsAtDesk } from "../content/promotions";
import { moveQuestion, moveTopic, questions, questionsAtDesk, removeTopic, saveTopic, topicsAtDesk } from "../content/questions";
import { companyKind, contact } from "../content/seller";
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
	questionRoutes(app);
	const promotion = callsOf(promotions);
	deskView(app, deskPromotions.list, ({ db }) => promotionsAtDesk(db));
	deskView(app, deskPromotions.byName, promotion.byName);
	deskTask(app, deskPromotions.save, promotion.save);
	deskTask(app, deskPromotions.restore, promotion.restore);
	deskTask(app, deskPromotions.remove, promotion.remove);
	const week = callsOf(hours);
	deskView(app, deskHours.byName, week.byName);
	deskTask(app, deskHours.save, week.save);
	deskTask(app, deskHours.restore, week.restore);
	const people = callsOf(contact);
	deskView(app, deskContact.byName, people.byName);
	deskTask(app, deskContact.save, people.save);
	deskTask(app, deskContact.restore, people.restore);
	const own = callsOf(companyKind);
	deskView(app, deskCompany.byName, own.byName);
	deskTask(app, deskCompany.save, own.save);
	deskTask(app, deskCompany.restore, own.restore);
	const page = callsOf(pages);
	deskView(app, deskPages.list, ({ db }) => pagesAtDesk(db));
	deskView(app, deskPages.byName, page.byName);
	deskTask(app, deskPages.save, page.save);
	deskTask(app, deskPages.restore, page.restore);
}

function questionRoutes(app: App): void {
	const question = callsOf(questions);
	deskView(app, deskQuestions.list, ({ db }) => questionsAtDesk(db));
	deskView(app, deskQuestions.byName, question.byName);
	deskTask(app, deskQuestions.save, question.save);
	deskTask(app, deskQuestions.restore, question.restore);
	deskTask(app, deskQuestions.remove, question.remove);
	deskTask(app, deskQuestions.move, ({ db, ...asked }) => moveQuestion(db, named(asked)));
	deskView(app, deskTopics.list, ({ db }) => topicsAtDesk(db));
	deskTask(app, deskTopics.save, ({ db, ...asked }) => saveTopic(db, named(asked)));
	deskTask(app, deskTopics.move, ({ db, ...asked }) => moveTopic(db, named(asked)));
	deskTask(app, deskTopics.remove, ({ db, ...asked }) => removeTopic(db, named(asked)));
}

const named = <B extends object>({ number, body, caller }: Pick<DeskWrite<B>, "number" | "body" | "caller">) => ({
	...body,
	name: number.toLowerCase(),
	caller,
});

/** The calls of a kind by name. Names are in lower case, unlike numbers. */
const callsOf = <D extends z.ZodType>(kind: WrittenKind<D>) => ({
	byName: ({ db, number, query }: DeskRead<{ version?: number | undefined }>) =>
		versionByName(db, kind, number.toLowerCase(), query.version),
	save: async ({ db, number, body, caller, undoBy }: DeskWrite<{ version: number; data: z.output<D> }>) => {
		const name = number.toLowerCase();
		const stored = await saveVersion(db, kind, { name, caller, ...body });
		undoBy({ kind: "version", of: kind.kind, name, ...stored });
		return stored;
	},
	restore: async ({ db, number, body, caller, undoBy }: DeskWrite<{ version: number; of: number }>) => {
		const name = number.toLowerCase();
		const stored = await restoreVersion(db, kind, { name, caller, ...body });
		undoBy({ kind: "version", of: kind.kind, name, ...stored });
		return stored;
	},
	remove: async ({ db, number, body: { version }, undoBy }: DeskWrite<{ version: number }>) => {
		const [name, removal] = [number.toLowerCase(), crypto.randomUUID()];
		const answer = await removeVersions(db, kind, { name, version, removal });
		undoBy({ kind: "removal", of: kind.kind, name, removal });
		return answer;
	},
});
