import type { Locale } from "../config/market";

/** What has a picture of its own where a link to it is shared. */
export const pictured = ["products", "categories", "blog"] as const;
export type Pictured = (typeof pictured)[number];

/** Incremented when the pictures change, since they are cached for long. */
const version = "1";

/** The size of all of them, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The picture for pages without one of their own. */
export const shopPicture = `/share.png?v=${version}`;

/** The path of the picture of one product, category or article, with its title in a language. */
export const sharePicture = (locale: Locale, kind: Pictured, slug: string): string => `/share/${locale}/${kind}/${slug}.png?v=${version}`;
