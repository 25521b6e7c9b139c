import { type RefObject, useEffect, useRef } from "react";
import { mostLines } from "../../../contract/values/order-bounds";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { Alert, Notice } from "../../ui/notice";
import * as css from "./checked.css";
import { PreviewTable } from "./preview-table";
import { Asides, Questions } from "./questions";
import type { Preview, QuickOrderState } from "./state";

interface CheckedProps {
	preview: Preview;
	state: Pick<QuickOrderState, "fileName" | "sheet" | "refusal" | "added">;
	/** Among the lines with suggestions, which one was taken last; -1: none. */
	taken: RefObject<number>;
}

/** The suggestions of a line. */
export const suggestions = "[data-suggestions]";

/** What the list comes to, with the buttons that mend and add; then what is wrong with it, then what is good. */
export function Checked({ preview, state, taken }: CheckedProps) {
	const t = useT("quick-order");
	const format = useFormat();
	const focusTarget = useRef<HTMLElement>(null);
	// The page stays while scripts bring its new content: who waits for it is led there.
	// What went into the cart is told further up, and leads on from there.
	const isFirst = state.added === null;
	useEffect(() => {
		if (!isFirst) return;
		const lines = document.querySelectorAll(suggestions);
		const next = lines[Math.min(taken.current ?? -1, lines.length - 1)]?.querySelector("button");
		(next ?? focusTarget.current)?.focus();
	}, [isFirst, taken]);
	const { wrong, good, goodCount, joined, questions, absent, skipped } = preview;
	const asked = questions.filter(({ chosen }) => chosen === null).length + preview.moreQuestions;
	return (
		<div className={css.checked}>
			<section ref={focusTarget} tabIndex={-1} aria-labelledby="result" className={css.result}>
				<h2 id="result" className={css.title}>
					{asked > 0
						? t("result.countedAsked", { asked, wrong: wrong.length, good: goodCount })
						: t("result.counted", { wrong: wrong.length, good: goodCount })}
				</h2>
				{state.refusal ? <Alert tone="error" title={t(`refusal.${state.refusal}`, { lines: format.number(mostLines) })} /> : null}
				<Facts
					items={[
						...(asked > 0 ? [{ term: t("result.asked"), value: format.number(asked) }] : []),
						...(wrong.length > 0 ? [{ term: t("result.wrong"), value: format.number(wrong.length) }] : []),
						...(goodCount > 0
							? [
									{ term: t("result.good"), value: format.number(goodCount) },
									{ term: t("result.sum"), value: format.money(preview.sum) },
									{ term: t("result.weight"), value: format.totalWeight(preview.weight) },
								]
							: []),
					]}
				/>
				{state.fileName ? (
					<p className={css.small}>
						{t("result.file", { name: state.fileName })} {state.sheet ? t("result.sheet", { sheet: state.sheet }) : null}
					</p>
				) : null}
				<Waiting count={preview.waiting} />
				<Buttons preview={preview} />
			</section>
			<Questions questions={questions} more={preview.moreQuestions} />
			{wrong.length > 0 ? (
				<section aria-labelledby="wrong" className={css.part}>
					<h2 id="wrong">{t("wrong.title")}</h2>
					<p className={css.small}>
						{t("wrong.hint")} <a href="#list">{t("wrong.toList")}</a>
					</p>
					<PreviewTable rows={wrong} labelledBy="wrong" />
				</section>
			) : null}
			{goodCount > 0 ? (
				<section aria-labelledby="good" className={css.part}>
					<h2 id="good">{t("good.title")}</h2>
					{joined > 0 ? <p className={css.small}>{t("good.joined", { count: joined })}</p> : null}
					{good.length < goodCount ? <p className={css.small}>{t("good.note", { shown: good.length, number: goodCount })}</p> : null}
					<PreviewTable rows={good} labelledBy="good" />
				</section>
			) : null}
			<Asides absent={absent} skipped={skipped} />
			{questions.length > 0 ? (
				<div className={css.buttons}>
					<AddButton preview={preview} />
				</div>
			) : null}
		</div>
	);
}

function Waiting({ count }: { count: number }) {
	const t = useT("quick-order");
	if (count === 0) return null;
	return <Notice tone="warning">{t("waiting", { count, lines: mostLines })}</Notice>;
}

/** What is chosen on the page is added, too: how many that will be is not known yet. */
function AddButton({ preview: { goodCount, questions } }: Pick<CheckedProps, "preview">) {
	const t = useT("quick-order");
	return (
		<Button kind="primary" name="intent" value="add">
			{questions.length > 0 ? t("addChosen") : t("add", { count: goodCount })}
		</Button>
	);
}

function Buttons({ preview }: Pick<CheckedProps, "preview">) {
	const t = useT("quick-order");
	const { goodCount, mendable, doubtful, questions } = preview;
	// Where something is still to be chosen, it is added below the choices.
	const canAdd = goodCount > 0 && questions.length === 0;
	return (
		<>
			{canAdd || mendable > 0 ? (
				<div className={css.buttons}>
					{canAdd ? <AddButton preview={preview} /> : null}
					{mendable > 0 ? (
						<Button name="take" value="all">
							{t("mendAll", { count: mendable })}
						</Button>
					) : null}
				</div>
			) : null}
			{doubtful > 1 ? (
				<div className={css.part}>
					<p>{t("doubt.text", { count: doubtful })}</p>
					<div className={css.buttons}>
						<Button name="take" value="decimals">
							{t("doubt.decimals")}
						</Button>
						<Button name="take" value="thousands">
							{t("doubt.thousands")}
						</Button>
					</div>
				</div>
			) : null}
		</>
	);
}
