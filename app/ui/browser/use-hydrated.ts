import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run this page: false on the server and for the first render, so that both agree. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
