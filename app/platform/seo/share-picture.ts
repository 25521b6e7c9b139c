import type { Locale } from "../config/market";

/** Page kinds with their own picture for shared links. */
export const pictured = ["products", "categories", "blog"] as const;
export type PicturedPage = (typeof pictured)[number];

/** Increment it when the pictures change, because they are cached for long. */
const version = "1";

export const pictureSize = { width: 1200, height: 630 } as const;

/** The picture for pages without one of their own. */
export const shopPicture = `/share.png?v=${version}`;

/** The path of a product's, category's or article's picture with its title in a language. */
export const sharePicture = (locale: Locale, kind: PicturedPage, slug: string): string =>
	`/share/${locale}/${kind}/${slug}.png?v=${version}`;
