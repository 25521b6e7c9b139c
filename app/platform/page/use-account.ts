import { useRouteLoaderData } from "@remix-run/react";
import type { AccountView } from "../session/visitor";

/** Who is signed in, as every page is told; null for a guest, undefined on a page of errors. */
export const useAccount = (): AccountView | null | undefined => useRouteLoaderData<{ account: AccountView | null }>("root")?.account;
