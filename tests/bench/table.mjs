/** A Markdown table with aligned columns. @param rows the first is the header; the first cell of each is text, the others numbers */
export function tableOf(rows) {
	const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
	const line = (cells) => `| ${cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(" | ")} |`;
	const [head, ...body] = rows;
	const rule = `| ${widths.map((width, i) => (i ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`;
	return [line(head), rule, ...body.map(line)].join("\n");
}
