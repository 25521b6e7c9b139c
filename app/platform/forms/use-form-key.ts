import { useLocation } from "@remix-run/react";
import { useHydrated } from "../../ui/browser/use-hydrated";

/**
 * The key of a form on a page that may be prefetched: its data may serve two visits (worker/prefetch), each of which needs a key of its own.
 * @param key from the page's data
 */
export function useFormKey(key: string): string {
	const visit = useLocation().key;
	return useHydrated() ? `${key}-${visit}` : key;
}
