import type { ReactNode } from "react";
import type { Crumb } from "../../platform/page/breadcrumb-data";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Prose } from "../../platform/page/prose";
import type { TextBlock } from "../../platform/page/text-blocks";
import { muted, plainHeading, size } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Wrap } from "../../ui/wrap";
import * as css from "./info-page.css";

/** A page of running text. The server parses it. */
export interface InfoPage {
	title: string;
	lead: string;
	/** A heading is "" for text above the first one. */
	sections: { id: string; heading: string; blocks: TextBlock[] }[];
	/** Since when it holds. */
	note?: string;
	/** The address of what holds now. */
	present?: { to: string; title: string };
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
	const sections = page.sections.flatMap(({ id, heading }) => (heading === "" ? [] : [{ id, title: heading }]));
	const contents = [...(first ? [first] : []), ...sections, ...listed];
	const hasContents = contents.length > 3;
	return (
		<>
			<Breadcrumbs items={[...crumbs, { title: page.title }]} />
			<Wrap>
				<div className={isWide || !hasContents ? css.wideColumns : css.columns}>
					<header className={css.head}>
						<h1>{page.title}</h1>
						{page.lead === "" ? null : <p className={`${size.m} ${muted}`}>{page.lead}</p>}
						{page.note ? (
							<p>
								{page.note} {page.present ? <Link to={page.present.to}>{page.present.title}</Link> : null}
							</p>
						) : null}
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
	return page.sections.map(({ id, heading, blocks }) => (
		<section key={id} id={id} className={css.section}>
			{heading === "" ? null : <h2 className={plainHeading.l}>{heading}</h2>}
			<Prose blocks={blocks} />
		</section>
	));
}
