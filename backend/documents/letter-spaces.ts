/** Keeps together what a line must not end within: a figure and its unit, the parts of a size, the thousands of a number. */
export const joined = (text: string): string =>
	text.replace(/(?<=\d) (?=×|(?:mm|m|kg|cm)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=\d) (?=\d)/gu, "\u00a0");
