import { company } from "../../../contract/company";
import { useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import * as css from "./home-page.css";

export function About() {
	const t = useT("home");
	const paragraphs = t("about.text", { brand: company.brand }).split("\n\n");
	return (
		<section aria-labelledby="about" className={css.about}>
			<h2 id="about">{t("about.heading")}</h2>
			<div className={css.aboutText}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<p>
					<PageLink to="/about" className={css.all}>
						{t("about.more")}
					</PageLink>
				</p>
			</div>
		</section>
	);
}
