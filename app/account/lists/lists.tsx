import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { formatRange, idInPath } from "../../../contract/fields";
import { type Listed, lists } from "../../../contract/lists";
import { type StockNotice, stockNotices } from "../../../contract/stock/notices";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { hiddenOnPaper, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Pager } from "../../ui/pager/pager";
import { Hidden } from "../../ui/wrap";
import { AccountPage } from "../account-page";
import { accountListHref, searchQuery } from "../paged/list-query";
import { ListFacts, ListNewsNotice } from "./list-parts";
import * as css from "./lists.css";

export const handle = { i18n: ["account", "lists"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const { page } = searchQuery(searchParams);
	// A seller's own backend may have no stock notices.
	const noticed = optional(context, orNull(context.backend(stockNotices.own)));
	const range = formatRange((page - 1) * listsAPage, listsAPage);
	const { count, lists: listed } = await context.backend(lists.all, { query: { range } });
	const pages = Math.max(1, Math.ceil(count / listsAPage));
	if (page > pages) throw redirect(accountListHref(href("/users/lists"), { page: pages }), 302);
	const notices = await deferred(context, noticed);
	const flash = context.visitor.takePageFlash();
	const news = flash?.kind === "lists" ? flash.news : null;
	const title = context.texts.translator("lists")("title");
	const meta = describePage(context, { title });
	return { lists: listed.map((list) => ({ ...list, idem: context.newKey() })), count, page, notices, news, meta };
}

/** Ends a stock notice. */
export async function action({ request, context }: ActionFunctionArgs) {
	const id = idInPath.safeParse((await request.formData()).get("drop")).data;
	if (id === undefined) throw new Response(null, { status: 400 });
	await context.backend(stockNotices.drop, { params: { id } });
	return redirect(`${href("/users/lists")}#notices-title`, 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function ListsRoute() {
	const t = useT("lists");
	const { lists: listed, count, page, notices, news } = useLoaderData<typeof loader>();
	return (
		<AccountPage
			title={t("title")}
			current="lists"
			lead={t("all.how")}
			tools={<LinkButton to={href("/quick-order")}>{t("all.new")}</LinkButton>}
		>
			<ListNewsNotice news={news} />
			<Lists lists={listed} count={count} page={page} />
			<DeferredPart of={notices} title={t("notices.title")} waiting={null}>
				{(own) => <OwnNotices notices={own ?? []} />}
			</DeferredPart>
		</AccountPage>
	);
}

interface ListRow extends Listed {
	idem: string;
}

const listsAPage = 20;

interface ListsProps {
	lists: ListRow[];
	count: number;
	page: number;
}

/** Lists of the reader and of colleagues. Each has a button that adds it to the cart. */
function Lists({ lists, count, page }: ListsProps) {
	const t = useT("lists");
	const common = useT("common");
	if (count === 0) return <NoLists />;
	const words = {
		label: t("all.pages"),
		previous: common("pager.previous"),
		next: common("pager.next"),
		page: (number: number) => common("pager.page", { page: number }),
	};
	return (
		<div className={stack[6]}>
			<ul className={css.list} aria-label={t("title")}>
				{lists.map((list) => (
					<Row key={list.uuid} list={list} />
				))}
			</ul>
			<Pager
				page={page}
				pages={Math.ceil(count / listsAPage)}
				hrefOf={(number) => accountListHref(href("/users/lists"), { page: number })}
				words={words}
			/>
		</div>
	);
}

function Row({ list }: { list: ListRow }) {
	const t = useT("lists");
	const { uuid, name, length, titles = [], idem } = list;
	return (
		<li className={css.row}>
			<div className={css.what}>
				<div className={css.title}>
					<Link to={href("/users/lists/:uuid", { uuid })} className={css.name}>
						{name}
					</Link>
					<ListFacts list={list} />
				</div>
				{titles.length > 0 ? (
					<p className={css.preview}>
						{titles.join("\u00a0· ")} {length > titles.length ? t("put.more", { count: length - titles.length }) : null}
					</p>
				) : null}
			</div>
			{length > 0 ? (
				<Form method="post" action={href("/users/lists/:uuid", { uuid })} className={hiddenOnPaper}>
					<input type="hidden" name="idem" value={idem} />
					<Button name="intent" value="put">
						{t("put.short")}
						<Hidden>: {name}</Hidden>
					</Button>
				</Form>
			) : null}
		</li>
	);
}

function NoLists() {
	const t = useT("lists");
	return (
		<Empty
			title={t("none.title")}
			actions={
				<>
					<LinkButton to={href("/cart")} kind="primary">
						{t("none.cart")}
					</LinkButton>
					<LinkButton to={href("/users/orders")}>{t("none.orders")}</LinkButton>
				</>
			}
		>
			<p>{t("none.text")}</p>
		</Empty>
	);
}

/** The reader's stock notices, each with a button that ends it. Renders nothing without notices. */
function OwnNotices({ notices }: { notices: StockNotice[] }) {
	const t = useT("lists");
	if (notices.length === 0) return null;
	return (
		<section id="notices" aria-labelledby="notices-title" className={css.notices}>
			<h2 id="notices-title">{t("notices.title")}</h2>
			<p className={css.note}>{t("notices.text")}</p>
			<ul className={css.list}>
				{notices.map(({ id, article: { code, slug, title, id: variant } }) => (
					<li key={id} className={css.row}>
						<div className={css.what}>
							<Link to={href("/products/:slug", { slug, showVariant: variant })} className={css.name}>
								{title}
							</Link>
							<p className={css.note}>{code}</p>
						</div>
						<Form method="post" preventScrollReset className={hiddenOnPaper}>
							<Button name="drop" value={id}>
								{t("notices.drop")}
								<Hidden>: {title}</Hidden>
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}
