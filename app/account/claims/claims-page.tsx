import { claimStates } from "../../../contract/claims/claim-kinds";
import type { ListedClaim } from "../../../contract/claims/claims";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { ListSection, WhoseOf } from "../paged/list-parts";
import type { ListQuery } from "../paged/list-query";
import { AccountPage } from "../profile/account-page";
import { ClaimTable } from "./claim-table";

const path = "/users/claims";

interface ClaimsProps {
	title: string;
	/** Of the page. */
	claims: ListedClaim[];
	/** On all pages. */
	count: number;
	query: ListQuery;
	hasColleagues: boolean;
	/** The backend narrows them. */
	isSought: boolean;
}

/** All claims of an account or of its company, page by page, newest first. */
export function ClaimsPage({ title, claims, ...list }: ClaimsProps) {
	const t = useT("claims");
	const empty = (
		<Empty title={t("none.title")} actions={<LinkButton to="/users/orders">{t("none.action")}</LinkButton>}>
			{t("none.text")}
		</Empty>
	);
	const whose = (
		<WhoseOf
			query={list.query}
			path={path}
			hasColleagues={list.hasColleagues}
			words={{ label: t("of.label"), self: t("of.self"), company: t("of.company") }}
		/>
	);
	return (
		<AccountPage title={title} current="claims" tools={whose}>
			<ListSection
				name="claims"
				count={list.count}
				query={list.query}
				path={path}
				words={{ total: t("count", { count: list.count }), shown: (range) => t("shown", range) }}
				filter={
					list.isSought
						? {
								search: t("filter.search"),
								hint: t("filter.hint"),
								state: t("column.state"),
								states: claimStates.map((value) => ({ value, label: t(`state.${value}`) })),
							}
						: null
				}
				empty={empty}
			>
				<ClaimTable claims={claims} labelledBy="claims" />
			</ListSection>
		</AccountPage>
	);
}
