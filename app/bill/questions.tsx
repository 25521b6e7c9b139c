import { Fragment, type ReactNode } from "react";
import type { DeliveryEstimate } from "../../contract/catalogue";
import { pieceList } from "../../contract/values/cut-bars";
import { maxUnits } from "../../contract/values/order-bounds";
import { useSupplyTime } from "../cart/lines/line-texts";
import { href } from "../platform/config/href";
import { cutSize, unbroken, useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useDeliverTo } from "../platform/page/deliver-to";
import { Button } from "../ui/forms/button";
import { dot } from "../ui/forms/field.css";
import { hidden, hiddenOnPhone, label, regular, small } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Hidden } from "../ui/wrap";
import type { Aside, Question, QuestionCandidate } from "./bill";
import { cheapestOf, type GroupAnswer, wordKinds } from "./group-answers";
import * as tableCss from "./preview-table.css";
import * as css from "./questions.css";
import { splitLine } from "./split/split-line";
import { amountName, isOrderable, pickName, type TypedAmount } from "./state";

/** Buttons that answer several questions at once, each with the number of lines that it answers. */
export function GroupAnswers({ answers, isOpen }: { answers: readonly GroupAnswer[]; isOpen: boolean }) {
	const t = useT("quick-order");
	if (answers.length === 0) return null;
	return (
		<div className={css.answers}>
			<p id="answers" className={label}>
				{t(isOpen ? "answers.open" : "answers.all")}
			</p>
			{[...wordKinds, null].map((kind) => {
				const ofKind = answers.filter((answer) => answer.kind === kind);
				if (ofKind.length === 0) return null;
				return (
					<div key={kind} className={css.answersOfKind}>
						{kind === null ? null : <span id={`answers-${kind}`}>{t(`answers.${kind}`)}</span>}
						{ofKind.map(({ value, word, count }) => (
							<Button
								key={value}
								size="s"
								name="answer"
								value={value}
								aria-describedby={kind === null ? "answers" : `answers answers-${kind}`}
							>
								{word ?? t(value === "cheapest" ? "answers.cheapest" : "answers.fastest")}
								<span className={`${small} ${regular}`}> · {t("answers.lines", { count })}</span>
							</Button>
						))}
					</div>
				);
			})}
		</div>
	);
}

/** Candidates shown before the list folds. Less likely ones are folded. */
const inSight = 3;

export const questionId = (line: number): string => `asked-${line}`;

/** asked and absent are open, answered folds under the row of its answer. */
export type AskedKind = "asked" | "absent" | "answered";

export function Asked({ question, kind, typed }: { question: Question; kind: AskedKind; typed?: TypedAmount | undefined }) {
	const t = useT("quick-order");
	const { line, common, candidates, chosen } = question;
	const heading = (
		<>
			<span>
				<span className={tableCss.label} data-said={t("column.line")} />
				{line}
			</span>{" "}
			<span>
				<Marked {...question} />{" "}
				{kind === "answered" ? <u>{t("asked.change")}</u> : <em>{t(kind === "asked" ? "asked.title" : "absent.title")}</em>}
			</span>
		</>
	);
	if (candidates.length === 0) return <p className={css.alone}>{heading}</p>;
	const cheapest = cheapestOf(candidates);
	const choices = candidates.map((candidate) => (
		<Choice key={candidate.code} line={line} value={candidate.code} isChosen={candidate.code === chosen} isOpen={!isOrderable(candidate)}>
			<Candidate candidate={candidate} isCheapest={candidate === cheapest} />
		</Choice>
	));
	const folded = choices.slice(inSight);
	const fields = (
		<fieldset id={questionId(line)}>
			<legend className={kind === "answered" ? hidden : undefined}>
				{heading}{" "}
				<span>
					{kind === "absent" ? `${t("absent.near")} ` : null}
					{unbroken(common)}
					{question.grade === null ? null : <small> {t("asked.grade", { grade: question.grade })}</small>}
					{question.isSeveral ? <small> {t("asked.several")}</small> : null}
					<SharedBars {...question} />
				</span>
			</legend>
			{kind === "answered" ? null : <SplitButton question={question} />}
			{kind !== "answered" && candidates.some(({ amount }) => amount === null) ? (
				<AmountField line={line} typed={typed} missing={t("problem.amount.required")} />
			) : null}
			{choices.slice(0, inSight)}
			{folded.length > 0 ? (
				<details open={candidates.slice(inSight).some(({ code }) => code === chosen)}>
					<summary>{t("asked.others", { count: folded.length })}</summary>
					{folded}
				</details>
			) : null}
			<Choice line={line} value="" isChosen={chosen === ""}>
				<span>{t("asked.none")}</span>
			</Choice>
		</fieldset>
	);
	if (kind !== "answered") return fields;
	return (
		<details>
			<summary>{heading}</summary>
			{fields}
		</details>
	);
}

/** Writes a line of its own for each length or article of a line. */
function SplitButton({ question }: { question: Question }) {
	const t = useT("quick-order");
	const count = splitLine(question).length;
	if (count === 0) return null;
	return (
		<p className={css.split}>
			<Button size="s" name="take" value={`split ${question.line}`}>
				{t("asked.split", { count })}
				<Hidden> {t("offer.line", { lines: question.line })}</Hidden>
			</Button>
		</p>
	);
}

/** Links to the pages that cut all lengths of a line from shared bars. */
function SharedBars({ lengths, candidates }: Pick<Question, "lengths" | "candidates">) {
	const t = useT("quick-order");
	const cut = candidates.filter((candidate) => candidate.is_cut);
	if (cut.length === 0) return null;
	const list = lengths.map(({ pieces, length }) => `${pieces} x ${length}`).join("\n");
	return (
		<small>
			{" "}
			{t("asked.sawn", { pieces: pieceList(lengths) })}{" "}
			{cut.map(({ variantId, title }, index) => (
				<Fragment key={variantId}>
					{index > 0 ? " · " : null}
					<Link to={href("/cut/:id", { id: variantId, list })}>{title === "" ? t("asked.this") : unbroken(title)}</Link>
				</Fragment>
			))}
		</small>
	);
}

interface AmountFieldProps {
	line: number;
	/** Was typed before and is no quantity. */
	typed: TypedAmount | undefined;
	missing?: string;
}

/** Takes the quantity that a line leaves out. The next check writes it into the list. */
export function AmountField({ line, typed, missing }: AmountFieldProps) {
	const t = useT("quick-order");
	const { number } = useFormat();
	const id = `amount-${line}`;
	return (
		<div className={css.amount}>
			<span aria-hidden="true">{t("column.quantity")}</span>
			<input
				id={id}
				name={amountName(line)}
				defaultValue={typed?.text}
				placeholder=" "
				aria-label={`${t("column.quantity")} ${t("offer.line", { lines: line })}`}
				aria-invalid={typed ? true : undefined}
				aria-describedby={typed ? `${id}-error` : undefined}
				inputMode="numeric"
				maxLength={20}
				autoComplete="off"
				className={css.amountInput}
			/>
			<Button size="s" name="intent" value="check">
				{t("amount.take")}
				<Hidden> {t("offer.line", { lines: line })}</Hidden>
			</Button>
			{typed ? (
				<p id={`${id}-error`} className={tableCss.problem}>
					{t(`problem.${typed.error}`, { most: number(maxUnits) })}
				</p>
			) : missing ? (
				<em>{missing}</em>
			) : null}
		</div>
	);
}

interface ChoiceProps {
	line: number;
	value: string;
	isChosen: boolean;
	/** Choosing it leaves the question open. */
	isOpen?: boolean;
	children: ReactNode;
}

function Choice({ line, value, isChosen, isOpen = false, children }: ChoiceProps) {
	return (
		<label>
			<input
				type="radio"
				name={pickName(line)}
				value={value}
				defaultChecked={isChosen}
				className={dot}
				data-open={isOpen ? "" : undefined}
			/>
			{children}
		</label>
	);
}

/** A candidate's columns. Texts are joined, because React separates adjacent texts by comments: five for each of 250 candidates. */
function Candidate({ candidate, isCheapest }: { candidate: QuestionCandidate; isCheapest: boolean }) {
	const t = useT("quick-order");
	const format = useFormat();
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
		certificate_price: certificate,
	} = candidate;
	/** The figure, and what it counts. */
	const quantity = (): [string, string] => {
		if (amount === null) return ["–", ""];
		if (cut !== null) {
			const pieces = t("count.cut", { pieces: format.number(amount), length: `${cutSize({ length: cut, width }, format)}\u00a0mm` });
			const whole = bars === null ? "" : t(width > 0 ? "count.plates" : "count.bars", { count: bars });
			return [pieces.replaceAll(" ", "\u00a0"), whole === "" ? "" : ` ${whole.replaceAll(" ", "\u00a0")}`];
		}
		const figure = format.number(amount);
		const counted = afterFigure(figure, t(`unit.${unit}`, { count: amount }));
		return [figure, pieces === null ? counted : `${counted} ${t("count.packOf", { pieces }).replaceAll(" ", "\u00a0")}`];
	};
	const [figure, counted] = quantity();
	const pricedUnit = usePricedUnit();
	const ofCertificate = line_price === null || certificate === null ? [] : [t("certificate", { price: format.money(certificate) })];
	return (
		<>
			<span>
				{`${title === "" ? t("asked.this") : unbroken(title)}${isCheapest ? "\u00a0" : " "}`}
				{isCheapest ? (
					<>
						<strong>{t("asked.cheapest")}</strong>{" "}
					</>
				) : null}
				<small>{[code, format.weight(weight), ...ofCertificate].join(" · ")}</small>
			</span>{" "}
			<span>{availability === "out" ? t("problem.unavailableGoods") : <Supply of={candidate} needed={bars ?? amount ?? 1} />}</span>{" "}
			<span className={cut !== null || pieces !== null ? undefined : hiddenOnPhone}>
				{figure}
				{counted === "" ? null : <small>{counted}</small>}
			</span>{" "}
			<span>
				{`${format.money(price)} `}
				<small>{`/\u00a0${pricedUnit(unit, candidate)}`}</small>
			</span>{" "}
			<b className={line_price === null ? hiddenOnPhone : undefined}>
				{line_price === null ? "–" : format.money(line_price)}
				{line_price !== null && (width > 0 || (bars !== null && line_price > bars * price)) ? <small> {t("count.withCuts")}</small> : null}
			</b>
		</>
	);
}

/** Names the unit of a price: a unit of sale, or the bar or plate that pieces are cut from. */
export function usePricedUnit(): (unit: QuestionCandidate["unit"], cutTo: Pick<QuestionCandidate, "cut" | "width">) => string {
	const t = useT("quick-order");
	return (unit, { cut, width }) => (cut === null ? t(`unit.${unit}`, { count: 1 }) : t(width > 0 ? "unit.plate" : "unit.bar"));
}

/** The unit after a figure. A narrow column breaks only long ones apart. */
export const afterFigure = (figure: string, unit: string): string => `${figure.length + unit.length < 10 ? "\u00a0" : " "}${unit}`;

interface SupplyProps {
	of: Pick<QuestionCandidate, "stock" | "unit"> & { delivery: DeliveryEstimate; availability: QuestionCandidate["availability"] | null };
	/** The units of sale that the line takes. */
	needed: number;
}

/** An article's delivery time, named on a phone, where no head does, and its number in stock, if its supplier gives one. */
export function Supply({ of: { delivery, availability, stock, unit }, needed }: SupplyProps) {
	const t = useT("quick-order");
	const cartT = useT("cart");
	const { number } = useFormat();
	const word = useDeliverTo() === null ? "" : cartT("totals.arrival");
	const units = stock && unit !== "piece" ? t(`unit.${unit}`, { count: stock.quantity }) : "";
	return (
		<>
			{word === "" ? null : <span data-said={word} />}
			<SupplyTime of={delivery} />
			{stock && stock.quantity > 0 ? (
				<>
					{" "}
					<small data-low={availability === "low" || stock.quantity < needed ? "" : undefined}>
						{cartT("stock.counted", { quantity: [number(stock.quantity), units].filter(Boolean).join("\u00a0") })}
					</small>
				</>
			) : null}
		</>
	);
}

/** A delivery time. A head names its country, except on a phone, which has none. */
export function SupplyTime({ of }: { of: DeliveryEstimate }) {
	const { time, where } = useSupplyTime()(of);
	return (
		<>
			{time}
			{where ? <i>{where}</i> : null}
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

/** Lines that name no goods. */
export function Skipped({ skipped }: { skipped: readonly Aside[] }) {
	const t = useT("quick-order");
	if (skipped.length === 0) return null;
	return (
		<details className={css.fold}>
			<summary className={css.summary}>{t("skipped.title", { count: skipped.length })}</summary>
			<p className={`${small} ${regular}`}>{t("skipped.hint")}</p>
			<ul className={css.lines}>
				{skipped.map((aside) => (
					<li key={aside.line} className={css.line}>
						<span className={`${small} ${regular}`}>{t("asked.line", { line: aside.line })}</span> <Marked {...aside} />
					</li>
				))}
			</ul>
		</details>
	);
}
