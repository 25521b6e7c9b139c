import { memo, type ReactNode } from "react";
import { useSupplyTime } from "../cart/lines/line-texts";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { cutSize, unbroken, useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useVisit } from "../platform/page/use-visit";
import { Button } from "../ui/forms/button";
import { dot } from "../ui/forms/field.css";
import { hiddenOnPhone, label, regular, small, stack } from "../ui/layout.css";
import { Hidden } from "../ui/wrap";
import type { Aside, Question } from "./bill";
import type { GroupAnswer } from "./group-answers";
import * as tableCss from "./preview-table.css";
import * as css from "./questions.css";
import { type Preview, pickName } from "./state";

interface QuestionsProps {
	questions: readonly Question[];
	/** The number of open questions that are not shown, and the choices for others that are not. */
	more: number;
	chosen: Preview["moreChosen"];
	answers: readonly GroupAnswer[];
}

export function Questions({ questions, more, chosen, answers }: QuestionsProps) {
	const t = useT("quick-order");
	if (questions.length === 0) return null;
	return (
		<section aria-labelledby="asked" className={stack[3]}>
			<h2 id="asked">{t("asked.title")}</h2>
			<p className={`${small} ${regular}`}>
				{t("asked.hint")} {questions.some(({ unread }) => unread.length > 0) ? t("asked.marked") : null}
			</p>
			<GroupAnswers answers={answers} isOpen={more + questions.filter((question) => question.chosen === null).length > 1} />
			<Options questions={questions} />
			<HiddenFields fields={Object.fromEntries(chosen.map(({ line, code }) => [pickName(line), code]))} />
			{more > 0 ? <p className={`${small} ${regular}`}>{t("asked.more", { count: more })}</p> : null}
		</section>
	);
}

/** Buttons that answer several questions at once, each with the number of lines that it answers. */
function GroupAnswers({ answers, isOpen }: { answers: readonly GroupAnswer[]; isOpen: boolean }) {
	const t = useT("quick-order");
	if (answers.length === 0) return null;
	return (
		<div className={css.answers}>
			<p id="answers" className={label}>
				{t(isOpen ? "answers.open" : "answers.all")}
			</p>
			{answers.map(({ value, word, count }) => (
				<Button key={value} size="s" name="answer" value={value} aria-describedby="answers">
					{word ?? t(value === "cheapest" ? "answers.cheapest" : "answers.fastest")}
					<span className={`${small} ${regular}`}> · {t("answers.lines", { count })}</span>
				</Button>
			))}
		</div>
	);
}

/** Candidates shown before the list folds. Less likely ones are folded. */
const inSight = 3;

function Options({ questions }: { questions: readonly Question[] }) {
	const t = useT("quick-order");
	return (
		<div className={css.list}>
			<div className={css.head} aria-hidden="true">
				<span>{t("column.line")}</span> <span>{t("column.item")}</span> <span>{t("column.delivery")}</span>{" "}
				<span>{t("column.quantity")}</span> <span>{t("column.price")}</span> <span>{t("column.sum")}</span>
			</div>
			{questions.map((question) => (
				<Asked key={question.line} question={question} />
			))}
		</div>
	);
}

export const questionId = (line: number): string => `asked-${line}`;

const Asked = memo(function Asked({ question }: { question: Question }) {
	const t = useT("quick-order");
	const { line, common, candidates, chosen } = question;
	const choices = candidates.map((candidate) => (
		<Choice key={candidate.code} line={line} value={candidate.code} isChosen={candidate.code === chosen}>
			<Candidate candidate={candidate} />
		</Choice>
	));
	const folded = choices.slice(inSight);
	return (
		<fieldset id={questionId(line)}>
			<legend>
				<span>
					<span className={tableCss.before} data-said={t("column.line")} />
					{line}
				</span>{" "}
				<Marked {...question} />{" "}
				<span>
					{unbroken(common)}
					{question.grade === null ? null : <small> {t("asked.grade", { grade: question.grade })}</small>}
				</span>
			</legend>
			{choices.slice(0, inSight)}
			{folded.length > 0 ? (
				<details open={candidates.slice(inSight).some(({ code }) => code === chosen)}>
					<summary>{t("asked.others", { count: folded.length })}</summary>
					{folded}
				</details>
			) : null}
			<Choice line={line} value="" isChosen={chosen === null}>
				<span>{t("asked.none")}</span>
			</Choice>
		</fieldset>
	);
});

function Choice({ line, value, isChosen, children }: { line: number; value: string; isChosen: boolean; children: ReactNode }) {
	return (
		<label>
			<input type="radio" name={pickName(line)} value={value} defaultChecked={isChosen} className={dot} />
			{children}
		</label>
	);
}

/** A candidate's columns. Texts are joined, because React separates adjacent texts by comments: five for each of 250 candidates. */
function Candidate({ candidate }: { candidate: Question["candidates"][number] }) {
	const t = useT("quick-order");
	const format = useFormat();
	const deliveryTime = useSupplyTime();
	const {
		title,
		code,
		amount,
		unit,
		pieces,
		cut,
		width,
		bars,
		price,
		line_price,
		weight,
		availability,
		delivery,
		certificate_price: certificate,
	} = candidate;
	const quantity = () => {
		if (amount === null) return t("problem.amount.required");
		if (cut !== null) {
			const pieces = t("count.cut", { pieces: format.number(amount), length: `${cutSize({ length: cut, width }, format)}\u00a0mm` });
			return [pieces, bars === null ? "" : t(width > 0 ? "count.plates" : "count.bars", { count: bars })]
				.map((part) => part.replaceAll(" ", "\u00a0"))
				.join(" ");
		}
		if (pieces !== null) return t("count.packs", { count: amount, pieces });
		return `${format.number(amount)} ${t(`unit.${unit}`, { count: amount })}`;
	};
	const ofCertificate = line_price === null || certificate === null ? [] : [t("certificate", { price: format.money(certificate) })];
	return (
		<>
			<span>
				{`${title === "" ? t("asked.this") : unbroken(title)} `}
				<small>{[code, format.weight(weight), ...ofCertificate].join(" · ")}</small>
			</span>{" "}
			<span>{availability === "out" ? t("problem.unavailableGoods") : deliveryTime(delivery)}</span>{" "}
			<span className={amount === null || cut !== null || pieces !== null ? undefined : hiddenOnPhone}>{quantity()}</span>{" "}
			<span>
				{`${format.money(price)} `}
				<small>{`/\u00a0${cut === null ? t(`unit.${unit}`, { count: 1 }) : t(width > 0 ? "unit.plate" : "unit.bar")}`}</small>
			</span>{" "}
			<b>
				{line_price === null ? "–" : format.money(line_price)}
				{line_price !== null && (width > 0 || (bars !== null && line_price > bars * price)) ? <small> {t("count.withCuts")}</small> : null}
			</b>
		</>
	);
}

/** A tab may be as narrow as a space, so a wider space separates former cells. */
const apart = (text: string): string => text.replaceAll("\t", "\u2003");

/** The typed line. Marks the words that were not understood. */
function Marked({ text, unread }: Pick<Aside, "text" | "unread">) {
	const t = useT("quick-order");
	let at = 0;
	const parts = unread.map(([from, to]) => {
		const before = apart(text.slice(at, from));
		at = to;
		return { before, marked: apart(text.slice(from, to)), from };
	});
	return (
		<span className={css.typed}>
			{parts.map(({ before, marked, from }) => (
				<span key={from}>
					{before}
					<mark className={css.mark}>
						{marked}
						<Hidden> ({t("asked.unread")})</Hidden>
					</mark>
				</span>
			))}
			{apart(text.slice(at))}
		</span>
	);
}

/** Lines without a match in the catalogue, and lines that name no goods. */
export function Asides({ absent, skipped }: { absent: readonly Question[]; skipped: readonly Aside[] }) {
	const t = useT("quick-order");
	const visit = useVisit();
	const near = absent.filter(({ candidates }) => candidates.length > 0);
	const others = absent.filter(({ candidates }) => candidates.length === 0);
	return (
		<>
			{absent.length > 0 ? (
				<section aria-labelledby="absent" className={stack[3]}>
					<h2 id="absent">{t("absent.title")}</h2>
					<p className={`${small} ${regular}`}>
						{visit?.within === undefined ? t("absent.hint") : t("absent.visit", { system: visit.system })}
					</p>
					{others.length > 0 ? <Lines lines={others} /> : null}
					{near.length > 0 ? (
						<>
							<p className={`${small} ${regular}`}>{t("absent.near")}</p>
							<Options questions={near} />
						</>
					) : null}
				</section>
			) : null}
			{skipped.length > 0 ? (
				<details className={css.fold}>
					<summary className={css.summary}>{t("skipped.title", { count: skipped.length })}</summary>
					<p className={`${small} ${regular}`}>{t("skipped.hint")}</p>
					<Lines lines={skipped} />
				</details>
			) : null}
		</>
	);
}

function Lines({ lines }: { lines: readonly Aside[] }) {
	const t = useT("quick-order");
	return (
		<ul className={css.lines}>
			{lines.map((aside) => (
				<li key={aside.line} className={css.line}>
					<span className={`${small} ${regular}`}>{t("asked.line", { line: aside.line })}</span> <Marked {...aside} />
				</li>
			))}
		</ul>
	);
}
