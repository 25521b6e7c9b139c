import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { content } from "../../contract/content";
import { plainText } from "../../contract/fields";
import { CountedButton } from "../platform/analytics/counted-link";
import { readSeller } from "../platform/backend/seller.server";
import { href } from "../platform/config/href";
import { requireCanonical } from "../platform/http/redirect.server";
import { useT } from "../platform/i18n/i18n";
import { Prose } from "../platform/page/prose";
import { blocks, type TextBlock } from "../platform/page/text-blocks";
import { useSeller } from "../platform/page/use-seller";
import { pageMeta } from "../platform/seo/page-meta";
import { Empty } from "../ui/empty";
import { Button } from "../ui/forms/button";
import { Link } from "../ui/link";
import { ContactButton } from "./contact-button";
import * as css from "./faq.css";
import { searchFaq } from "./faq-search";
import { InfoArticle } from "./info/info-page";
import { listPage } from "./info/info-page.server";
import { faqStructuredData } from "./info/structured-data";

export const handle = { i18n: ["reading"] };

export const meta = pageMeta;

const maxQueryLength = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const selling = readSeller(context);
	const entries = await context.backend(content.faq);
	const query = plainText(new URL(request.url).searchParams.get("q") ?? "").slice(0, maxQueryLength);
	const { page, meta } = listPage(context, "faq", await selling);
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

function FaqSearchForm({ query }: { query: string }) {
	const t = useT("reading");
	return (
		<search aria-labelledby="faq-search">
			<Form action={href("/faq")} className={css.form}>
				<label id="faq-search" htmlFor="faq-words" className={css.label}>
					{t("faq.search")}
				</label>
				<input
					key={query}
					id="faq-words"
					className={css.input}
					type="search"
					name="q"
					defaultValue={query}
					maxLength={100}
					enterKeyHint="search"
				/>
				<Button>{t("faq.search.submit")}</Button>
			</Form>
			{query ? (
				<p className={css.back}>
					<Link to={href("/faq")}>{t("faq.all")}</Link>
				</p>
			) : null}
		</search>
	);
}

interface QuestionText {
	/** The anchor, equal in all languages. */
	slug: string;
	question: string;
	blocks: TextBlock[];
}

interface FaqTopic {
	/** The anchor of this topic. */
	id: string;
	topic: string;
	entries: QuestionText[];
}

/** Lists all questions by topic. The first is open, to show that the page has answers. */
function FaqList({ topics }: { topics: FaqTopic[] }) {
	useOpenTarget();
	return topics.map(({ id, topic, entries }, place) => (
		<section key={id} id={id}>
			<h2 className={css.topic}>{topic}</h2>
			{entries.map((entry, index) => (
				<Question key={entry.slug} entry={entry} isOpen={place === 0 && index === 0} />
			))}
		</section>
	));
}

/** Shows a question that opens. Its address targets the answer, so the browser opens the question without scripts. */
function Question({ entry: { slug, question, blocks }, isOpen = false }: { entry: QuestionText; isOpen?: boolean }) {
	const t = useT("reading");
	return (
		<details className={css.question} open={isOpen}>
			<summary className={css.questionText}>{question}</summary>
			<div id={slug} className={css.answer}>
				<Prose blocks={blocks} />
				<p className={css.own}>
					<a href={`${href("/faq")}#${slug}`} aria-label={t("faq.link.to", { question })}>
						{t("faq.link")}
					</a>
				</p>
			</div>
		</details>
	);
}

/**
 * Opens the question in the address after a script changed it. The browser itself does this only for a new document.
 */
function useOpenTarget(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const target = hash ? document.getElementById(hash.slice(1)) : null;
		const question = target?.closest("details");
		if (!question || question.open) return;
		question.open = true;
		question.scrollIntoView();
	}, [hash]);
}

interface FaqResultsProps {
	query: string;
	found: QuestionText[];
}

/** Readers read so few results in full. */
const fewest = 3;

/** Shows the questions that were found, or whom to ask if none was. */
function FaqResults({ query, found }: FaqResultsProps) {
	const t = useT("reading");
	const { phone } = useSeller();
	if (found.length === 0)
		return (
			<Empty
				title={t("faq.none.title", { words: query })}
				actions={
					<>
						<ContactButton kind="primary">{t("faq.none.contact")}</ContactButton>
						<CountedButton to={`tel:${phone.dial}`}>{phone.shown}</CountedButton>
					</>
				}
			>
				<p>{t("faq.none.text")}</p>
			</Empty>
		);
	return (
		<section aria-labelledby="faq-found">
			<h2 id="faq-found" className={css.topic}>
				{t("faq.found", { count: found.length, words: query })}
			</h2>
			{found.map((entry) => (
				<Question key={entry.slug} entry={entry} isOpen={found.length <= fewest} />
			))}
		</section>
	);
}
