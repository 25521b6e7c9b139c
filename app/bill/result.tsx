import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { maxLines } from "../../contract/values/order-bounds";
import { HiddenFields } from "../platform/forms/hidden-fields";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useVisit } from "../platform/page/use-visit";
import { Facts } from "../ui/facts";
import { AnchorButton, Button } from "../ui/forms/button";
import { block, hiddenOnPhone, note, plainHeading, size, small, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Alert, Notice } from "../ui/notice";
import { Hidden } from "../ui/wrap";
import { BillAsides } from "./gaeb/bill-aside-list";
import { PreviewTable } from "./preview-table";
import { GroupAnswers, questionId, Skipped } from "./questions";
import * as css from "./result.css";
import { SaidList } from "./said/said-list";
import { applyPicks, type Figures, lineOfField, type Picks, type Preview, pickName, type QuickOrderState } from "./state";
import { columnKinds, type TableSample } from "./table-columns";
import { WaysTable } from "./ways-table";

interface CheckedProps {
	preview: Preview;
	state: Pick<QuickOrderState, "fileName" | "sheet" | "refusal" | "added" | "saved" | "canSave" | "address" | "amounts" | "billAsides">;
	/** The index of the last used line with suggestions; -1 for none. */
	taken: RefObject<number>;
	/** The page itself keeps the list, so that it needs no address of its own. */
	isKept?: boolean;
	/** The reader has just sent the list: its result takes the focus. */
	isAnswer?: boolean;
}

export const suggestions = "[data-suggestions]";

/** The buttons that take the list as it is answered. */
export const endings = "button[value=add], button[value=save]";

/** The result of a list: totals with buttons that correct it and ways to take it, then its lines in order, and the bar that adds them. */
export function Checked({ preview, state, taken, isKept = false, isAnswer = true }: CheckedProps) {
	const t = useT("quick-order");
	const format = useFormat();
	const focusTarget = useRef<HTMLElement>(null);
	// Scripts keep the page, so the focus moves to the result. If the notice above reports added lines, it takes the focus instead.
	const isFirst = isAnswer && state.added === null && state.saved === null;
	useEffect(() => {
		if (!isFirst) return;
		const lines = document.querySelectorAll(suggestions);
		const next = lines[Math.min(taken.current ?? -1, lines.length - 1)]?.querySelector("button");
		(next ?? focusTarget.current)?.focus();
	}, [isFirst, taken]);
	const [picks, setPicks] = useState<Picks>(new Map());
	const rememberPick = ({ target }: FormEvent<HTMLElement>) => {
		const line = target instanceof HTMLInputElement ? lineOfField("pick", target.name) : null;
		if (line !== null && target instanceof HTMLInputElement) setPicks(new Map(picks).set(line, target.value));
	};
	const { wrong, goodCount, questions, absent, skipped } = preview;
	const figures = applyPicks(preview, picks);
	useAddress(isKept ? null : state.address, picks);
	const counted = (term: "result.asked" | "result.wrong" | "result.good" | "absent.title" | "result.skipped", count: number) =>
		count > 0 ? [{ term: t(term), value: format.number(count) }] : [];
	const open = questions.filter(({ chosen }) => chosen === null).length;
	const hasLines = wrong.length + goodCount + questions.length + absent.length > 0;
	return (
		<div className={stack[6]} onChange={rememberPick}>
			{/* Enter in a field presses the first button. */}
			<button type="submit" name="intent" value="check" hidden>
				{t("checkAgain")}
			</button>
			<section ref={focusTarget} tabIndex={-1} aria-labelledby="result" aria-describedby="figures" className={css.result}>
				<div className={css.summary}>
					<h2 id="result" className={plainHeading.m}>
						{t("result.title")}
					</h2>
					{state.refusal ? <Alert tone="error" title={t(`refusal.${state.refusal}`, { lines: format.number(maxLines) })} /> : null}
					<div id="figures">
						<Facts
							items={[
								...counted("result.asked", figures.open),
								...counted("result.wrong", wrong.length),
								...counted("result.good", figures.count),
								...counted("absent.title", figures.absent),
								...counted("result.skipped", skipped.length),
								...(figures.count > 0
									? [
											{ term: t("result.sum"), value: format.money(figures.sum) },
											{ term: t("result.weight"), value: format.totalWeight(figures.weight) },
										]
									: []),
							]}
						/>
					</div>
					{state.fileName ? (
						<p className={note}>
							{t("result.file", { name: state.fileName })} {state.sheet ? t("result.sheet", { sheet: state.sheet }) : null}
						</p>
					) : null}
					<Waiting count={preview.waiting} lines={preview.linesRead} />
					<Buttons preview={preview} />
					{isKept ? null : <ListAddress address={state.address} />}
				</div>
				{preview.ways && isAnsweredByWays(preview, picks) ? <WaysTable ways={preview.ways} isChanged={picks.size > 0} /> : null}
			</section>
			<SaidList said={preview.said} />
			{preview.table ? <ColumnChoice key={preview.table.head} table={preview.table} /> : null}
			{hasLines ? (
				<section aria-labelledby="lines" className={stack[3]}>
					<div className={css.linesHead}>
						<h2 id="lines" className={plainHeading.m}>
							{t("lines.title")}
						</h2>
						<Hints preview={preview} />
					</div>
					<GroupAnswers answers={preview.answers} isOpen={preview.moreQuestions + open > 1} />
					<PreviewTable preview={preview} amounts={state.amounts} labelledBy="lines" />
					<HiddenFields fields={Object.fromEntries(preview.moreChosen.map(({ line, code }) => [pickName(line), code]))} />
					{preview.moreQuestions > 0 ? <p className={note}>{t("asked.more", { count: preview.moreQuestions })}</p> : null}
				</section>
			) : null}
			<Skipped skipped={skipped} />
			<BillAsides asides={state.billAsides} />
			{state.canSave && hasMore(preview) ? (
				<p className={css.save}>
					<Button name="intent" value="save">
						{t("save")}
					</Button>{" "}
					<span className={note}>{t("save.hint")}</span>
				</p>
			) : null}
			<Bar preview={preview} figures={figures} />
		</div>
	);
}

function Hints({ preview: { wrong, good, goodCount, joined, questions, absent } }: Pick<CheckedProps, "preview">) {
	const t = useT("quick-order");
	const visit = useVisit();
	const hints = [
		absent.length > 0 && visit?.within !== undefined ? t("absent.visit", { system: visit.system }) : "",
		[...questions, ...absent].some(({ unread }) => unread.length > 0) ? t("asked.marked") : "",
		joined > 0 ? t("good.joined", { count: joined }) : "",
		good.length < goodCount ? t("good.note", { shown: good.length, number: goodCount }) : "",
	].filter((hint) => hint !== "");
	if (wrong.length + hints.length === 0) return null;
	return (
		<p className={note}>
			{wrong.length > 0 ? (
				<>
					{t("wrong.hint")} <a href="#list">{t("wrong.toList")}</a>{" "}
				</>
			) : null}
			{hints.join(" ")}
		</p>
	);
}

function ListAddress({ address }: { address: string | null }) {
	const t = useT("quick-order");
	if (address === null) return <p className={note}>{t("address.none")}</p>;
	return (
		<p className={note}>
			<Link to={address}>{t("address.link")}</Link> {t("address.hint")}
		</p>
	);
}

/** Whether ways answer all questions that were answered since the check. Other answers, and none of the articles, change figures of ways. */
const isAnsweredByWays = ({ questions }: Preview, picks: Picks): boolean =>
	[...picks].every(([line, code]) => code !== "" && questions.some((question) => question.line === line && question.candidates.length > 1));

/** Keeps the list and its choices in the window's address, so that they survive a reload. */
function useAddress(address: string | null, picks: Picks): void {
	useEffect(() => {
		if (address === null) return;
		const present = new URL(address, location.href);
		const chosen = new Map((present.searchParams.get("picks") ?? "").split(",").flatMap((pick) => (pick === "" ? [] : [partsOf(pick)])));
		for (const [line, code] of picks) chosen.set(String(line), code);
		const texts = [...chosen].map(([line, code]) => `${line}:${code}`);
		if (texts.length > 0) present.searchParams.set("picks", texts.join());
		else present.searchParams.delete("picks");
		if (present.search.length < maxQuery) history.replaceState(history.state, "", present);
	}, [address, picks]);
}

/** The shop refuses longer queries. In characters. */
const maxQuery = 4_000;

function partsOf(pick: string): [line: string, code: string] {
	const [line = "", code = ""] = pick.split(":");
	return [line, code];
}

function Waiting({ count, lines }: { count: number; lines: number }) {
	const t = useT("quick-order");
	if (count === 0) return null;
	return <Notice tone="warning">{t("waiting", { count, lines })}</Notice>;
}

const hasChoice = ({ questions, absent }: Preview): boolean =>
	questions.length > 0 || absent.some(({ candidates }) => candidates.length > 0);
const hasMore = (preview: Preview): boolean => preview.goodCount > 0 || hasChoice(preview);

/** The total of clear and chosen lines, and the button that adds them. Without scripts the choices are unknown. */
function Bar({ preview, figures: { count, open, firstOpen, sum, weight } }: Pick<CheckedProps, "preview"> & { figures: Figures }) {
	const t = useT("quick-order");
	const { money, totalWeight } = useFormat();
	if (!hasMore(preview)) return null;
	const isOpen = hasChoice(preview);
	const target = firstOpen === null ? "lines" : questionId(firstOpen);
	// A new address would discard the action's result.
	const showQuestion = (event: MouseEvent) => {
		const question = document.getElementById(target);
		if (!question) return;
		event.preventDefault();
		question.scrollIntoView();
		question.querySelector("input")?.focus({ preventScroll: true });
	};
	return (
		<div className={open > 0 ? `${css.bar} ${css.openBar}` : css.bar} aria-live="polite">
			<p>
				<span className={`${size.xs} ${block}`}>
					{t("bar.count", { count })}
					{open > 0 ? <span className={css.unscripted}> {t("bar.andChosen")}</span> : null}
				</span>{" "}
				<span className={css.barSum}>{money(sum)}</span>{" "}
				{count > 0 ? <span className={`${small} ${hiddenOnPhone}`}>{totalWeight(weight)}</span> : null}
			</p>
			{open > 0 ? (
				<AnchorButton kind="primary" isWide href={`#${target}`} onClick={showQuestion}>
					{t("bar.open", { count: open })}
				</AnchorButton>
			) : null}{" "}
			<Button kind={open > 0 ? "secondary" : "primary"} isWide name="intent" value="add">
				{isOpen ? t("addChosen") : t("add", { count })}
			</Button>
		</div>
	);
}

function Buttons({ preview }: Pick<CheckedProps, "preview">) {
	const t = useT("quick-order");
	const { mendable, doubtful } = preview;
	return (
		<>
			{mendable > 0 ? (
				<div className={css.buttons}>
					<Button name="take" value="all">
						{t("mendAll", { count: mendable })}
					</Button>
				</div>
			) : null}
			{doubtful > 1 ? (
				<div className={stack[3]}>
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

/** The first rows of a table whose head is unknown. The reader names its columns. */
function ColumnChoice({ table: { head, columns, rows } }: { table: TableSample }) {
	const t = useT("quick-order");
	return (
		<section aria-labelledby="columns" className={stack[3]}>
			<h2 id="columns">{t("columns.title")}</h2>
			<p className={note}>{t("columns.hint")}</p>
			<input type="hidden" name="head" value={head} />
			<div className={css.scroll}>
				<table className={css.table} aria-labelledby="columns">
					<thead>
						<tr>
							{columns.map(({ place, name, kind }) => (
								<th key={place} scope="col">
									<label>
										{name === "" ? <Hidden>{t("columns.number", { number: place + 1 })}</Hidden> : name}
										<select name="column" defaultValue={kind} className={css.select}>
											<option value="">{t("columns.open")}</option>
											{columnKinds.map((one) => (
												<option key={one} value={one}>
													{t(`columns.${one}`)}
												</option>
											))}
										</select>
									</label>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ place, cells }) => (
							<tr key={place}>
								{cells.map((cell) => (
									<td key={cell.place}>{cell.text}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p>
				<Button name="intent" value="check">
					{t("columns.apply")}
				</Button>
			</p>
		</section>
	);
}
