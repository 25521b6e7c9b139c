import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Node } from "typescript/unstable/ast";
import {
	isArrowFunction,
	isCallExpression,
	isIdentifier,
	isJsxExpression,
	isNoSubstitutionTemplateLiteral,
	isPropertyAccessExpression,
	isShorthandPropertyAssignment,
	isStringLiteral,
} from "typescript/unstable/ast/is";
import { API, type Checker, SignatureKind, type Type } from "typescript/unstable/sync";

/** TypeScript programs that use texts, and the folder of each. A shared file is read once. */
const programs = [
	{ config: "tsconfig.json", folder: resolve("app") },
	{ config: "worker/tsconfig.json", folder: resolve("worker") },
	{ config: "backend/tsconfig.json", folder: resolve("backend") },
];

/** Files that do not match use no text. */
const speaks = /\bt\(|\buseT\b|\btranslator\b|\bKey</;

/** In such a file a literal may be a key before it reaches a call. */
const namesKeys = /\b(Key<"|MailKey\b)/;

function nodesOf(root: Node): Node[] {
	const found: Node[] = [];
	const visit = (node: Node) => {
		found.push(node);
		node.forEachChild(visit);
	};
	visit(root);
	return found;
}

/** The strings of a literal, or of a union of literals; none for every other type. */
const stringsOf = (type: Type | undefined): string[] => {
	const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
	return parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
};

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
	one.size === other.size && [...one].every((key) => other.has(key));

/**
 * The keys that the code uses of each namespace, by the types of call arguments: `status.${state}` uses as many keys as `state` has values.
 * An argument that may be any key says nothing; the literals that flow into it do.
 * @param namespaces the keys of each, without plural suffixes
 */
export function usedTexts(namespaces: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
	const used = new Map([...namespaces.keys()].map((name) => [name, new Set<string>()]));
	const mark = (names: readonly string[], keys: readonly string[]) => {
		for (const name of names) if (keys.length < (namespaces.get(name)?.size ?? 0)) for (const key of keys) used.get(name)?.add(key);
	};
	const api = new API({ cwd: resolve(".") });
	try {
		const snapshot = api.updateSnapshot({ openProjects: programs.map(({ config }) => resolve(config)) });
		for (const { config, folder } of programs) {
			const project = snapshot.getProject(resolve(config));
			if (!project) throw new Error(`There is no program ${config}.`);
			const { program, checker } = project;
			const namespacesOf = calledNamespaces(checker, namespaces);
			for (const path of program.getSourceFileNames().filter((name) => name.startsWith(`${folder}/`) && !name.includes(".test."))) {
				const text = readFileSync(path, "utf8");
				const file = speaks.test(text) ? program.getSourceFile(path) : undefined;
				if (!file) continue;
				const nodes = nodesOf(file);

				const calls = nodes.filter((node) => isCallExpression(node)).filter(mayBeText);
				const callees = checker.getTypeAtLocation(calls.map(({ expression }) => expression));
				const asked = calls.flatMap(({ arguments: [key] }, at) => {
					const names = namespacesOf(callees[at]);
					return key && names.length > 0 ? [{ key, names }] : [];
				});
				const keys = checker.getTypeAtLocation(asked.map(({ key }) => key));
				for (const [at, { names }] of asked.entries()) mark(names, stringsOf(keys[at]));

				// A component that receives its page's texts declares in its props which ones it reads.
				const handed = nodes.flatMap((node) =>
					isShorthandPropertyAssignment(node) && isIdentifier(node.name) ? node.name : isJsxExpression(node) ? (node.expression ?? []) : [],
				);
				const types = checker.getTypeAtLocation(handed);
				for (const [at, node] of handed.entries()) {
					const names = isArrowFunction(node) ? [] : namespacesOf(types[at]);
					const wanted = names.length > 0 ? checker.getContextualType(node) : undefined;
					for (const signature of wanted ? checker.getSignaturesOfType(wanted, SignatureKind.Call) : [])
						mark(names, stringsOf(checker.getParameterType(signature, 0)));
				}

				if (!namesKeys.test(text)) continue;
				for (const node of nodes.filter((one) => isStringLiteral(one) || isNoSubstitutionTemplateLiteral(one))) {
					const wanted = new Set(stringsOf(checker.getContextualType(node)));
					mark(
						[...namespaces].filter(([, all]) => isSame(wanted, all)).map(([name]) => name),
						[node.text],
					);
				}
			}
		}
	} finally {
		api.close();
	}
	return used;
}

/** Excludes calls that cannot be for a text, without asking for their types, which takes seconds. */
function mayBeText({ expression, arguments: [key, , third] }: { expression: Node; arguments: readonly Node[] }): boolean {
	if (!key || third || isArrowFunction(key)) return false;
	return (
		isIdentifier(expression) || isCallExpression(expression) || (isPropertyAccessExpression(expression) && expression.name.text === "t")
	);
}

/**
 * Maps the type of a called function to the namespaces that it reads: those of Translate<N>, or the one whose keys the `t` of mails
 * takes.
 */
function calledNamespaces(checker: Checker, namespaces: ReadonlyMap<string, ReadonlySet<string>>): (called: Type | undefined) => string[] {
	const known = new Map<number, string[]>();
	const read = (called: Type): string[] => {
		if (called.getAliasSymbol()?.name === "Translate") return stringsOf(called.getAliasTypeArguments()[0]);
		if (called.getSymbol()?.name !== "t") return [];
		const [signature] = checker.getSignaturesOfType(called, SignatureKind.Call);
		const key = signature && checker.getParameterType(signature, 0);
		const keys = new Set(key ? stringsOf(checker.getBaseConstraintOfType(key)) : []);
		return [...namespaces].filter(([, all]) => isSame(keys, all)).map(([name]) => name);
	};
	return (called) => {
		if (!called?.isObjectType()) return [];
		const found = known.get(called.id) ?? read(called);
		known.set(called.id, found);
		return found;
	};
}
