import type { ListedClaim } from "../../../contract/claims/claims";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { ListSection } from "../paged/list-parts";
import { type ListQuery, listAddress } from "../paged/list-query";
import { AccountPage } from "../profile/account-page";
import { ClaimTable } from "./claim-table";

interface ClaimsProps {
	title: string;
	/** Of the page. */
	claims: ListedClaim[];
	/** On all pages. */
	count: number;
	query: ListQuery;
	hasColleagues: boolean;
}

/** All claims of an account or of its company, page by page, newest first. */
export function ClaimsPage({ title, claims, ...list }: ClaimsProps) {
	const t = useT("claims");
	const empty = (
		<Empty title={t("none.title")} actions={<LinkButton to="/users/orders">{t("none.action")}</LinkButton>}>
			{t("none.text")}
		</Empty>
	);
	return (
		<AccountPage title={title} current="claims">
			<ListSection
				{...list}
				name="claims"
				addressOf={(query) => listAddress("/users/claims", query)}
				words={{
					...{ label: t("of.label"), self: t("of.self"), company: t("of.company") },
					...{ total: t("count", { count: list.count }), shown: (range) => t("shown", range) },
				}}
				empty={empty}
			>
				<ClaimTable claims={claims} labelledBy="claims" />
			</ListSection>
		</AccountPage>
	);
}
