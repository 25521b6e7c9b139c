import { useLocation } from "@remix-run/react";
import { useHydrated } from "../../ui/browser/use-hydrated";

/**
 * A form's key on a page that may be prefetched. Its data may serve two visits (worker/prefetch), and each needs its own key.
 * @param key from the page's data
 */
export function useFormKey(key: string): string {
	const visit = useLocation().key;
	return useHydrated() ? `${key}-${visit}` : key;
}
