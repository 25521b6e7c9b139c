import { Form, Link } from "@remix-run/react";
import type { Listed } from "../../../contract/lists";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { Pager } from "../../ui/pager";
import { Hidden } from "../../ui/wrap";
import { listAddress } from "../paged/list-query";
import { ListFacts } from "./list-facts";
import * as css from "./lists-page.css";

/** A list in a row, with the key of its form. */
interface ListRow extends Listed {
	idem: string;
}

/** Lists a page. */
export const listsAPage = 20;

interface ListsProps {
	lists: ListRow[];
	/** Of all pages. */
	count: number;
	page: number;
}

/** Lists of the reader and of colleagues, each to be opened or put into the cart at once. */
export function Lists({ lists, count, page }: ListsProps) {
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
		<div className={css.page}>
			<ul className={css.list} aria-label={t("title")}>
				{lists.map((list) => (
					<Row key={list.uuid} list={list} />
				))}
			</ul>
			<Pager
				page={page}
				pages={Math.ceil(count / listsAPage)}
				addressOf={(number) => listAddress("/users/lists", { page: number })}
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
				<Link to={`/users/lists/${uuid}`} className={css.name}>
					{name}
				</Link>
				<ListFacts list={list} />
				{titles.length > 0 ? (
					<p className={css.preview}>
						{titles.join("\u00a0· ")} {length > titles.length ? t("put.more", { count: length - titles.length }) : null}
					</p>
				) : null}
			</div>
			{length > 0 ? (
				<Form method="post" action={`/users/lists/${uuid}`} className={css.put}>
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
					<LinkButton to="/cart" kind="primary">
						{t("none.cart")}
					</LinkButton>
					<LinkButton to="/users/orders">{t("none.orders")}</LinkButton>
				</>
			}
		>
			<p>{t("none.text")}</p>
		</Empty>
	);
}
