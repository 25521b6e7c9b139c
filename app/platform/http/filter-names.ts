/** The names that the form of the filters gives its fields. */
export const valueField = (code: string): string => `v.${code}`;
export const minField = (code: string): string => `min.${code}`;
export const maxField = (code: string): string => `max.${code}`;
/** Holds the filters that the form was rendered with, and distinguishes a form without a choice from an address without filters. */
export const beforeField = "was";

/** The form's id, for fields outside of it. */
export const filterFormId = "filters";

export const isFilterField = (name: string): boolean => name === beforeField || /^(v|min|max)\./.test(name);
