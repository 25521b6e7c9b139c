import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";
import * as css from "./statement.css";
import { readStatement } from "./statement.server";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export const loader = ({ request, context, params: { number = "" } }: LoaderFunctionArgs) =>
	readStatement({ context, number, address: request.url });

/** A company's statement, which is printed without its form. */
export default function Statement() {
	const { number, from, to, seller, period, today, statement } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage
			title={statement ? t("statement.title", { name: statement.name }) : t("statement.link")}
			lead={statement ? `${statement.vat} · ${statement.address} · ${period}` : undefined}
			tools={
				<span className={css.tools}>
					<Link to={subjectHref("companies", number)}>{t("statement.back")}</Link>
				</span>
			}
		>
			<p className={css.seller}>{t("statement.seller", { sender: seller, day: today })}</p>
			<Form method="get" className={css.filter}>
				<TextField key={`from ${from}`} id="from" name="from" type="date" label={t("statement.from")} defaultValue={from} />
				<TextField key={`to ${to}`} id="to" name="to" type="date" label={t("statement.to")} defaultValue={to} />
				<Button>{t("filter.show")}</Button>
				{statement ? <a href={href("/desk/companies/:number/statement.csv", { number, from, to })}>{t("statement.csv")}</a> : null}
			</Form>
			{statement ? (
				<>
					<p>
						{t("statement.opening")}: <b className={css.balance}>{statement.opening}</b>
					</p>
					<DeskTable
						caption={t("statement.link")}
						rows={statement.entries}
						keyOf={({ index }) => index}
						empty={t("statement.none")}
						columns={[
							{ title: t("statement.day"), cell: ({ day }) => day },
							{ title: t("statement.kind"), cell: ({ kind }) => t(`statement.kind.${kind}`) },
							{
								title: t("statement.number"),
								isName: true,
								cell: ({ number: of, credits }) => (credits ? t("statement.creditOf", { number: of, credits }) : of),
							},
							{ title: t("statement.order"), cell: ({ order }) => <Link to={subjectHref("orders", order)}>{order}</Link> },
							{ title: t("statement.reference"), cell: ({ reference }) => reference },
							{ title: t("statement.charged"), isFigure: true, cell: ({ charged }) => charged },
							{ title: t("statement.settled"), isFigure: true, cell: ({ settled }) => settled },
							{ title: t("statement.balance"), isFigure: true, cell: ({ balance }) => balance },
						]}
					/>
					<p>
						{t("statement.closing")}: <b className={css.balance}>{statement.closing}</b>
					</p>
				</>
			) : (
				<p role="alert">{t("statement.tooMany")}</p>
			)}
		</DeskPage>
	);
}
