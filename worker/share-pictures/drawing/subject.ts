import type { Backend } from "../../../app/platform/backend/client.server";
import type { Texts } from "../../../app/platform/i18n/i18n";
import type { PicturedPage } from "../../../app/platform/seo/share-picture";
import { catalogue } from "../../../contract/catalogue";
import { content } from "../../../contract/content";
import { formatRange } from "../../../contract/fields";

/** The content of a picture. */
export interface Subject {
	above: string;
	title: string;
	below: string;
	/** Path of a drawing or picture; null without one. */
	drawing: string | null;
}

const one = { range: formatRange(0, 1) };

/** Reads the subject of a page. Throws like the backend's calls: a Response with 404 if it does not exist. */
export const subjects: Record<PicturedPage, (backend: Backend, slug: string, texts: Texts) => Promise<Subject>> = {
	async products(backend, slug) {
		const { product } = await backend(catalogue.variantsByProduct, { params: { slug }, query: one });
		return {
			above: product.path.at(-1)?.title ?? "",
			title: product.title,
			below: product.norm,
			// Share pictures contain only drawings.
			drawing: product.pictures.find(({ url }) => url.startsWith("/drawings/"))?.url ?? null,
		};
	},
	async categories(backend, slug, texts) {
		const { category } = await backend(catalogue.productsByCategory, { params: { slug }, query: one });
		return {
			above: category.path.at(-2)?.title ?? "",
			title: category.title,
			below: texts.translator("seo")("products", { count: category.productCount }),
			drawing: category.drawing?.url ?? null,
		};
	},
	async blog(backend, slug, texts) {
		const { title, picture } = await backend(content.blog, { params: { slug } });
		return { above: texts.translator("shell")("nav.blog"), title, below: "", drawing: picture?.url ?? null };
	},
};
