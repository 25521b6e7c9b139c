import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useMessages } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";
import { Expected } from "./expected";
import * as css from "./purchases.css";
import { changePurchases, readPurchases } from "./purchases.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) => readPurchases(context, request.url);
export const action = async ({ request, context }: ActionFunctionArgs) => changePurchases(context, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused purchase is shown beside what is needed now. */
export const shouldRevalidate = () => true;

type Supplier = ReturnType<typeof useLoaderData<typeof loader>>["suppliers"][number];

/** Goods to be bought for orders, a form for each supplier, and what was bought. */
export default function Purchases() {
	const { suppliers, bought, page, pages, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<DeskPage
			title={t("nav.purchases")}
			lead={suppliers.length === 0 ? t("purchases.nothing") : t("purchases.lead")}
			news={answer ? null : news}
		>
			{answer?.problem ? <FocusedAlert title={t(`purchases.problem.${answer.problem}`)} answer={answer} /> : null}
			{suppliers.map((supplier) => (
				<Needed key={supplier.id} supplier={supplier} />
			))}
			<section className={desk.section} aria-labelledby="bought">
				<h2 id="bought" className={desk.sectionTitle}>
					{t("purchases.bought")}
				</h2>
				<DeskTable
					caption={t("purchases.bought")}
					rows={bought}
					keyOf={({ number }) => number}
					empty={t("purchases.none")}
					columns={[
						{
							title: t("orders.number"),
							isName: true,
							cell: ({ number }) => <Link to={href("/desk/purchases/:number", { number: number.toLowerCase() })}>{number}</Link>,
						},
						{ title: t("orders.supplier"), cell: ({ supplier }) => supplier },
						{ title: t("purchases.orderedOn"), cell: ({ ordered }) => ordered },
						{ title: t("purchases.expected"), cell: ({ expected }) => expected },
						{ title: t("orders.lines"), isFigure: true, cell: ({ count }) => count },
					]}
				/>
				<ListPager page={page} pages={pages} hrefOf={(at) => href("/desk/purchases", { page: at === 1 ? null : at })} />
			</section>
		</DeskPage>
	);
}

/** The goods of one supplier. Those that do not fit the page are behind a link. */
function Needed({ supplier: { id, name, email, count, key, lines } }: { supplier: Supplier }) {
	const answer = useActionData<typeof action>();
	const own = answer?.supplier === id ? answer : null;
	const t = useT("desk");
	const { beside } = useMessages();
	return (
		<section className={desk.section} aria-labelledby={`supplier-${id}`}>
			<h2 id={`supplier-${id}`} className={desk.sectionTitle}>
				{t("purchases.of", { supplier: name, count })}
			</h2>
			<Form method="post" preventScrollReset className={css.fields}>
				<HiddenFields fields={{ supplier: String(id) }} />
				<TextField
					key={own?.email ?? email}
					id={`email-${id}`}
					name="email"
					inputMode="email"
					label={t("purchases.email")}
					defaultValue={own?.email || email}
					errors={beside("email", own?.errors.email)}
				/>
				<Button name="intent" value="email">
					{t("save")}
				</Button>
			</Form>
			{lines.length < count ? <Link to={href("/desk/purchases", { supplier: id })}>{t("purchases.all", { count })}</Link> : null}
			<Form method="post" preventScrollReset className={css.lines} key={own ? "typed" : key}>
				<HiddenFields fields={{ supplier: String(id), key }} />
				<DeskTable
					caption={t("purchases.of", { supplier: name, count })}
					rows={lines}
					keyOf={({ value }) => value}
					empty=""
					columns={[
						{
							title: t("invoices.choose"),
							cell: ({ value, code, order }) => (
								<input
									type="checkbox"
									name="line"
									value={value}
									defaultChecked={own?.lines.includes(value)}
									aria-label={t("purchases.choose", { code, order })}
									className={css.box}
								/>
							),
						},
						{ title: t("nav.orders"), cell: ({ order }) => <Link to={subjectHref("orders", order)}>{order}</Link> },
						{ title: t("orders.position"), isFigure: true, cell: ({ line }) => line },
						{
							title: t("orders.item"),
							isName: "long",
							cell: ({ title, code }) => (
								<>
									{title}
									<span className={css.note}>{code}</span>
								</>
							),
						},
						{ title: t("purchases.code"), cell: ({ supplier_code: code }) => code },
						{ title: t("purchases.quantity"), isFigure: true, cell: ({ quantity }) => quantity },
						{ title: t("purchases.wanted"), cell: ({ wanted }) => wanted },
						{ title: t("orders.confirmed"), cell: ({ confirmed }) => confirmed },
					]}
				/>
				<div className={css.fields}>
					<Expected
						id={`supplier-${id}`}
						day={own?.expectedOn ?? ""}
						tells={own?.tells ?? false}
						errors={beside("expectedOn", own?.errors.expectedOn)}
					/>
					<Button name="intent" value="order">
						{t("purchases.order")}
					</Button>
				</div>
			</Form>
		</section>
	);
}
