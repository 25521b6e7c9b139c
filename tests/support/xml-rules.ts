import { evaluateXPathToBoolean, evaluateXPathToNodes, evaluateXPathToString } from "fontoxpath";
import { type Document, type Element, parseXmlDocument } from "slimdom";

/** A rule of a public document type as XPath. */
export interface Rule {
	id: string;
	/** The context: the rule is tested for each node. */
	context: string;
	test: string;
}

export const rule = (id: string, context: string, test: string): Rule => ({ id, context, test });

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
const namespaces: Readonly<Record<string, string>> = {
	ubl: `${ubl}OrderResponse-2`,
	ord: `${ubl}Order-2`,
	inv: `${ubl}Invoice-2`,
	cn: `${ubl}CreditNote-2`,
	cac: `${ubl}CommonAggregateComponents-2`,
	cbc: `${ubl}CommonBasicComponents-2`,
};
const options = { namespaceResolver: (prefix: string) => namespaces[prefix] ?? null };

/** @throws Error if it is not well-formed */
export const parsed = (xml: string): Document => parseXmlDocument(xml);

/** The string value of an XPath; "" if it selects nothing. */
export const said = (document: Document, path: string): string => evaluateXPathToString(path, document, null, null, options);

/** Ids of violated rules, without duplicates. */
export function brokenAmong(rules: readonly Rule[], document: Document): string[] {
	return rules
		.filter(({ context, test }) =>
			evaluateXPathToNodes(context, document, null, null, options).some((node) => !evaluateXPathToBoolean(test, node, null, null, options)),
		)
		.map(({ id }) => id);
}

/** The elements that a document type allows in each element, in the order of the schema. */
export type Sequences = Readonly<Record<string, readonly string[]>>;

/** Elements that violate the order, or that it lacks, by path. */
export function misplacedIn(sequences: Sequences, { documentElement }: Document): string[] {
	return documentElement ? inElement(sequences, documentElement, "") : [];
}

function inElement(sequences: Sequences, element: Element, above: string): string[] {
	const path = `${above}/${element.localName}`;
	const children = element.children;
	const order = sequences[element.localName];
	const places = children.map(({ localName }) => order?.indexOf(localName) ?? 0);
	const wrong = children.filter((_, index) => (places[index] ?? 0) < Math.max(0, ...places.slice(0, index)) || places[index] === -1);
	return [...wrong.map(({ localName }) => `${path}/${localName}`), ...children.flatMap((child) => inElement(sequences, child, path))];
}
