/** Goods by title and code, where both are one text. A sum, or goods that are gone, may lack one of them. */
export const goodsName = ({ title, code }: { title: string; code: string }): string => [title, code].filter(Boolean).join(" · ");
