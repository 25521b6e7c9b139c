import type { Product } from "../../../contract/catalogue";
import { useT } from "../../platform/i18n/i18n";
import { Icon } from "../../ui/icon";
import { mainFirst } from "../pictures";
import * as css from "./product-documents.css";

/** What can be taken along: drawings, the list of variants, and the page itself on paper. */
export function ProductDocuments({ product: { slug, title, pictures } }: { product: Pick<Product, "slug" | "title" | "pictures"> }) {
	const t = useT("product");
	const files = [
		...mainFirst(pictures).map(({ url }, index) => {
			const view = viewOf(url);
			return { url, name: view ? t(`documents.${view}`) : t("documents.picture", { number: index + 1 }), kind: kindOf(url) };
		}),
		{ url: `/products/${slug}/variants.csv`, name: t("documents.variants"), kind: "CSV" },
	];
	return (
		<section aria-labelledby="documents-title" className={css.section}>
			<h2 id="documents-title">{t("documents.title")}</h2>
			<ul className={css.list}>
				{files.map(({ url, name, kind }) => (
					<li key={url}>
						<a href={url} download={`${slug}-${fileOf(url)}`} className={css.file} aria-label={`${title}: ${name} (${kind})`}>
							<Icon name="download" />
							<span>{name}</span> <span className={css.kind}>{kind}</span>
						</a>
					</li>
				))}
			</ul>
			<p className={css.note}>{t("documents.print")}</p>
		</section>
	);
}

/** The drawings of the catalogue; another backend may have photographs. */
const viewOf = (url: string): "main" | "section" | "bundle" | null => {
	const view = /^\/drawings\/[^/]+\/(main|section|bundle)\.svg/.exec(url)?.[1];
	return view === "main" || view === "section" || view === "bundle" ? view : null;
};

const fileOf = (url: string): string => url.replace(/[?#].*$/, "").replace(/^.*\//, "");
const kindOf = (url: string): string => (/\.(\w+)$/.exec(fileOf(url))?.[1] ?? "").toUpperCase();
