import type { AppLoadContext } from "@remix-run/cloudflare";
import { claims, type ListedClaim } from "../../../contract/claims/claims";
import { orNull } from "../../platform/backend/errors.server";

/** Those of an order; null where the backend has none, so that its page does not offer them. */
export const readClaimsOf = ({ backend }: AppLoadContext, id: string): Promise<ListedClaim[] | null> =>
	orNull(backend(claims.ofOrder, { params: { id } }));
