/** Selects links that remove a filter; the pager's links are distinguished by rel. */
export const chipLinks = "#list nav:not(:has(a[rel])) ul a";
/** Selects the button that applies the form of the filters. */
export const applyButton = "#filters > div:last-child > button";
