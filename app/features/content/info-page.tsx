import type { ReactNode } from "react";
import { Wrap } from "../../ui/wrap";
import { Breadcrumbs, type Crumb } from "../shell/breadcrumbs";
import * as css from "./info-page.css";

export type TextBlock = { kind: "paragraph" | "heading"; text: string } | { kind: "list"; items: string[] };

/** A page of running text, parsed on the server. */
export interface InfoPage {
	title: string;
	lead: string;
	sections: { heading: string; blocks: TextBlock[] }[];
}

interface InfoArticleProps {
	page: InfoPage;
	crumbs?: Crumb[];
	/** What the page is for, before its text: the first of its contents. */
	first?: { id: string; title: string; part: ReactNode };
	children?: ReactNode;
}

/** A page of text with its sections beside it as a list of links. */
export function InfoArticle({ page, crumbs = [], first, children }: InfoArticleProps) {
	return (
		<>
			<Breadcrumbs items={[...crumbs, { title: page.title }]} />
			<Wrap>
				<div className={css.columns}>
					<header className={css.head}>
						<h1>{page.title}</h1>
						<p className={css.lead}>{page.lead}</p>
					</header>
					{page.sections.length > 3 ? (
						<ol className={first ? `${css.contents} ${css.besideFirst}` : css.contents}>
							{first ? (
								<li>
									<a href={`#${first.id}`} className={css.contentsLink}>
										{first.title}
									</a>
								</li>
							) : null}
							{page.sections.map(({ heading }, index) => (
								<li key={heading}>
									<a href={`#s${index + 1}`} className={css.contentsLink}>
										{heading}
									</a>
								</li>
							))}
						</ol>
					) : null}
					<div className={css.body}>
						{first?.part}
						{page.sections.map(({ heading, blocks }, index) => (
							<section key={heading} id={`s${index + 1}`} className={css.section}>
								<h2 className={css.heading}>{heading}</h2>
								<Prose blocks={blocks} />
							</section>
						))}
						{children}
					</div>
				</div>
			</Wrap>
		</>
	);
}

/** Paragraphs, lists and small headings. */
export function Prose({ blocks }: { blocks: TextBlock[] }) {
	return (
		<div className={css.prose}>
			{blocks.map((block) => (
				<Block key={block.kind === "list" ? block.items[0] : block.text} block={block} />
			))}
		</div>
	);
}

function Block({ block }: { block: TextBlock }) {
	if (block.kind !== "list") return block.kind === "heading" ? <h2 className={css.heading}>{block.text}</h2> : <p>{block.text}</p>;
	return (
		<ul>
			{block.items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
