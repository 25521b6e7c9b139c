/** The names that the form of the filters gives its fields. */
export const valueField = (code: string): string => `v.${code}`;
export const minField = (code: string): string => `min.${code}`;
export const maxField = (code: string): string => `max.${code}`;
/** Holds the filters that the form was rendered with, and distinguishes a form without a choice from an address without filters. */
export const beforeField = "was";
/** Holds the page of the list that the form was rendered with. */
export const beforePageField = "was.page";
/** Names the group of which all values are to be listed: what a fold's button says without scripts. */
export const openField = "open";
/** Where that group is in its page. */
export const groupAnchor = (code: string): string => `filter-${code}`;

/** The form's id, for fields outside of it. */
export const filterFormId = "filters";

export const isFilterField = (name: string): boolean => /^(was$|(was|v|min|max)\.)/.test(name);
