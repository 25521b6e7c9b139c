import { PDFDict, type PDFDocument, PDFName, PDFOperator, PDFOperatorNames, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";

export type Tag = "Document" | "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Link";

export interface Part {
	tag: Tag;
	kids: (Part | { page: PDFPage; id: number } | { page: PDFPage; annotation: PDFRef })[];
}

const end = PDFOperator.of(PDFOperatorNames.EndMarkedContent);
const artifact = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of("Artifact")]);

/** The structure tree of a document (ISO 32000-1, 14.7): each piece of text belongs to an element, everything else is an artifact. */
export class Structure {
	readonly root: Part = { tag: "Document", kids: [] };
	/** The elements of each page's marked content, by id. */
	#pieces = new Map<PDFPage, Part[]>();

	add(tag: Tag, parent: Part): Part {
		const part: Part = { tag, kids: [] };
		parent.kids.push(part);
		return part;
	}

	mark(page: PDFPage, part: Part | null, draw: () => void): void {
		page.pushOperators(part ? this.#piece(page, part) : artifact);
		draw();
		page.pushOperators(end);
	}

	#piece(page: PDFPage, part: Part): PDFOperator {
		const pieces = this.#pieces.get(page) ?? [];
		this.#pieces.set(page, pieces);
		const id = pieces.push(part) - 1;
		part.kids.push({ page, id });
		return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(part.tag), `<</MCID ${id}>>`]);
	}

	/** Writes the tree into the document, with the parent tree of marked content and links. */
	write(document: PDFDocument): void {
		const { context, catalog } = document;
		const root = context.nextRef();
		const refs = new Map<Part, PDFRef>();
		const links: [annotation: PDFRef, part: PDFRef][] = [];
		const written = (part: Part, parent: PDFRef): PDFRef => {
			const ref = context.nextRef();
			refs.set(part, ref);
			const kids = part.kids.map((kid) => {
				if ("tag" in kid) return written(kid, ref);
				if ("id" in kid) return context.obj({ Type: "MCR", Pg: kid.page.ref, MCID: kid.id });
				links.push([kid.annotation, ref]);
				return context.obj({ Type: "OBJR", Pg: kid.page.ref, Obj: kid.annotation });
			});
			const header = part.tag === "TH" ? { A: { O: "Table", Scope: "Column" } } : {};
			context.assign(ref, context.obj({ Type: "StructElem", S: part.tag, P: parent, K: kids, ...header }));
			return ref;
		};
		const top = written(this.root, root);
		const pages = document.getPages();
		const destinations = pages.map((page, index) => {
			page.node.set(PDFName.of("StructParents"), context.obj(index));
			page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
			return [index, context.register(context.obj((this.#pieces.get(page) ?? []).flatMap((part) => refs.get(part) ?? [])))] as const;
		});
		const linkDestinations = links.map(([annotation, part], index) => {
			const key = pages.length + index;
			context.lookup(annotation, PDFDict).set(PDFName.of("StructParent"), context.obj(key));
			return [key, part] as const;
		});
		const tree = context.register(context.obj({ Nums: [...destinations, ...linkDestinations].flat() }));
		context.assign(
			root,
			context.obj({ Type: "StructTreeRoot", K: [top], ParentTree: tree, ParentTreeNextKey: pages.length + links.length }),
		);
		catalog.set(PDFName.of("StructTreeRoot"), root);
		catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
	}
}
