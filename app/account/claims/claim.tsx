import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { claimNumber, claims } from "../../../contract/claims/claims";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { heading, note, stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { AccountPage } from "../account-page";
import * as css from "./claims.css";

export const handle = { i18n: ["account", "claims"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	// Addresses are lower-case.
	const number = claimNumber.safeParse(params.number?.toUpperCase());
	if (!number.success) throw new Response(null, { status: 404 });
	const claim = await context.backend(claims.byNumber, { params: { number: number.data } });
	const title = context.texts.translator("claims")(claim.kind === "return" ? "one.title.return" : "one.title", { number: claim.number });
	const meta = describePage(context, { title });
	return { claim, title, meta };
}

/** A claim with its state, the report, its photographs and the answer. */
export default function ClaimPage() {
	const { claim, title } = useLoaderData<typeof loader>();
	const t = useT("claims");
	const { date, number } = useFormat();
	const { order, of_colleague: colleague } = claim;
	return (
		<AccountPage title={title} current="claims" crumbs={[]}>
			<Facts
				isGrid
				items={[
					{ term: t("column.state"), value: t(`state.${claim.state}`) },
					{ term: t("column.order"), value: <Link to={href("/users/orders/:uuid", { uuid: order.uuid })}>{order.order_number}</Link> },
					{ term: t("field.line"), value: `${claim.line}. ${claim.title}` },
					{ term: t("field.kind"), value: t(`kind.${claim.kind}`) },
				]}
			/>
			<div className={css.columns}>
				{claim.answers.length > 0 ? (
					<section aria-labelledby="answers" className={stack[3]}>
						<h2 id="answers" className={heading.l}>
							{t("answers")}
						</h2>
						{claim.answers.map((answer) => (
							<article key={answer.created_at + answer.state} className={css.answer}>
								<p className={note}>{`${date(answer.created_at)} · ${t(`state.${answer.state}`)}`}</p>
								<p className={css.words}>{answer.text}</p>
							</article>
						))}
					</section>
				) : null}
				<section aria-labelledby="report" className={stack[3]}>
					<h2 id="report" className={heading.l}>
						{t("report")}
					</h2>
					<div className={css.answer}>
						<p className={note}>
							{[date(claim.created_at), colleague?.name, `${t("field.quantity")}: ${number(claim.quantity)}`].filter(Boolean).join(" · ")}
						</p>
						<p className={css.words}>{claim.text}</p>
					</div>
					{claim.files.length > 0 ? (
						<ul className={css.photographs}>
							{claim.files.map(({ id, name }) => (
								<li key={id}>
									<a href={href("/files/:id", { id })} className={css.photograph}>
										<img src={href("/files/:id", { id })} alt="" loading="lazy" className={css.picture} />
										<span>{name}</span>
									</a>
								</li>
							))}
						</ul>
					) : null}
				</section>
			</div>
		</AccountPage>
	);
}
