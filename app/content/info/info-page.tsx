import type { ReactNode } from "react";
import type { Crumb } from "../../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Prose } from "../../platform/page/prose";
import type { TextBlock } from "../../platform/page/text-blocks";
import { muted, plainHeading, size } from "../../ui/layout.css";
import { Wrap } from "../../ui/wrap";
import * as css from "./info-page.css";

/** A page of running text. The server parses it. */
export interface InfoPage {
	title: string;
	lead: string;
	sections: { heading: string; blocks: TextBlock[] }[];
}

interface InfoArticleProps {
	page: InfoPage;
	crumbs?: Crumb[];
	first?: { id: string; title: string; part: ReactNode };
	/** Entries of the contents that point at the children. The page then uses the full width. */
	listed?: { id: string; title: string }[];
	isWide?: boolean;
	children?: ReactNode;
}

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
						<p className={`${size.m} ${muted}`}>{page.lead}</p>
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

export function InfoSections({ page }: { page: InfoPage }) {
	return page.sections.map(({ heading, blocks }, index) => (
		<section key={heading} id={`s${index + 1}`} className={css.section}>
			<h2 className={plainHeading.l}>{heading}</h2>
			<Prose blocks={blocks} />
		</section>
	));
}
