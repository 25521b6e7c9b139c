import { type PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { leaf, node } from "../xml";

/** Document metadata as XMP, which archives and readers prefer. */
export function writeMetadata(document: PDFDocument, { title, language, author, createdAt }: About): void {
	const time = createdAt.toISOString();
	const listed = (name: string, kind: "Alt" | "Bag" | "Seq", item: string): string => node(name, node(`rdf:${kind}`, item));
	const fields = [
		leaf("dc:format", "application/pdf"),
		listed("dc:title", "Alt", leaf("rdf:li", title, { "xml:lang": "x-default" })),
		listed("dc:creator", "Seq", leaf("rdf:li", author)),
		listed("dc:language", "Bag", leaf("rdf:li", language)),
		leaf("xmp:CreateDate", time),
		leaf("xmp:ModifyDate", time),
		leaf("pdf:Producer", author),
	];
	const namespaces = [
		'xmlns:dc="http://purl.org/dc/elements/1.1/"',
		'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
		'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
	].join(" ");
	const packet = [
		'<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
		'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
		`<rdf:Description rdf:about="" ${namespaces}>${fields.join("")}</rdf:Description>`,
		"</rdf:RDF></x:xmpmeta>",
		'<?xpacket end="r"?>',
	].join("\n");
	const stream = document.context.stream(new TextEncoder().encode(packet), { Type: "Metadata", Subtype: "XML" });
	document.catalog.set(PDFName.of("Metadata"), document.context.register(stream));
}

export interface About {
	title: string;
	language: string;
	author: string;
	createdAt: Date;
}
