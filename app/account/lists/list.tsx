import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatRange } from "../../../contract/fields";
import { type List, lists } from "../../../contract/lists";
import { linePageHref, linePageOf, linesAPage, pagesOf } from "../../cart/lines/line-pages";
import { href } from "../../platform/config/href";
import { errorText } from "../../platform/forms/error-texts";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import type { ListNews } from "../../platform/session/visitor";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { heading, hidden, hiddenOnPaper, note, nowrap, stack } from "../../ui/layout.css";
import { ErrorSummary, FocusedAlert, Notice } from "../../ui/notice";
import { Pager } from "../../ui/pager/pager";
import { AccountPage } from "../account-page";
import type { ListRefusal } from "./list.server";
import { changeList } from "./list.server";
import { ListLine } from "./list-line";
import { head, headItem, headNumber } from "./list-line.css";
import { ListFacts, ListNewsNotice } from "./list-parts";
import { amountId, type ListRow, rowsOf } from "./list-rows";
import { CopyList, ListSettings } from "./list-settings";
import * as css from "./lists.css";

export const handle = { i18n: ["account", "cart", "errors", "lists"] };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const requested = linePageOf(searchParams);
	const page = requested === "all" ? 1 : requested;
	const range = formatRange((page - 1) * linesAPage, linesAPage);
	const list = await context.backend(lists.byId, { params: { uuid: params.uuid ?? "" }, query: { range } });
	const pages = pagesOf(list.length);
	if (page > pages) throw redirect(linePageHref(href("/users/lists/:uuid", { uuid: list.uuid }), pages), 302);
	const flash = context.visitor.takePageFlash();
	const news = flash?.kind === "lists" ? flash.news : null;
	const meta = describePage(context, { title: list.name });
	return { list, page, news, idem: context.newKey(), meta };
}

/** A refused form shows the current list. */
export const shouldRevalidate = () => true;

export const action = changeList;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function ListRoute() {
	const { list, page, news, idem } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	return (
		<AccountPage title={list.name} current="lists" crumbs={[]} lead={<ListFacts list={list} />}>
			<ListNotices list={list} news={refused ? null : news} />
			<ListContents list={list} page={page} idem={idem} refused={refused} />
			{list.is_own ? <ListSettings list={list} refused={refused} /> : <CopyList list={list} />}
		</AccountPage>
	);
}

/** The result of the last form, and changes to prices and goods. */
function ListNotices({ list, news }: { list: List; news: ListNews | null }) {
	return (
		<div className={css.changes}>
			<ListNewsNotice news={news} />
			<ListChanges list={list} />
		</div>
	);
}

/** Reports unavailable goods and prices that differ from the noted ones. */
function ListChanges({ list }: { list: List }) {
	const t = useT("lists");
	const { gone, repriced } = list;
	if (gone === 0 && repriced === 0) return null;
	return (
		<Notice tone="warning" title={t("changes.title")}>
			<ul className={css.changeList}>
				{gone > 0 ? <li>{t("changes.gone", { count: gone })}</li> : null}
				{repriced > 0 ? <li>{t("changes.repriced", { count: repriced })}</li> : null}
			</ul>
			{repriced > 0 && list.is_own ? (
				<Form method="post" action={href("/users/lists/:uuid", { uuid: list.uuid })} preventScrollReset className={hiddenOnPaper}>
					<Button size="s" name="intent" value="notePrices">
						{t("changes.note")}
					</Button>
				</Form>
			) : null}
		</Notice>
	);
}

interface ContentsProps {
	list: List;
	page: number;
	idem: string;
	refused: ListRefusal | null;
}

/** The lines of a list in one form, which adds them to the cart or saves their quantities. */
function ListContents({ list, page, idem, refused: ofPage }: ContentsProps) {
	const t = useT("lists");
	const cartT = useT("cart");
	const errorT = useT("errors");
	const refused = ofPage?.form === "lines" ? ofPage : null;
	const problem = refused?.problem ? <FocusedAlert title={t(`problem.${refused.problem}`)} answer={refused} /> : null;
	if (list.length === 0) return <NoLines problem={problem} />;
	const path = href("/users/lists/:uuid", { uuid: list.uuid });
	const rows = rowsOf(list);
	const errorOf = ({ name }: ListRow): string | null => {
		const error = refused?.errors[name];
		return error ? errorText(errorT, error.key, error.details) : null;
	};
	const summary = rows.flatMap((row) => {
		const text = errorOf(row);
		return text === null ? [] : [{ id: amountId(row.name), text: `${row.title}: ${text}` }];
	});
	return (
		<section aria-labelledby="lines" className={stack[4]}>
			<ErrorSummary title={t("errors")} errors={summary} />
			{problem}
			<Form method="post" action={linePageHref(path, page)} noValidate preventScrollReset className={stack[0]}>
				<input type="hidden" name="idem" value={idem} />
				<input type="hidden" name="version" value={list.version} />
				{/* Enter in a field presses the first button of a form. */}
				<button type="submit" name="intent" value={list.is_own ? "save" : "putSome"} hidden>
					{t(list.is_own ? "save.quantities" : "put.some")}
				</button>
				<h2 id="lines" className={hidden}>
					{t("lines.title")}
				</h2>
				<div className={css.table}>
					<div className={head} aria-hidden="true">
						<span className={headItem}>{cartT("column.item")}</span> <span>{cartT("column.quantity")}</span>{" "}
						<span className={headNumber}>{cartT("column.price")}</span> <span className={headNumber}>{cartT("column.sum")}</span>
					</div>
					<ul className={css.lines} aria-labelledby="lines">
						{rows.map((row) => (
							<ListLine
								key={`${row.name} ${row.amount}`}
								row={row}
								isOwn={list.is_own}
								isTaken={refused?.taken.includes(row.name) ?? false}
								typed={refused?.values[row.name]}
								error={errorOf(row)}
							/>
						))}
					</ul>
				</div>
				<ListPager list={list} page={page} path={path} />
				<ListFoot list={list} />
			</Form>
		</section>
	);
}

function ListFoot({ list }: { list: List }) {
	const t = useT("lists");
	const { money, totalWeight } = useFormat();
	const isLeft = list.gone < list.length;
	return (
		<div className={css.foot}>
			<div className={css.actions}>
				{list.is_own ? (
					<Button kind="quiet" name="intent" value="save">
						{t("save.quantities")}
					</Button>
				) : null}{" "}
				{isLeft ? (
					<Button name="intent" value="putSome">
						{t("put.some")}
					</Button>
				) : null}
			</div>
			<div className={css.whole}>
				<div className={css.sums}>
					<p className={note}>{t("total")}</p>
					<p className={`${heading.l} ${nowrap}`}>{money(list.total_price)}</p>
					<p className={`${note} ${nowrap}`}>{totalWeight(list.total_weight)}</p>
				</div>
				{isLeft ? (
					<Button kind="primary" name="intent" value="put">
						{t("put.all", { count: list.length - list.gone })}
					</Button>
				) : null}
			</div>
		</div>
	);
}

function ListPager({ list, page, path }: { list: List; page: number; path: string }) {
	const t = useT("lists");
	const common = useT("common");
	const words = {
		label: t("lines.pages"),
		previous: common("pager.previous"),
		next: common("pager.next"),
		page: (number: number) => common("pager.page", { page: number }),
	};
	return <Pager page={page} pages={pagesOf(list.length)} hrefOf={(number) => linePageHref(path, number)} words={words} />;
}

function NoLines({ problem }: { problem: ReactNode }) {
	const t = useT("lists");
	return (
		<div className={stack[4]}>
			{problem}
			<Empty title={t("empty.title")} actions={<LinkButton to={href("/cart")}>{t("none.cart")}</LinkButton>}>
				<p>{t("empty.text")}</p>
			</Empty>
		</div>
	);
}
