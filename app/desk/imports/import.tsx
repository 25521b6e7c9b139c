import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { deskImports } from "../../../contract/desk/imports";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { intentOf } from "../../platform/forms/intent";
import { formatFor } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { Changes, Mistakes } from "./findings";
import { goOn } from "./steps.server";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

const counts = ["added", "changed", "unchanged", "hidden", "refused"] as const;

export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
	const found = await context.desk().backend(deskImports.report, { params: { number: id } });
	const { number: figure } = formatFor(context.market);
	const { name, kind, state, dealt, parts, gone, hidden, changes, change_count, problems, problem_count, missing_texts, left_out } = found;
	return {
		...{ name, kind, state, gone },
		left: figure(parts - dealt),
		counts: counts
			.filter((count) => kind === "catalogue" || (count !== "added" && count !== "hidden"))
			.map((count) => ({ count, figure: figure(found[count]) })),
		isNothing: found.added + found.changed + hidden === 0,
		...{ problems, changes },
		moreChanges: change_count > changes.length ? figure(change_count - changes.length) : null,
		moreProblems: problem_count > problems.length ? figure(problem_count - problems.length) : null,
		moreGone: hidden > gone.length ? figure(hidden - gone.length) : null,
		missingTexts: missing_texts,
		leftOut: left_out,
		meta: describePage(context, { title: name }),
	};
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
	const change = intentOf({ run: true, steps: false }, await request.formData());
	try {
		if (change) await context.desk().backend(deskImports.run, { params: { number: id }, body: {} });
		await goOn(context, id);
	} catch (error) {
		if (!(error instanceof BackendRefusal) || error.answer.code !== "conflict") throw error;
		return data({ problem: "busy" as const }, { status: error.status });
	}
	return redirect(href("/desk/imports/:id", { id }), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused import is shown beside what the file has come to. */
export const shouldRevalidate = () => true;

/** The findings of the check or the import of a file, with the button for the next step. */
export default function Import() {
	const found = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const { state, kind } = found;
	return (
		<DeskPage
			title={found.name}
			lead={t(`imports.state.${state}`, { left: found.left })}
			tools={<Link to={href("/desk/imports")}>{t("imports.back")}</Link>}
		>
			{answer ? <FocusedAlert title={t(`imports.problem.${answer.problem}`)} answer={answer} /> : null}
			<section className={css.section} aria-labelledby="counts-title">
				<h2 id="counts-title" className={css.sectionTitle}>
					{t(kind === "prices" ? "imports.ofPrices" : "imports.ofGoods")}
				</h2>
				<Facts items={found.counts.map(({ count, figure }) => ({ term: t(`imports.count.${count}`), value: figure }))} />
				{found.gone.length > 0 ? (
					<p className={css.words}>
						{t(state === "done" ? "imports.gone" : "imports.toGo", { names: found.gone.join(", ") })}
						{found.moreGone ? ` … (+ ${found.moreGone})` : ""}
					</p>
				) : null}
				{found.leftOut.length > 0 ? <p className={css.words}>{t("imports.leftOut", { sheets: found.leftOut.join(", ") })}</p> : null}
				<Next state={state} isNothing={found.isNothing} hasProblems={found.problems.length > 0} />
			</section>
			<Mistakes problems={found.problems} more={found.moreProblems} />
			<Changes changes={found.changes} more={found.moreChanges} />
			{found.missingTexts.length > 0 ? (
				<section className={css.section} aria-labelledby="texts-title">
					<h2 id="texts-title" className={css.sectionTitle}>
						{t("imports.missingTexts")}
					</h2>
					<p className={css.words} lang="en">
						{found.missingTexts.join("\n")}
					</p>
				</section>
			) : null}
		</DeskPage>
	);
}

interface NextProps {
	state: "checking" | "checked" | "refused" | "running" | "done";
	isNothing: boolean;
	hasProblems: boolean;
}

function Next({ state, isNothing, hasProblems }: NextProps) {
	const t = useT("desk");
	if (state === "refused" || state === "done") return null;
	if (state === "checked" && isNothing) return <p className={css.muted}>{t("imports.nothing")}</p>;
	const intent = state === "checked" ? "run" : "steps";
	return (
		<Form method="post">
			<Button kind="primary" name="intent" value={intent}>
				{t(intent === "steps" ? "imports.goOn" : hasProblems ? "imports.runOthers" : "imports.run")}
			</Button>
		</Form>
	);
}
