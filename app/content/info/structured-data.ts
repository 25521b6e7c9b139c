import { company } from "../../../contract/company";

/** Questions with their answers as plain text, as schema.org's FAQPage. */
export const faqStructuredData = (entries: { question: string; answer: string }[]) => ({
	"@context": "https://schema.org",
	"@type": "FAQPage",
	mainEntity: entries.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	})),
});

interface Described {
	slug: string;
	title: string;
	intro: string;
	published: string;
	picture: { url: string } | null;
	/** BCP 47. */
	language: string;
	/** https://host of the page. */
	origin: string;
}

/** An article of the magazine, written and published by the shop. */
export function articleStructuredData({ slug, title, intro, published, picture, language, origin }: Described) {
	const publisher = { "@type": "Organization", name: company.name, url: `${origin}/` };
	return {
		"@context": "https://schema.org",
		"@type": "Article",
		mainEntityOfPage: `${origin}/blog/${slug}`,
		headline: title,
		description: intro,
		datePublished: published,
		inLanguage: language,
		author: publisher,
		publisher,
		...(picture ? { image: [new URL(picture.url, origin).href] } : {}),
	};
}
