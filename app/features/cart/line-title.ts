/** A figure of the title stays on the line of its unit: "6 m". */
export const unbroken = (title: string): string => title.replace(/(\d) (?=(?:m|mm|kg)\b)/g, "$1\u00a0");
