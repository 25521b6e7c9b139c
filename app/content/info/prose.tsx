import { unbroken } from "../../platform/i18n/format";
import * as css from "./info-page.css";

export type TextBlock = { kind: "paragraph" | "heading"; text: string } | { kind: "list"; items: string[] };

/** Paragraphs, lists and small headings. */
export function Prose({ blocks }: { blocks: TextBlock[] }) {
	return (
		<div className={css.prose}>
			{blocks.map((block) => (
				<Block key={block.kind === "list" ? block.items[0] : block.text} block={block} />
			))}
		</div>
	);
}

function Block({ block }: { block: TextBlock }) {
	if (block.kind !== "list")
		return block.kind === "heading" ? <h2 className={css.heading}>{block.text}</h2> : <p>{unbroken(block.text)}</p>;
	return (
		<ul>
			{block.items.map((item) => (
				<li key={item}>{unbroken(item)}</li>
			))}
		</ul>
	);
}
