/** A Markdown table whose columns stand below each other. @param rows the first is the head; of each the first cell is text, the others figures */
export function tableOf(rows) {
	const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
	const line = (cells) => `| ${cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(" | ")} |`;
	const [head, ...body] = rows;
	const rule = `| ${widths.map((width, i) => (i ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`;
	return [line(head), rule, ...body.map(line)].join("\n");
}
