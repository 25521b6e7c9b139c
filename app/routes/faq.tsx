import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { content } from "../../contract/content";
import { FaqList } from "../features/content/faq-list";
import { InfoArticle } from "../features/content/info-page";
import { blocks, infoPage } from "../info-page.server";
import { pageMeta } from "../page-meta";

export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const entries = await context.backend(content.faq);
	const topics = [...new Set(entries.map(({ topic }) => topic))].map((topic) => ({
		topic,
		entries: entries
			.filter((entry) => entry.topic === topic)
			.map(({ slug, question, answer }) => ({ slug, question, blocks: blocks(answer) })),
	}));
	return { ...infoPage(context, "faq"), topics };
}

export default function Faq() {
	const { page, topics } = useLoaderData<typeof loader>();
	return (
		<InfoArticle page={page}>
			<FaqList topics={topics} />
		</InfoArticle>
	);
}
