/** Selects the links that take a filter away; the pager is a list of links, too, and leads to a next or previous page. */
export const chipLinks = "#list nav:not(:has(a[rel])) ul a";
