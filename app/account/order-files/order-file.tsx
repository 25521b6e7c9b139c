import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import type { JudgedLine } from "../../../contract/ordering/order-files";
import type { OrderedLine, OrderMessage } from "../../../contract/ordering/order-message";
import { Checked, endings } from "../../bill/result";
import type { QuickOrderState } from "../../bill/state";
import { href } from "../../platform/config/href";
import { useWaitingPress } from "../../platform/forms/use-waiting-press";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { sizeOf, unitWord } from "../../platform/tables/list-text";
import { Facts } from "../../ui/facts";
import { foldLink } from "../../ui/fold-link.css";
import { Button, LinkButton } from "../../ui/forms/button";
import { TextArea } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import { danger, ruledHeading, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Alert, Notice } from "../../ui/notice";
import { AccountPage } from "../account-page";
import { AccountTable } from "../orders/order-table";
import * as tableCss from "../orders/orders.css";
import { changeFile, readFile } from "./order-file.server";
import * as css from "./order-files.css";

export const handle = { i18n: ["account", "order-files", "quick-order", "substitutes"] };
export const meta = pageMeta;

export async function loader({ params: { uuid = "" }, context }: LoaderFunctionArgs) {
	const { found, state } = await readFile(context, uuid);
	const t = context.texts.translator("order-files");
	const title = found.file.number === "" ? t("noNumber") : t("file.title", { number: found.file.number });
	const flash = context.visitor.takePageFlash();
	const news = flash?.kind === "orderFiles" ? flash.news : null;
	return { ...found, state, title, news, meta: describePage(context, { title }) };
}

export const action = changeFile;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";
export const shouldRevalidate = () => true;

/** An order's file: its facts, its lines beside what they mean, and the questions that its open lines leave. */
export default function OrderFilePage() {
	const { title, file, message, lines, issues, taken, state, news } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	const t = useT("order-files");
	const isOpen = file.order === null && !file.isCancelled;
	return (
		<AccountPage
			title={title}
			current="orders"
			crumbs={[{ title: t("title"), to: href("/users/order-files") }]}
			lead={<p>{t(file.isByKey ? "from.key" : "from.member", { name: file.from })}</p>}
			tools={
				file.order && file.cart ? (
					<LinkButton to={href("/users/orders/:uuid", { uuid: file.cart })}>{t("toOrder", { number: file.order.number })}</LinkButton>
				) : file.cart && file.isOwn ? (
					<LinkButton to={href("/cart/:uuid", { uuid: file.cart })} kind={state ? "secondary" : "primary"}>
						{t("toCart")}
					</LinkButton>
				) : null
			}
		>
			<div role="status" className={css.news}>
				{news && !answered ? <Notice tone={news === "known" ? "info" : "success"}>{t(`news.${news}`)}</Notice> : null}
			</div>
			<div className={stack[8]}>
				{file.isCancelled ? <Notice>{t("cancelled")}</Notice> : null}
				<Head message={message} />
				{file.order && file.cart && !file.order.isWithdrawn ? <Answers uuid={file.cart} isUbl={file.kind === "ubl"} /> : null}
				{isOpen && issues.length > 0 ? (
					<Alert tone="warning" title={t("issues.title")}>
						<ul className={css.issues}>
							{issues.map((issue) => (
								<li key={issue}>{t(`issue.${issue}`)}</li>
							))}
						</ul>
					</Alert>
				) : null}
				<Lines message={message} lines={lines} taken={taken} isOpen={isOpen} />
				{isOpen && !file.isOwn ? <Notice>{t("colleague")}</Notice> : null}
				{state ? (
					<Questions key={(answered ?? state).idem} state={answered ?? state} isAnswer={answered !== undefined} uuid={file.uuid} />
				) : null}
				{file.order === null && file.isOwn ? (
					<details>
						<summary className={foldLink}>{t("remove.title")}</summary>
						<Form method="post" action={href("/users/order-files/:uuid", { uuid: file.uuid })} className={css.form}>
							<p>{t("remove.text")}</p>
							<Button name="intent" value="remove">
								{t("remove.submit")}
							</Button>
						</Form>
					</details>
				) : null}
			</div>
		</AccountPage>
	);
}

function Head({ message }: { message: OrderMessage }) {
	const t = useT("order-files");
	const { date } = useFormat();
	const { issuedOn, wantedOn, delivery, costCentre, project, contract, customerReference, note } = message;
	const place = delivery
		? [delivery.company, delivery.name, delivery.streetAddress, `${delivery.postCode} ${delivery.city}`.trim(), delivery.country]
		: [];
	const facts = [
		{ term: t("fact.issuedOn"), value: issuedOn === "" ? "" : date(issuedOn) },
		{ term: t("fact.wantedOn"), value: wantedOn === "" ? "" : date(wantedOn) },
		{ term: t("fact.delivery"), value: place.filter((text) => text !== "").join(", ") },
		{ term: t("fact.costCentre"), value: costCentre },
		{ term: t("fact.project"), value: project },
		{ term: t("fact.contract"), value: contract },
		{ term: t("fact.reference"), value: customerReference },
		{ term: t("fact.note"), value: note },
	];
	const known = facts.filter(({ value }) => value !== "");
	return known.length > 0 ? <Facts items={known} isGrid /> : null;
}

/** Files that answer the order. */
function Answers({ uuid, isUbl }: { uuid: string; isUbl: boolean }) {
	const t = useT("order-files");
	return (
		<section aria-labelledby="answers" className={stack[3]}>
			<h2 id="answers" className={ruledHeading}>
				{t("answers.title")}
			</h2>
			<p className={css.buttons}>
				{isUbl ? (
					<a href={href("/users/orders/:uuid/:file", { uuid, file: "response.xml" })} className={tableCss.file}>
						<Icon name="download" /> {t("answers.response")}
					</a>
				) : null}{" "}
				<a href={href("/users/orders/:uuid/:file", { uuid, file: "order.xml" })} className={tableCss.file}>
					<Icon name="download" /> {t("answers.agreement")}
				</a>{" "}
				<Link to={href("/users/orders/:uuid", { uuid })}>{t("answers.more")}</Link>
			</p>
		</section>
	);
}

interface LinesProps {
	message: OrderMessage;
	lines: readonly JudgedLine[];
	taken: readonly string[];
	isOpen: boolean;
}

function Lines({ message, lines, taken, isOpen }: LinesProps) {
	const t = useT("order-files");
	return (
		<section aria-labelledby="lines" className={stack[3]}>
			<h2 id="lines" className={ruledHeading}>
				{t("lines.title")}
			</h2>
			<AccountTable
				labelledBy="lines"
				columns={[
					{ name: t("column.line"), className: css.lineHead },
					{ name: t("column.ordered") },
					{ name: t("column.meant"), className: tableCss.secondLine },
				]}
				actions={{ name: t("column.state"), className: css.stateHead }}
			>
				{message.lines.map((line, index) => (
					<Line key={line.id} line={line} judged={lines[index]} isTaken={taken.includes(line.id)} isOpen={isOpen} />
				))}
			</AccountTable>
		</section>
	);
}

interface LineProps {
	line: OrderedLine;
	judged: JudgedLine | undefined;
	isTaken: boolean;
	isOpen: boolean;
}

function Line({ line, judged, isTaken, isOpen }: LineProps) {
	const t = useT("order-files");
	const list = useT("quick-order");
	const format = useFormat();
	const { id, name, sellerCode, buyerCode, quantity, unit, cut, price, note, wantedOn } = line;
	const numbers = [sellerCode, buyerCode].filter((text) => text !== "").join(" / ");
	const number = quantity === null ? "" : `${format.number(quantity)} ${unitWord(unit) || list("unit.piece", { count: quantity })}`;
	const counted = [number, cut && cut.length > 0 ? sizeOf(cut) : ""].filter((text) => text !== "").join(" × ");
	const euros = (amount: number) => format.money(Math.round(amount * 100));
	return (
		<tr className={tableCss.row}>
			<th scope="row" className={tableCss.order}>
				{id}
			</th>
			<td className={tableCss.state}>
				{name}{" "}
				<span className={tableCss.small}>
					{[numbers, counted, price === null ? "" : t("priceOf", { price: euros(price) }), wantedOn && format.date(wantedOn), note]
						.filter((text) => text !== "")
						.join(" · ")}
				</span>
			</td>
			<td className={tableCss.contents}>
				{judged?.code ? (
					<>
						{judged.title}{" "}
						<span className={tableCss.small}>
							{[
								judged.code,
								judged.amount !== null && judged.unit
									? `${format.number(judged.amount)} ${list(`unit.${judged.unit}`, { count: judged.amount })}${judged.cut ? ` × ${sizeOf(judged.cut)}` : ""}`
									: "",
								judged.price === null ? "" : t("priceOf", { price: euros(judged.price) }),
							]
								.filter((text) => text !== "")
								.join(" · ")}
						</span>
					</>
				) : null}
			</td>
			<td className={tableCss.actions}>
				{isTaken ? (
					t(isOpen ? "line.inCart" : "line.inOrder")
				) : judged && isOpen ? (
					<Remarks judged={judged} />
				) : isOpen ? null : (
					t("line.left")
				)}
			</td>
		</tr>
	);
}

function Remarks({ judged: { problem, exact, expected, isHigher } }: { judged: JudgedLine }) {
	const t = useT("order-files");
	const format = useFormat();
	const remarks = [
		...(problem ? [{ text: t(`problem.${problem}`), isBad: true }] : []),
		...(exact !== null ? [{ text: t("line.converted", { exact: format.number(Math.round(exact * 100) / 100) }), isBad: false }] : []),
		...(isHigher && expected !== null
			? [{ text: t("line.higher", { price: format.money(Math.round(expected * 100)) }), isBad: true }]
			: []),
	];
	if (remarks.length === 0) return t("line.clear");
	return remarks.map(({ text, isBad }) => (
		<p key={text} className={isBad ? danger : undefined}>
			{text}
		</p>
	));
}

/** The open lines as a list of the quick order, which asks and puts them into the order's own cart. */
function Questions({ state, isAnswer, uuid }: { state: QuickOrderState; isAnswer: boolean; uuid: string }) {
	const t = useT("order-files");
	const list = useT("quick-order");
	const taken = useRef(-1);
	const { idem, error, isFailed, preview } = state;
	const press = useWaitingPress(endings);
	return (
		<Form
			{...press}
			method="post"
			action={href("/users/order-files/:uuid", { uuid })}
			encType="multipart/form-data"
			noValidate
			className={stack[8]}
		>
			<input type="hidden" name="idem" value={idem} />
			<input type="hidden" name="supplies" value={state.supplies} />
			{isFailed ? (
				<Alert tone="error" title={list("failed.title")}>
					<p>{list("failed.text")}</p>
				</Alert>
			) : null}
			{preview ? <Checked preview={preview} state={state} taken={taken} isKept isAnswer={isAnswer} /> : null}
			<details open={preview === null || error !== null}>
				<summary className={foldLink}>{t("edit.title")}</summary>
				<div className={stack[3]}>
					<TextArea
						id="list"
						name="list"
						label={list("list.label")}
						hint={t("edit.hint")}
						errors={error ? [list(`error.${error}`, { name: state.refused })] : undefined}
						defaultValue={state.list}
						rows={8}
						spellCheck={false}
						autoComplete="off"
						autoCapitalize="off"
					/>
					<p>
						<Button name="intent" value="check">
							{list("checkAgain")}
						</Button>
					</p>
				</div>
			</details>
		</Form>
	);
}
