import { Form, Link } from "@remix-run/react";
import type { StockNotice } from "../../../contract/stock/notices";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { Hidden } from "../../ui/wrap";
import * as css from "./lists-page.css";

/** Articles that the reader waits for, each to be dropped. Nothing where there is none, or the backend has no notices. */
export function OwnNotices({ notices }: { notices: StockNotice[] }) {
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
							<Link to={`/products/${slug}?showVariant=${variant}`} className={css.name}>
								{title}
							</Link>
							<p className={css.facts}>{code}</p>
						</div>
						<Form method="post" preventScrollReset className={css.put}>
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
