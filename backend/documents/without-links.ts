import type { Letter } from "./letter";

/**
 * Positions at which mail clients would detect a link in user input; a space is inserted after them
 * (docs/decisions/0086-mail-to-typed-addresses.md): a dot before a letter, the dot of "www.", the last dot of four numbers, a
 * colon before a slash, the colon of "mailto:", and the first of two backslashes.
 */
const links =
	/(?<=[^.])[.。．｡](?=[\p{Cf}\p{M}]*\p{L})|(?<=www)\.(?=\S)|(?<=\d\.\d{1,3}\.\d{1,3})\.(?=\d)|:(?=[/\\])|(?<=mailto):(?=\S)|\\(?=\\)/giu;

const plainAddress = /^(?!www\.)[\p{L}\p{N}._+'&-]+@[\p{L}\p{N}.-]+$/iu;

const around = /^\(|(?<![).,;:])[).,;:]+$/g;

/** @param addresses mail addresses that are left unchanged */
export const withoutLinks = (text: string, addresses: readonly string[] = []): string =>
	text.replace(/[\S\uFEFF]+/g, (word) => {
		const address = word.replace(around, "");
		return addresses.includes(address) && plainAddress.test(address) ? word : word.replace(links, "$& ");
	});

/** The letter without auto-linked text except the shop's own: the letter's link, and its closing lines. */
export function onlyOwnLinks<L extends Letter>(letter: L): L {
	const plain = (text: string) => withoutLinks(text, letter.addresses);
	const { subject, heading, paragraphs, data, address, shippingAddress, lines, sections } = letter;
	return {
		...letter,
		subject: plain(subject),
		heading: plain(heading),
		paragraphs: paragraphs.map(plain),
		...(data && { data: { ...data, facts: data.facts.map((fact) => ({ ...fact, value: plain(fact.value) })) } }),
		...(address && { address: { ...address, lines: address.lines.map(plain) } }),
		...(shippingAddress && { shippingAddress: { ...shippingAddress, lines: shippingAddress.lines.map(plain) } }),
		...(lines && {
			lines: {
				...lines,
				rows: lines.rows.map((row) => ({ ...row, notes: row.notes.map((note) => ({ ...note, text: plain(note.text) })) })),
			},
		}),
		sections: sections.map((section) => ({ ...section, lines: section.lines.map(plain) })),
	};
}
