export const valueField = (code: string): string => `v.${code}`;
export const minField = (code: string): string => `min.${code}`;
export const maxField = (code: string): string => `max.${code}`;
/** The filters that the form was rendered with. Distinguishes a form without a choice from an address without filters. */
export const beforeField = "was";
/** The list page that the form was rendered with. */
export const beforePageField = "was.page";
/** The group whose values are all listed. Without scripts a fold's button sends it. */
export const openField = "open";
export const groupAnchor = (code: string): string => `filter-${code}`;

/** The form's id, for fields outside it. */
export const filterFormId = "filters";

export const isFilterField = (name: string): boolean => /^(was$|(was|v|min|max|at)\.)/.test(name);

/** A field at the drawing changes the filters of the address. Those of the filter form replace them. */
export const isDrawnField = (name: string): boolean => name.startsWith("at.");
