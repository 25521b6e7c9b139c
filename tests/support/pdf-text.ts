import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of a PDF: pages of rows, each from left to right, with normalized spaces. */
export interface ReadPdf {
	pages: string[][];
	/** All rows of all pages. */
	text: string;
	info: { title: string; author: string; language: string };
	/** Link targets. */
	links: string[];
	fonts: string[];
	/** Roles of its structure tree by page, in reading order. */
	tags: string[];
	/** Text that is neither tagged nor an artifact. */
	untagged: string[];
	/** The title in its XMP metadata. */
	xmp: string;
	isMarked: boolean;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
	// pdf.js detaches the buffer it receives.
	const document = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false }).promise;
	const pages: string[][] = [];
	const links: string[] = [];
	const untagged: string[] = [];
	const tree: unknown[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent({ disableNormalization: true });
		pages.push(rows(items.flatMap((item) => ("str" in item ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : []))));
		let depth = 0;
		for (const item of (await page.getTextContent({ disableNormalization: true, includeMarkedContent: true })).items) {
			if ("str" in item) untagged.push(...(depth === 0 && item.str.trim() !== "" ? [item.str] : []));
			else depth += item.type === "endMarkedContent" ? -1 : 1;
		}
		tree.push(await page.getStructTree());
		for (const { url } of await page.getAnnotations()) if (typeof url === "string") links.push(url);
	}
	const { info, metadata } = await document.getMetadata();
	const isMarked = (await document.getMarkInfo())?.Marked === true;
	const entries: Map<string, unknown> = new Map(Object.entries(info));
	await document.destroy();
	const raw = Buffer.from(bytes).toString("latin1");
	return {
		pages,
		text: pages.flat().join("\n"),
		info: { title: String(entries.get("Title")), author: String(entries.get("Author")), language: String(entries.get("Language")) },
		links,
		tags: tree.flatMap(rolesIn),
		untagged,
		xmp: String(metadata?.get("dc:title") ?? ""),
		isMarked,
		fonts: [...raw.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, name = ""]) => name),
	};
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function rolesIn(node: unknown): string[] {
	if (!isRecord(node)) return [];
	const children = Array.isArray(node.children) ? node.children : [];
	return [...(typeof node.role === "string" ? [node.role] : []), ...children.flatMap(rolesIn)];
}

interface Piece {
	text: string;
	x: number;
	y: number;
}

/** Text items on one baseline form a row. */
function rows(pieces: readonly Piece[]): string[] {
	const lines = new Map<number, Piece[]>();
	for (const piece of pieces) {
		if (piece.text.trim() === "") continue;
		const near = [...lines.keys()].find((y) => Math.abs(y - piece.y) < 1) ?? piece.y;
		lines.set(near, [...(lines.get(near) ?? []), piece]);
	}
	return [...lines]
		.sort(([above], [below]) => below - above)
		.map(([, line]) =>
			plainSpaces(
				line
					.sort((left, right) => left.x - right.x)
					.map(({ text }) => text)
					.join(" "),
			),
		);
}

export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, " ");
