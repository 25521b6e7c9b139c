import type { ReactNode } from "react";
import type { Crumb } from "../../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Wrap } from "../../ui/wrap";
import * as css from "./info-page.css";
import { Prose, type TextBlock } from "./prose";

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
	/** What stands among its children and is to be listed beside them: they take the width that there is. */
	listed?: { id: string; title: string }[];
	/** Its children take the whole width. */
	isWide?: boolean;
	children?: ReactNode;
}

/** A page of text with its sections beside it as a list of links. */
export function InfoArticle({ page, crumbs = [], first, listed = [], isWide = false, children }: InfoArticleProps) {
	const sections = page.sections.map(({ heading }, index) => ({ id: `s${index + 1}`, title: heading }));
	const contents = [...(first ? [first] : []), ...sections, ...listed];
	const hasContents = contents.length > 3;
	return (
		<>
			<Breadcrumbs items={[...crumbs, { title: page.title }]} />
			<Wrap>
				<div className={isWide || !hasContents ? css.wideColumns : css.columns}>
					<header className={css.head}>
						<h1>{page.title}</h1>
						<p className={css.lead}>{page.lead}</p>
					</header>
					{hasContents ? (
						<ol className={listed.length > 0 ? css.chips : first ? `${css.contents} ${css.besideFirst}` : css.contents}>
							{contents.map(({ id, title }) => (
								<li key={id}>
									<a href={`#${id}`} className={css.contentsLink}>
										{title}
									</a>
								</li>
							))}
						</ol>
					) : null}
					<div className={isWide ? css.wideBody : listed.length > 0 ? css.listBody : css.body}>
						{first?.part}
						<InfoSections page={page} />
						{children}
					</div>
				</div>
			</Wrap>
		</>
	);
}

/** The text of such a page, by its headings. */
export function InfoSections({ page }: { page: InfoPage }) {
	return page.sections.map(({ heading, blocks }, index) => (
		<section key={heading} id={`s${index + 1}`} className={css.section}>
			<h2 className={css.heading}>{heading}</h2>
			<Prose blocks={blocks} />
		</section>
	));
}
