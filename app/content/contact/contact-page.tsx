import type { ReactNode } from "react";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Wrap } from "../../ui/wrap";
import { type InfoPage, InfoSections } from "../info/info-page";
import { formTitle } from "./contact-form";
import * as css from "./contact-page.css";
import { ContactPerson } from "./contact-person";

interface ContactPageProps {
	page: InfoPage;
	/** What the form is called where it asks for an article or quotation: the page is that form. */
	request: string | null;
	/** When somebody is there next, in words; null: now. */
	opens: string | null;
	/** The form, or what is said once it was sent. */
	children: ReactNode;
}

/** The form, and beside it who answers and what is good to know before writing. On a phone it stands between the two. */
export function ContactPage({ page, request, opens, children }: ContactPageProps) {
	return (
		<>
			<Breadcrumbs items={[{ title: page.title }]} />
			<Wrap>
				<div className={css.page}>
					<header className={css.head}>
						{request ? <h1 id={formTitle}>{request}</h1> : <h1>{page.title}</h1>}
						{request ? null : <p className={css.lead}>{page.lead}</p>}
					</header>
					<div className={css.person}>
						<ContactPerson opens={opens} />
					</div>
					<div className={css.message}>{children}</div>
					<div className={css.facts}>
						<InfoSections page={page} />
					</div>
				</div>
			</Wrap>
		</>
	);
}
