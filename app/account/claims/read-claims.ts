import type { AppLoadContext } from "@remix-run/cloudflare";
import { claimStates } from "../../../contract/claims/claim-kinds";
import { claims } from "../../../contract/claims/claims";
import { readListPage } from "../paged/list.server";

/** The page of claims that an address asks for. @throws as `readListPage`; 404 where the backend has no claims */
export const readClaims = (context: AppLoadContext, address: string) =>
	readListPage(context, address, "/users/claims", claimStates, async ({ range, ...sought }) => {
		const [listed, { count, is_sought: isSought }] = await Promise.all([
			context.backend(claims.byUser, { query: { ...sought, range } }),
			context.backend(claims.countByUser, { query: sought }),
		]);
		return { claims: listed, count, isSought };
	});
