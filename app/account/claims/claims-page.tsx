import { claimStates } from "../../../contract/claims/claim-kinds";
import type { ListedClaim } from "../../../contract/claims/claims";
import { useT } from "../../platform/i18n/i18n";
import { LinkButton } from "../../ui/forms/button";
import { type ListFacts, ListPage } from "../paged/list-page";
import { ClaimTable } from "./claim-table";

interface ClaimsProps extends ListFacts {
	title: string;
	/** Of the page. */
	claims: ListedClaim[];
}

/** All claims of an account or of its company, page by page, newest first. */
export function ClaimsPage({ title, claims, ...list }: ClaimsProps) {
	const t = useT("claims");
	const choices = claimStates.map((value) => ({ value, label: t(`state.${value}`) }));
	return (
		<ListPage
			{...{ title, list, t }}
			current="claims"
			name="claims"
			path="/users/claims"
			state={{ label: t("column.state"), choices }}
			emptyTo="/users/orders"
			lead={list.count > 0 ? t("new.choose") : null}
			action={list.count > 0 ? <LinkButton to="/users/orders?state=done">{t("new.title")}</LinkButton> : null}
		>
			<ClaimTable claims={claims} labelledBy="claims" />
		</ListPage>
	);
}
