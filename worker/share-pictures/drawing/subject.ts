import type { Backend } from "../../../app/platform/backend/client.server";
import type { Texts } from "../../../app/platform/i18n/i18n";
import type { Pictured } from "../../../app/platform/seo/share-picture";
import { catalogue } from "../../../contract/catalogue";
import { content } from "../../../contract/content";
import { formatRange } from "../../../contract/fields";

/** What a picture is about. */
export interface Subject {
	above: string;
	title: string;
	below: string;
	/** The address of a picture of it, without the host; null where there is none. */
	drawing: string | null;
}

const one = { range: formatRange(0, 1) };

/** Reads what there is to say of a page. Throws as the backend's calls do: a Response with 404 where there is no such thing. */
export const subjects: Record<Pictured, (backend: Backend, slug: string, texts: Texts) => Promise<Subject>> = {
	async products(backend, slug) {
		const { product } = await backend(catalogue.variantsByProduct, { params: { slug }, query: one });
		return {
			above: product.path.at(-1)?.title ?? "",
			title: product.title,
			below: product.norm,
			// It is put together from drawings alone.
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
