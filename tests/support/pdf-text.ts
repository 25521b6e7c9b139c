import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a PDF says, as somebody reads it: sheets of rows, each from left to right, with plain spaces. */
export interface ReadPdf {
	pages: string[][];
	/** All rows of all sheets. */
	text: string;
	info: { title: string; author: string; language: string };
	/** Addresses that its links lead to. */
	links: string[];
	fonts: string[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
	// pdf.js takes the buffer away from who gives it.
	const document = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false }).promise;
	const pages: string[][] = [];
	const links: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent({ disableNormalization: true });
		pages.push(rows(items.flatMap((item) => ("str" in item ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : []))));
		for (const { url } of await page.getAnnotations()) if (typeof url === "string") links.push(url);
	}
	const { info } = await document.getMetadata();
	const told: Map<string, unknown> = new Map(Object.entries(info));
	await document.destroy();
	const raw = Buffer.from(bytes).toString("latin1");
	return {
		pages,
		text: pages.flat().join("\n"),
		info: { title: String(told.get("Title")), author: String(told.get("Author")), language: String(told.get("Language")) },
		links,
		fonts: [...raw.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, name = ""]) => name),
	};
}

interface Piece {
	text: string;
	x: number;
	y: number;
}

/** Pieces on one line of the sheet belong together. */
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
