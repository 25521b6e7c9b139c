import { defaultLocale, isLocale } from "../config/market";
import type { Namespace, Texts, Translate } from "./i18n";
import { messageFiller } from "./messages";
import { textFileOf } from "./text-files";

const language = document.documentElement.lang;
const locale = isLocale(language) ? language : defaultLocale;
const fill = messageFiller(locale);
const loaded = new Map<string, Record<string, string>>();
const loading = new Map<string, Promise<void>>();

/** Fetches what holds a namespace, once. */
function load(namespace: string): Promise<void> {
	const file = textFileOf(namespace);
	const under = loading.get(file);
	if (under) return under;
	const promise = read(file);
	loading.set(file, promise);
	return promise;
}

/** One folder holds all texts of this build (vite.config.ts), so that no list of files has to be known here. */
async function read(file: string): Promise<void> {
	const answer = await fetch(`${textsFolder}${locale}/${file}.json`);
	if (!answer.ok) throw new Error(`Texts ${file}: ${answer.status}`);
	const texts: Record<string, Record<string, string>> = await answer.json();
	for (const [namespace, messages] of Object.entries(texts)) loaded.set(namespace, messages);
}

/** Fetches what the first page needs before it is hydrated. */
export async function loadTexts(namespaces: Iterable<string>): Promise<Texts> {
	await Promise.all([...namespaces].map(load));
	return browserTexts;
}

const translators = new Map<string, (key: string, values?: Record<string, string | number>) => string>();

const browserTexts: Texts = {
	locale,
	translator<N extends Namespace>(namespace: N): Translate<N> {
		const messages = loaded.get(namespace);
		if (!messages) throw load(namespace);
		const t = translators.get(namespace) ?? ((key, values) => fill(messages, key, values));
		translators.set(namespace, t);
		return t;
	},
};
