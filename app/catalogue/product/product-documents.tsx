import type { Product } from "../../../contract/catalogue";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Icon } from "../../ui/icon";
import { regular, small } from "../../ui/layout.css";
import { mainFirst } from "../pictures";
import * as css from "../product.css";

interface ProductDocumentsProps {
	product: Pick<Product, "slug" | "title" | "pictures" | "documents">;
}

interface ListedFile {
	url: string;
	name: string;
	note: string;
	fileName: string;
	/** ISO 639-1 code, if the document has a language. */
	language?: string | undefined;
}

export function ProductDocuments({ product: { slug, title, pictures, documents } }: ProductDocumentsProps) {
	const t = useT("product");
	const fileSize = useFileSize();
	const files: ListedFile[] = [
		...documents.map(({ url, kind, title: name, languages, size }) => ({
			url,
			name: name || t(`documents.kind.${kind}`),
			note: [kindOf(url), languages.join("/").toUpperCase(), fileSize(size)].filter(Boolean).join(", "),
			fileName: fileOf(url),
			language: languages.length === 1 ? languages[0] : undefined,
		})),
		...mainFirst(pictures).flatMap(({ url }) => {
			const view = viewOf(url);
			return view ? [{ url, name: t(`documents.${view}`), note: kindOf(url), fileName: `${slug}-${fileOf(url)}` }] : [];
		}),
		{ url: href("/products/:slug/variants.csv", { slug }), name: t("documents.variants"), note: "CSV", fileName: `${slug}-variants.csv` },
	];
	return (
		<section aria-labelledby="documents-title" className={css.documents}>
			<h2 id="documents-title">{t("documents.title")}</h2>
			<ul className={css.documentList}>
				{files.map(({ url, name, note, fileName, language }) => (
					<li key={url}>
						<a href={url} download={fileName} hrefLang={language} className={css.file} aria-label={`${title}: ${name} (${note})`}>
							<Icon name="download" />
							<span>{name}</span> <span className={`${small} ${regular}`}>{note}</span>
						</a>
					</li>
				))}
			</ul>
			{documents.some(({ kind }) => kind === "data_sheet") ? null : <p className={css.documentNote}>{t("documents.print")}</p>}
		</section>
	);
}

/** "240 kB", "1.2 MB". */
function useFileSize(): (bytes: number) => string {
	const { number } = useFormat();
	return (bytes) => (bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1000))}\u00a0kB` : `${number(bytes / 1_000_000, 1)}\u00a0MB`);
}

/** Returns the view that a drawing shows, or null for a photograph. */
const viewOf = (url: string): "main" | "section" | "bundle" | null => {
	const view = /^\/drawings\/[^/]+\/(main|section|bundle)\.svg/.exec(url)?.[1];
	return view === "main" || view === "section" || view === "bundle" ? view : null;
};

const fileOf = (url: string): string => url.replace(/[?#].*$/, "").replace(/^.*\//, "");
const kindOf = (url: string): string => (/\.(\w+)$/.exec(fileOf(url))?.[1] ?? "").toUpperCase();
