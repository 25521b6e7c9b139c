import { createElement } from "react";
import { plainHeading } from "../../ui/layout.css";
import { unbroken } from "../i18n/format";
import * as css from "./prose.css";
import type { TextBlock } from "./text-blocks";

/** Shows blocks of text. They need no keys as children of their own, because people may write the same line twice. */
export const Prose = ({ blocks }: { blocks: TextBlock[] }) => createElement("div", { className: css.prose }, ...blocks.map(elementOf));

function elementOf(block: TextBlock) {
	if (block.kind === "list") return createElement("ul", null, ...block.items.map(itemOf));
	return block.kind === "heading" ? <h2 className={plainHeading.l}>{unbroken(block.text)}</h2> : <p>{unbroken(block.text)}</p>;
}

const itemOf = (item: string) => <li>{unbroken(item)}</li>;
