import { company } from "../../../contract/company";

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
	/** BCP 47 tag. */
	language: string;
	/** The page's origin: https://host. */
	origin: string;
}

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
