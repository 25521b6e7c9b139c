/** A variant as sets name it: the product's slug and the variant's English title. */
export const stapleKey = (slug: string, title: string): string => `${slug}: ${title}`;

/** What is always in stock. */
export const staples: readonly string[] = [stapleKey("ipe-200", "6 m, S355J2, raw")];
