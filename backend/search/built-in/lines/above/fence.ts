import { preferring, type Ranked } from "../../query/rank";
import type { QueryTerm } from "../../query/resolved";
import type { Judged } from "../judge";

/** A fence as the lines above say: the height of its panels in mm, and their colour. */
export interface Fence {
	height: number | null;
	colour: QueryTerm | null;
}
export const noFence: Fence = { height: null, colour: null };

const panels =
	/(?<!\p{L})(?:\p{L}*(?:matten?|zaun\p{L}*|paneele?n?)|(?:\p{L}+ )?(?:fence|fencing|panels?)|\p{L}*(?:aita|aidan|paneeli\p{L}*|elementti\p{L}*)|\p{L}*(?:aed|aia|aiapaneel\p{L}*|paneel\p{L}*))(?!\p{L})/u;
const posts = /(?<!\p{L})\p{L}*(?:pfosten|pfahle?|posts?|tolp(?:pa|at|paa|an|pia)|postid?|posti)(?!\p{L})/u;
const onPlates = /(?:fuss|boden|anker)platte|aufdubeln|base ?plate|pohjalev|alusplaat|alusplaadi/u;
/** "1830", "1,83 m", "H=1830", "183 cm". */
const heightIn =
	/(?<![\p{L}\d.]|[\dx] ?x ?)(?:h ?=? ?)?(?:(\d{3,4})(?: ?mm|er)?|([12]\.\d{1,2})(?: ?m)?|(\d{2,3}) ?cm)(?![\p{L}\d.]| ?x)/gu;

/** The height of a panel in mm: they rise by 200 from 630. */
const panelHeight = (text: string): number | null => {
	for (const [, mm, metres, cm] of text.replace(/ral ?\d{4}/gu, " ").matchAll(heightIn)) {
		const value = mm ? Number(mm) : metres ? Number(metres) * 1000 : Number(cm) * 10;
		const panel = Math.round((value - 630) / 200) * 200 + 630;
		if (panel >= 630 && panel <= 2430 && Math.abs(panel - value) <= 30) return panel;
	}
	return null;
};

/** Takes the height and colour of a fence from a line that names one. */
export function fenceAfter(fence: Fence, text: string, judged: Judged | undefined): Fence {
	if (!panels.test(text)) return fence;
	const colour = judged?.meant.wanted.find(({ shown }) => /^ral/i.test(shown)) ?? null;
	return { height: panelHeight(text) ?? fence.height, colour: colour ?? fence.colour };
}

/** The length and colour of posts in a line, as the panels of the same line or above ask for: they come first among its candidates. */
export function ofFence(text: string, fence: Fence): Ranked[] {
	if (!posts.test(text)) return [];
	const height = (panels.test(text) ? panelHeight(text) : null) ?? fence.height;
	const length = height === null ? null : height + (onPlates.test(text) ? 70 : 570);
	const ofLength = (length === null ? [] : [`l=${length}`, `#${length}`]).map((term) => ({ term, quality: 1 }));
	return [...(length === null ? [] : [preferring(ofLength)]), ...(fence.colour ? [preferring(fence.colour.terms)] : [])];
}
