import { useRouteLoaderData } from "@remix-run/react";
import type { AccountView } from "../session/visitor";

/** The signed-in account; null for a guest, undefined on an error page. */
export const useAccount = (): AccountView | null | undefined => useRouteLoaderData<{ account: AccountView | null }>("root")?.account;
