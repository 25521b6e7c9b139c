import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../../contract/content";
import { plainText } from "../../../contract/fields";
import { requireCanonical } from "../../platform/http/redirect.server";
import { pageMeta } from "../../platform/seo/page-meta";
import { faqStructuredData } from "../articles/structured-data";
import { FaqList, type FaqTopic, type QuestionText } from "../faq/faq-list";
import { FaqResults } from "../faq/faq-results";
import { searchFaq } from "../faq/faq-search";
import { FaqSearchForm } from "../faq/faq-search-form";
import { InfoArticle } from "../info/info-page";
import { blocks, infoPage } from "../info/info-page.server";

export const handle = { i18n: ["reading"] };

export const meta = pageMeta;

/** In characters; more is no question. */
const longestQuery = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const entries = await context.backend(content.faq);
	const query = plainText(new URL(request.url).searchParams.get("q") ?? "").slice(0, longestQuery);
	const { page, meta } = infoPage(context, "faq");
	return {
		page,
		query,
		meta: query ? { ...meta, isUnlisted: true } : { ...meta, structured: faqStructuredData(entries) },
		topics: query ? [] : byTopic(entries),
		found: query ? searchFaq(entries, query, context.market.locale).map(readable) : [],
	};
}

interface Entry {
	topic: string;
	slug: string;
	question: string;
	answer: string;
}

const readable = ({ slug, question, answer }: Entry): QuestionText => ({ slug, question, blocks: blocks(answer) });

const byTopic = (entries: Entry[]): FaqTopic[] =>
	[...new Set(entries.map(({ topic }) => topic))].map((topic, index) => ({
		id: `topic-${index + 1}`,
		topic,
		entries: entries.filter((entry) => entry.topic === topic).map(readable),
	}));

export default function Faq() {
	const { page, query, topics, found } = useLoaderData<typeof loader>();
	return (
		<InfoArticle page={page} listed={topics.map(({ id, topic }) => ({ id, title: topic }))}>
			<FaqSearchForm query={query} />
			{query ? <FaqResults query={query} found={found} /> : <FaqList topics={topics} />}
		</InfoArticle>
	);
}
