import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { claimStates } from "../../../contract/claims/claim-kinds";
import { claims } from "../../../contract/claims/claims";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { LinkButton } from "../../ui/forms/button";
import { pagedMeta, readListPage } from "../paged/list.server";
import { ListPage } from "../paged/list-page";
import { ClaimTable } from "./claim-table";

export const handle = { i18n: ["account", "claims"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readClaims(context, request.url);
	const title = context.texts.translator("claims")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

/** Lists the claims of an account or its company, newest first. */
export default function Claims() {
	const { title, claims, ...list } = useLoaderData<typeof loader>();
	const t = useT("claims");
	const choices = claimStates.map((value) => ({ value, label: t(`state.${value}`) }));
	return (
		<ListPage
			{...{ title, list, t }}
			current="claims"
			name="claims"
			path={href("/users/claims")}
			state={{ label: t("column.state"), choices }}
			emptyTo={href("/users/orders")}
			lead={list.count > 0 ? t("new.choose") : null}
			action={list.count > 0 ? <LinkButton to={href("/users/orders")}>{t("new.title")}</LinkButton> : null}
		>
			<ClaimTable claims={claims} labelledBy="claims" />
		</ListPage>
	);
}

/** @throws as `readListPage`; 404 if the backend has no claims */
const readClaims = (context: AppLoadContext, address: string) =>
	readListPage(context, address, href("/users/claims"), claimStates, async ({ range, ...sought }) => {
		const [listed, { count, is_sought: isSought }] = await Promise.all([
			context.backend(claims.byUser, { query: { ...sought, range } }),
			context.backend(claims.countByUser, { query: sought }),
		]);
		return { claims: listed, count, isSought };
	});
