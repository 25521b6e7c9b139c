import { evaluateXPathToBoolean, evaluateXPathToNodes, evaluateXPathToString } from "fontoxpath";
import { type Document, type Element, parseXmlDocument } from "slimdom";
import { rules } from "./rules";
import { sequences } from "./sequences";

const namespaces: Readonly<Record<string, string>> = {
	ubl: "urn:oasis:names:specification:ubl:schema:xsd:OrderResponse-2",
	cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
	cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};
const options = { namespaceResolver: (prefix: string) => namespaces[prefix] ?? null };

/** @throws Error if it is not well-formed */
export const parsed = (xml: string): Document => parseXmlDocument(xml);

/** The string value of an XPath; "" if it selects nothing. */
export const said = (document: Document, path: string): string => evaluateXPathToString(path, document, null, null, options);

/** Ids of violated rules, without duplicates. */
export function brokenRules(document: Document): string[] {
	return rules
		.filter(({ context, test }) =>
			evaluateXPathToNodes(context, document, null, null, options).some((node) => !evaluateXPathToBoolean(test, node, null, null, options)),
		)
		.map(({ id }) => id);
}

/** Elements that violate the schema's order, by path. */
export function misplaced({ documentElement }: Document): string[] {
	return documentElement ? inElement(documentElement, "") : [];
}

function inElement(element: Element, above: string): string[] {
	const path = `${above}/${element.localName}`;
	const children = element.children;
	const order = sequences[element.localName];
	const places = children.map(({ localName }) => order?.indexOf(localName) ?? 0);
	const wrong = children.filter((_, index) => (places[index] ?? 0) < Math.max(0, ...places.slice(0, index)) || places[index] === -1);
	return [...wrong.map(({ localName }) => `${path}/${localName}`), ...children.flatMap((child) => inElement(child, path))];
}
